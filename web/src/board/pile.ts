/** Several pieces on one place: each has a slot of its own, and keeps it while it stands there. */

export interface Standing {
  place: string;
  slot: number;
}

/** The slots of pieces, by what they were before; a newcomer takes the one it wishes, or the next that is free. */
export function piled(
  before: ReadonlyMap<string, Standing>,
  pieces: readonly { id: string; place: string; wish: number }[],
  slots: number,
): Map<string, Standing> {
  const now = new Map<string, Standing>();
  const taken = new Set<string>();
  const stand = (id: string, place: string, slot: number) => {
    now.set(id, { place, slot });
    taken.add(`${place} ${slot}`);
  };
  for (const { id, place } of pieces) {
    const known = before.get(id);
    if (known?.place === place) stand(id, place, known.slot);
  }
  for (const { id, place, wish } of pieces) {
    if (now.has(id)) continue;
    const order = Array.from({ length: slots }, (_, i) => (wish + i) % slots);
    stand(id, place, order.find((slot) => !taken.has(`${place} ${slot}`)) ?? wish);
  }
  return now;
}
