import { expect, test } from 'vitest';
import { forBrowsers } from './ftl';

test('texts of other programs stay out of the browser, with all their lines', () => {
  const source =
    '# A comment\ncli-help = Help\n    in two lines\n\ntable-seat = Seat { $number }\nterminal-x = { $n ->\n   *[other] x\n}\nweb-a = A\n    and more\n';
  expect(forBrowsers(source)).toBe('table-seat = Seat { $number }\nweb-a = A\n    and more\n');
});
