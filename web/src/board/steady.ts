/** A click counts for the position in which it began: another device may have moved between press and release. */

import type { Attachment } from 'svelte/attachments';
import type { Hand } from './hand';

/** Attached to a board, and to what has buttons of it. */
export function steady(hand: Hand): Attachment<HTMLElement> {
  return (node) => {
    let pressed: string | null = null;
    const down = () => (pressed = hand.at);
    const click = (event: MouseEvent) => {
      const stale = pressed !== null && pressed !== hand.at;
      pressed = null; // keys and screen readers click without it
      if (!stale) return;
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('pointerdown', down, { capture: true });
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('pointerdown', down, { capture: true });
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
