import { expect, it } from 'vitest';
import { DATA, type Layout } from './game.gen';
import { berthOf, beyond, boxOf, cellsOf, dockAt, middle, rowsOf, straight, walked } from './geometry';

const LAYOUTS = Object.keys(DATA.layouts) as Layout[];

it('every layout fits into its box, UFOs at every dock included', () => {
  for (const layout of LAYOUTS) {
    const { left, top, width, height } = boxOf(layout);
    for (const [cell, side] of DATA.layouts[layout].docks) {
      const { x, y } = dockAt(berthOf({ cell, side }), layout);
      expect(x - 33).toBeGreaterThan(left - 8);
      expect(y - 26).toBeGreaterThan(top - 8);
      expect(x + 33).toBeLessThan(left + width + 8);
      expect(y + 18).toBeLessThan(top + height + 8);
    }
  }
});

it('no two UFOs lie on each other, nor on a tile', () => {
  for (const layout of LAYOUTS) {
    const docks = DATA.layouts[layout].docks.map(([cell, side]) => dockAt(berthOf({ cell, side }), layout));
    const tiles = cellsOf(layout).map(middle);
    docks.forEach((dock, i) => {
      for (const tile of tiles)
        expect(Math.max(Math.abs(dock.x - tile.x), Math.abs(dock.y - tile.y))).toBeGreaterThan(55);
      for (const other of docks.slice(i + 1))
        expect(Math.hypot(dock.x - other.x, dock.y - other.y)).toBeGreaterThan(40);
    });
  }
});

it('ways are walked over the tiles of the layout, and end at its rim', () => {
  expect(walked('A1', 'ES', 'square3')).toEqual(['A2', 'B2']);
  expect(walked('A1', 'EEEE', 'square3')).toEqual(['A2', 'A3']);
  expect(beyond('A3', 'E', 'square3')).toBeNull();
  expect(straight('A1', 'C2')).toEqual(['S', 'S', 'E']);
});

it('rows are read from the top, and have every tile once', () => {
  for (const layout of LAYOUTS)
    expect(
      rowsOf(layout)
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...cellsOf(layout)].sort());
});
