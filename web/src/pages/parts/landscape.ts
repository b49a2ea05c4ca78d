/** Mesas ("mensae" are tables) as paths: a flat top, a cliff, and the slope of what fell down. */

export interface Mesa {
  cliff: string; // the wall under the flat top
  shade: string; // its side that lies in the shadow
  slope: string; // from the foot of the wall to the ground
  strata: string; // lines along the wall
}

export function mesa(x: number, top: number, width: number, ground: number): Mesa {
  const height = ground - top;
  const foot = top + height * 0.46; // where the wall ends
  const flare = height * 0.75;
  const [left, right] = [x - width / 2, x + width / 2];
  const lean = width * 0.035;
  const dent = Math.max(3, height * 0.05);
  const cliff =
    `M${left - lean} ${foot}L${left} ${top + dent}L${left + dent} ${top}H${right - dent}L${right} ${top + dent}` +
    `L${right + lean} ${foot}Z`;
  const edge = right - width * 0.3;
  const shade = `M${edge} ${top}H${right - dent}L${right} ${top + dent}L${right + lean} ${foot}H${edge + lean}L${edge - lean} ${top + height * 0.24}Z`;
  const slope =
    `M${left - lean} ${foot - 1}H${right + lean}Q${right + flare * 0.45} ${ground - height * 0.1} ${right + flare} ${ground}` +
    `H${left - flare}Q${left - flare * 0.45} ${ground - height * 0.1} ${left - lean} ${foot - 1}Z`;
  const strata = [0.14, 0.29].map((part) => line(x, top + height * part, width * (0.98 + part * 0.14))).join('');
  return { cliff, shade, slope, strata };
}

function line(x: number, y: number, width: number): string {
  const left = x - width / 2;
  return `M${left} ${y}h${width * 0.38}m${width * 0.07} 2h${width * 0.3}m${width * 0.06} -2h${width * 0.19}`;
}
