/** A change of a number with its sign; a true minus sign is as wide as the plus. */
export function signed(by: number): string {
  if (by === 0) return '0';
  return by < 0 ? `−${-by}` : `+${by}`;
}
