import { expect, it } from 'vitest';
import { legs } from './pose';

const transforms = (...given: Parameters<typeof legs>) => legs(...given).map((frame) => frame['transform']);

it('a piece turns clockwise, and back where the turn was taken back', () => {
  const [before, pose] = [
    { x: 0, y: 0, turn: 270 },
    { x: 0, y: 0, turn: 0 },
  ];
  expect(transforms(before, pose, [], false).at(-1)).toContain('rotate(360deg)');
  expect(transforms(pose, before, [], true).at(-1)).toContain('rotate(-90deg)');
});

it('a piece walks over the places between, one after the other', () => {
  const way = transforms({ x: 0, y: 0 }, { x: 200, y: 0 }, [{ x: 100, y: 0 }], false);
  expect(way.map((each) => each?.toString().match(/translate\((\d+)px/)?.[1])).toEqual(['0', '100', '200']);
});

it('a piece that shows its other side is turned over half-way', () => {
  const way = transforms({ x: 0, y: 0, side: 'back' }, { x: 10, y: 0, side: 'front' }, [], false);
  expect(way).toHaveLength(3);
  expect(way[1]).toContain('scale(0)');
});
