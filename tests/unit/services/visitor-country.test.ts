import { afterEach, expect, it } from 'vitest';
import countries from 'world-countries';
import { families, visitorCountry } from '../../../src/services/session/visitor-country';

afterEach(() => {
  document.head.innerHTML = '';
});

const countryFor = (code: string) => {
  document.head.innerHTML = `<meta name="cobble:country" content="${code}">`;
  return visitorCountry();
};

// SVC-10
const parents: readonly (readonly [territory: string, parent: string])[] = [
  ['cc', 'au'],
  ['cx', 'au'],
  ['nf', 'au'],
  ['fo', 'dk'],
  ['gl', 'dk'],
  ['ax', 'fi'],
  ['bl', 'fr'],
  ['gf', 'fr'],
  ['gp', 'fr'],
  ['mf', 'fr'],
  ['mq', 'fr'],
  ['nc', 'fr'],
  ['pf', 'fr'],
  ['pm', 'fr'],
  ['re', 'fr'],
  ['wf', 'fr'],
  ['yt', 'fr'],
  ['ai', 'gb'],
  ['bm', 'gb'],
  ['fk', 'gb'],
  ['gg', 'gb'],
  ['gi', 'gb'],
  ['im', 'gb'],
  ['io', 'gb'],
  ['je', 'gb'],
  ['ky', 'gb'],
  ['ms', 'gb'],
  ['pn', 'gb'],
  ['sh', 'gb'],
  ['tc', 'gb'],
  ['vg', 'gb'],
  ['aw', 'nl'],
  ['bq', 'nl'],
  ['cw', 'nl'],
  ['sx', 'nl'],
  ['sj', 'no'],
  ['ck', 'nz'],
  ['nu', 'nz'],
  ['tk', 'nz'],
  ['as', 'us'],
  ['gu', 'us'],
  ['mp', 'us'],
  ['pr', 'us'],
  ['um', 'us'],
  ['vi', 'us'],
];

it.each(parents)('a visitor in the territory %s is in %s', (territory, parent) => {
  expect(countryFor(territory)).toBe(parent);
  expect(countryFor(territory.toUpperCase())).toBe(parent);
});

it('every other country is itself', () => {
  const others = countries.map(({ cca2 }) => cca2.toLowerCase()).filter((code) => !parents.some(([it]) => it === code));
  expect(others).toHaveLength(countries.length - parents.length);
  expect(others.filter((code) => countryFor(code) !== code)).toEqual([]);
});

it('has no territory that is not listed here', () => {
  const listed = families.flatMap((codes) => codes.split(' ').slice(1));
  expect(listed.sort()).toEqual(parents.map(([territory]) => territory).sort());
});

it.each(['', 'usa', 'u1', '--', 'ht ml'])('what is no code, as "%s", is us', (code) => {
  expect(countryFor(code)).toBe('us');
});
