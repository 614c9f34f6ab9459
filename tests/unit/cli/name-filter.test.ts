// @vitest-environment node
// `cobble test --run` selects the cases to run.
import { expect, it } from 'vitest';
import { nameFilter } from '../../../cli/match/name-filter';

it('returns all names without an expression, and otherwise those that match it', () => {
  expect(nameFilter(undefined)('any')).toBe(true);
  const finds = nameFilter('^store.*hero$');
  expect([finds('store of a hero'), finds('store'), finds('my store hero')]).toEqual([true, false, false]);
});

it('treats line ends in a name as blanks, and compares its first thousand characters', () => {
  const finds = nameFilter('a b');
  for (const end of ['\n', '\r', '\u2028', '\u2029']) expect(finds(`a${end}b`)).toBe(true);
  expect(finds('a\tb')).toBe(false);
  const last = nameFilter('x$');
  expect([last(`${'a'.repeat(999)}x`), last(`${'a'.repeat(1000)}x`)]).toEqual([true, false]);
  expect(nameFilter('ax b')(`${'a'.repeat(5)}x\nb`)).toBe(true);
});

it('rejects an invalid expression with the reason', () => {
  expect(() => nameFilter('(')).toThrow(/^--run \( isn't a valid regular expression: Unterminated group/);
});

// threat 9
it('rejects an exponential expression with an example and the fix', () => {
  expect(() => nameFilter('(a+)+$')).toThrow(
    /^--run \(a\+\)\+\$ is rejected: it can take exponential time, for example on 'a' \+ 'a'/,
  );
  expect(() => nameFilter('(a+)+$')).toThrow(
    expect.objectContaining({ advice: expect.stringContaining('at most 3 of') }),
  );
});

it('accepts an expression that takes cubic time, and rejects quartic time', () => {
  expect(nameFilter('a.*b.*c.*')('a b c')).toBe(true);
  expect(() => nameFilter('a.*b.*c.*d.*e.*f')).toThrow(
    /is rejected: it can take time that grows with the name's length to the power of \d/,
  );
});
