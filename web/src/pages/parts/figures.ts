/** Numbers and days as the reader's language writes them. */

import { settings } from '../../lib/settings.svelte';

/** A rating, with one digit after the point. */
export function rating(value: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export function percent(part: number, whole: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(whole ? part / whole : 0);
}

export function month(ms: number): string {
  return new Intl.DateTimeFormat(settings.language, { month: 'long', year: 'numeric' }).format(ms);
}
