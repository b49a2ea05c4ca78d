/** Names for guests who have not said theirs: nobody is asked before they play. */

/** A name of the list that is not taken, else one with a number. */
export function guestName(list: string, taken: readonly string[] = [], random: () => number = Math.random): string {
  const names = list.split(',').map((name) => name.trim());
  const free = names.filter((name) => !taken.includes(name));
  const pool = free.length ? free : names.map((name) => `${name} ${taken.length + 1}`);
  return pool[Math.floor(random() * pool.length)] ?? '';
}
