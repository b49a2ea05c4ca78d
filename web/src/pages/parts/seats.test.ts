import { expect, test } from 'vitest';
import { againstBots, allOf, changed, forFriends, gathering, own, without, withOneMore } from './seats';

test('playing now sits down with two bots, or with one where three are too many', () => {
  expect(againstBots([2, 3, 4, 5], 'Ada').map((place) => place.kind)).toEqual(['me', 'bot', 'bot']);
  expect(againstBots([2], 'Ada')).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level: 'medium' },
  ]);
});

test('inviting friends leaves a seat open', () => {
  expect(forFriends([2, 3], 'Ada')).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
  expect(forFriends([1, 2, 3], 'Ada')).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
});

test('a new seat is for a bot after a bot, else open', () => {
  expect(withOneMore(againstBots([2], 'Ada')).at(-1)).toEqual({ kind: 'bot', level: 'medium' });
  expect(withOneMore(forFriends([2], 'Ada')).at(-1)).toEqual({ kind: 'open' });
});

test('seats change and go one at a time', () => {
  const seats = againstBots([3], 'Ada');
  expect(changed(seats, 1, 'me', 'Ben')[1]).toEqual({ kind: 'me', name: 'Ben' });
  expect(without(seats, 0).map((place) => place.kind)).toEqual(['bot', 'bot']);
  expect(own(changed(seats, 0, 'open', ''))).toBe(-1);
});

test('what the seats amount to', () => {
  const bots = againstBots([3], 'Ada');
  expect(gathering(bots)).toBe('bots');
  expect(gathering(changed(bots, 2, 'open', ''))).toBe('friends');
  expect(gathering(changed(bots, 2, 'me', 'Ben'))).toBe('device');
  expect(gathering(changed(bots, 0, 'bot', ''))).toBe('watch');
  expect(gathering([{ kind: 'me', name: 'Ada' }])).toBe('alone');
});

test('a preset keeps the number of seats, and gives each person at this device a name', () => {
  const seats = allOf(againstBots([3], 'Ada'), 'me', 'Ada', (taken) => `Guest ${taken.length}`);
  expect(seats).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Guest 1' },
    { kind: 'me', name: 'Guest 2' },
  ]);
  expect(allOf(seats, 'open', 'Ada', () => '').map((place) => place.kind)).toEqual(['me', 'open', 'open']);
});

test('a preset finds company for somebody alone', () => {
  const seats = allOf([{ kind: 'me', name: 'Ada' }], 'bot', 'Ada', () => '');
  expect(seats.map((place) => place.kind)).toEqual(['me', 'bot']);
});
