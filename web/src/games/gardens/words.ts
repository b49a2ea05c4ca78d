/** The board in words, for those who hear it; from the same data as the drawing. */

import type { About } from '../../board/inspection.svelte';
import { linesAt } from '../../board/lines';
import { nameOf, t } from '../../lib/speech.svelte';
import { CENTRE, type Hex } from './geometry';
import type { Garden } from './model.svelte';
import type { Target } from './game.gen';
import type { Offer } from './offers';

/** A hex with all that stands on it and all that can be done there. */
export function hexWords(garden: Garden, hex: Hex): string {
  const { view } = garden;
  if (!view) return hex;
  if (hex === CENTRE) return t('gardens-ui-hex-centre', { hex });
  const parts = [hex];
  const gardener = view.gardeners.find((each) => each.hex === hex);
  if (gardener) parts.push(t('gardens-ui-hex-gardener', { who: nameOf(gardener.seat, garden.table.names) }));
  const colour = view.flowers[hex];
  if (colour) parts.push(t(`gardens-ui-flower-${colour}`));
  if (!colour && !gardener) parts.push(t('gardens-ui-hex-free'));
  parts.push(...garden.targetsAt(hex).map(targetWords));
  if (garden.placings.has(hex)) parts.push(t('gardens-ui-hex-place'));
  return parts.join(', ');
}

/** What there is to know of a hex that is no target: those tell it themselves. */
export function aboutHex(garden: Garden, hex: Hex): About | null {
  if (garden.open.has(hex) || hex.includes(' ')) return null;
  return { title: hexWords(garden, hex), lines: linesAt(garden.table, hex) };
}

export function targetWords({ die, direction, points, loss }: Target): string {
  const values = { die, direction: t(`gardens-direction-${direction}`) };
  if (!points) return t('gardens-ui-target-flower', { ...values, loss });
  return t('gardens-ui-target', { ...values, most: most(points) });
}

export function offerWords({ colour, points, count, legal }: Offer): string {
  const flower = t(`gardens-ui-flower-${colour}`);
  if (!legal) return t('gardens-ui-offer-none', { flower });
  return t('gardens-ui-offer', { flower, points: points ?? 0, count });
}

/** The most that a flower brings somewhere. */
export function most(points: NonNullable<Target['points']>): number {
  return Math.max(0, ...Object.values(points));
}
