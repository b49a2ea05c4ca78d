/** How pieces lie, and how they come from one pose to another. */

import type { Point } from './geometry';

/** How a piece lies. */
export interface Pose extends Point {
  turn?: number; // degrees, clockwise
  size?: number; // 1 if it is not said
  side?: string; // which side is up: another one is turned over
}

/** Nothing to see. */
export function same(a: Pose, b: Pose): boolean {
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
