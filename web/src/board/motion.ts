/** Pieces glide from where they were drawn last to where they are now, whichever two views that were. */

import type { Attachment } from 'svelte/attachments';
import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { moves } from '../lib/settings.svelte';
import type { Point } from './geometry';

/** How a piece lies. */
export interface Pose extends Point {
  turn?: number; // degrees, clockwise
  size?: number; // 1 if it is not said
  side?: string; // which side is up: another one is turned over
}

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

function same(a: Pose, b: Pose): boolean {
  return transform(a) === transform(b) && a.side === b.side;
}

/** The poses on the way, as frames. */
export function legs(before: Pose, pose: Pose, via: readonly Point[], back: boolean): Keyframe[] {
  const from = before.turn ?? 0;
  const clockwise = ((((pose.turn ?? 0) - from) % 360) + 360) % 360;
  const turn = from + (back && clockwise ? clockwise - 360 : clockwise);
  const poses = [before, ...via.map((point) => ({ ...pose, ...point, turn: from })), { ...pose, turn }];
  if (before.side !== pose.side)
    poses.splice(1, 0, { x: (before.x + pose.x) / 2, y: (before.y + pose.y) / 2, turn: from, size: 0 });
  return poses.map((each) => ({ transform: transform(each) }));
}

function transform({ x, y, turn = 0, size = 1 }: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

/** Grows out of nothing, for what appears; with `out:` it leaves the same way. */
export function grow(_: Element, { delay = 0, duration = MOVE } = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { delay, duration, easing: backOut, css: (t) => `transform: scale(${t}); opacity: ${Math.min(1, t * 2)}` };
}
