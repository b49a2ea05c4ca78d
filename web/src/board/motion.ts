/** Pieces glide from where they were drawn last to where they are now, whichever two views that were. */

import type { Attachment } from 'svelte/attachments';
import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { moves } from '../lib/settings.svelte';
import type { Point } from './geometry';
import { legs, type Pose, same } from './pose';

/** How it comes there. */
export interface Course {
  via?: readonly Point[]; // places on the way, each a step
  after?: number; // steps of others that come first
  back?: boolean; // it was taken back: it turns the other way
}

const STEP = 150; // ms of one step of several
const MOVE = 250; // ms of a move

export class Motion {
  private readonly last = new Map<string, Pose>();
  private readonly running = new Map<string, Animation>();

  /** Attached to a piece: brings it to its pose. Its element rests there by its own `transform`. */
  glide(key: string, pose: Pose, { via = [], after = 0, back = false }: Course = {}): Attachment<Element> {
    return (piece) => {
      const before = this.last.get(key);
      this.last.set(key, pose);
      if (!before || same(before, pose) || !moves()) return;
      this.running.get(key)?.cancel();
      const frames = legs(before, pose, via, back);
      const moving = piece.animate(frames, {
        duration: frames.length > 2 ? STEP * (frames.length - 1) : MOVE,
        delay: after * STEP,
        fill: 'backwards', // it waits where it was
        easing: frames.length > 2 ? 'linear' : 'cubic-bezier(0.4, 0, 0.2, 1)',
      });
      this.running.set(key, moving);
      moving.onfinish = () => this.running.delete(key);
    };
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    for (const moving of this.running.values()) moving.finish();
  }
}

/** Grows out of nothing, for what appears; with `out:` it leaves the same way. */
export function grow(_: Element, { delay = 0, duration = MOVE } = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { delay, duration, easing: backOut, css: (t) => `transform: scale(${t}); opacity: ${Math.min(1, t * 2)}` };
}
