/** Where things lie on a board, in units of its drawing, and which way the arrow keys lead. */

export interface Point {
  x: number;
  y: number;
}

/** The part of the plane that a drawing shows. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Somewhere on a board that can be pointed at, pressed and spoken of. */
export interface Place extends Point {
  id: string;
  hit: number; // how far from its middle it can be hit
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const ARROWS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in ARROWS;
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Of some places the one that an arrow key leads to: near, and not too far off to the side. */
export function towards<Spot extends Point>(from: Point, arrow: Arrow, places: readonly Spot[]): Spot | null {
  const unit = ARROWS[arrow];
  let best: Spot | null = null;
  let least = Infinity;
  for (const to of places) {
    const ahead = (to.x - from.x) * unit.x + (to.y - from.y) * unit.y;
    const aside = Math.abs((to.x - from.x) * unit.y) + Math.abs((to.y - from.y) * unit.x);
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least - 0.01) [best, least] = [to, cost];
  }
  return best;
}

/** The place under a point: of those that it hits the smallest, of equal ones the nearest. */
export function placeAt<Spot extends Place>(point: Point, places: readonly Spot[]): Spot | null {
  const hit = places.filter((place) => far(place, point) < place.hit);
  const smallest = Math.min(...hit.map((place) => place.hit));
  return nearest(
    point,
    hit.filter((place) => place.hit === smallest),
  );
}

export function nearest<Spot extends Point>(point: Point, places: readonly Spot[]): Spot | null {
  return places.reduce<Spot | null>((best, each) => (best && far(best, point) <= far(each, point) ? best : each), null);
}

/** Of places that a finger may mean the nearest one, if it is no farther than a finger is wide. */
export function touchedAt<Spot extends Place>(point: Point, open: readonly Spot[], finger: number): Spot | null {
  const found = nearest(point, open);
  return found && far(found, point) < Math.max(finger, found.hit) ? found : null;
}
