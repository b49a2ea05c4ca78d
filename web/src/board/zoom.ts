/** Where a board is looked at: how large, and moved by how much. Pure, so that it can be tested. */

export interface Look {
  scale: number; // 1 fits
  x: number; // px by which the content is moved
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const FIT: Look = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

/** Larger or smaller around a point of the frame, which stays where it is. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, frame: Size): Look {
  const scale = Math.min(LARGEST, Math.max(1, look.scale * factor));
  const ratio = scale / look.scale;
  return held({ scale, x: at.x - (at.x - look.x) * ratio, y: at.y - (at.y - look.y) * ratio }, frame);
}

/** Moved by some px. */
export function moved(look: Look, dx: number, dy: number, frame: Size): Look {
  return held({ ...look, x: look.x + dx, y: look.y + dy }, frame);
}

/** The content always fills the frame: nobody can lose the board. */
function held(look: Look, frame: Size): Look {
  const least = (size: number) => size * (1 - look.scale);
  return {
    scale: look.scale,
    x: Math.min(0, Math.max(least(frame.width), look.x)),
    y: Math.min(0, Math.max(least(frame.height), look.y)),
  };
}
