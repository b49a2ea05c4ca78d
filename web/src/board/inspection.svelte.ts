/** What a reader wants to know about a thing: by resting on it, by the keyboard, or by a long press. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** What is told of a thing. */
export interface About {
  title: string;
  text?: string; // what it is and does
  rule?: string | null; // where that is written
  lines?: readonly string[]; // what happened there last
}

interface Where {
  clientX: number;
  clientY: number;
}

const REST = 650; // ms that a mouse rests before it asks
const HOLD = 450; // ms of a long press

export class Inspection {
  id = $state<string | null>(null); // the thing that is told about
  at = $state.raw({ x: 0, y: 0 }); // in the window
  held = $state(false); // a finger asked: it stays until the next tap
  private resting: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A mouse is here; it asks if it stays. */
  hover(id: string | null, where: Where): void {
    if (this.held || id === this.resting) return;
    this.leave();
    this.resting = id;
    if (id) this.later(REST, () => this.show(id, where));
  }

  /** The arrow keys or the tab key are here. */
  focus(id: string, where: Where): void {
    if (this.held) return;
    this.leave();
    this.later(REST, () => this.show(id, where));
  }

  /** A finger is down here; it asks if it stays. */
  hold(id: string | null, where: Where): void {
    this.end();
    if (!id) return;
    this.later(HOLD, () => {
      this.show(id, where);
      this.held = true;
    });
  }

  /** The mouse has gone, or the finger, which what it asked for outlasts. */
  leave(): void {
    clearTimeout(this.timer);
    this.resting = null;
    if (!this.held) this.id = null;
  }

  end(): void {
    this.held = false;
    this.leave();
  }

  /** Attached to anything that can be asked about. */
  of(id: string): Attachment<Element> {
    return (thing) => {
      // A thing that goes away while it has the focus is left in the midst of drawing: `on` keeps that apart
      const when = (name: string, heard: (event: PointerEvent) => void) => on(thing, name, heard as EventListener);
      const ends = [
        when('pointermove', (event) => event.pointerType === 'mouse' && this.hover(id, event)),
        when('pointerleave', () => this.leave()),
        when('pointerdown', (event) => event.pointerType !== 'mouse' && this.hold(id, event)),
        when('pointerup', () => this.leave()),
        when('pointercancel', () => this.leave()),
        when('focus', () => thing.matches(':focus-visible') && this.focus(id, below(thing))),
        when('blur', () => this.leave()),
        when('contextmenu', (event) => this.held && event.preventDefault()),
      ];
      return () => ends.forEach((end) => end());
    };
  }

  private later(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, wait);
  }

  private show(id: string, { clientX: x, clientY: y }: Where): void {
    this.id = id;
    this.at = { x, y };
  }
}

function below(thing: Element): Where {
  const { left, bottom } = thing.getBoundingClientRect();
  return { clientX: left, clientY: bottom };
}
