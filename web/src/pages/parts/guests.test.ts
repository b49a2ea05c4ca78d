import { expect, test } from 'vitest';
import { guestName } from './guests';

test('a guest gets a name from the list', () => {
  expect(guestName('Mars Fox, Dune Cat', [], () => 0)).toBe('Mars Fox');
  expect(guestName('Mars Fox, Dune Cat', [], () => 0.99)).toBe('Dune Cat');
});

test('nobody gets a name that is taken', () => {
  expect(guestName('Mars Fox, Dune Cat', ['Mars Fox'], () => 0)).toBe('Dune Cat');
  expect(guestName('Mars Fox', ['Mars Fox'], () => 0)).toBe('Mars Fox 2');
});
