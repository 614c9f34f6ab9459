import { afterEach, expect, it } from 'vitest';
import { families, visitorCountry } from '../../../src/services/session/visitor-country';
import { regionsData } from '../../../src/services/store/regions/regions-data';

afterEach(() => {
  document.head.innerHTML = '';
});

const countryFor = (code: string) => {
  document.head.innerHTML = `<meta name="cobble:country" content="${code}">`;
  return visitorCountry();
};

// SVC-10
const territories = {
  au: 'cc cx nf',
  dk: 'fo gl',
  fi: 'ax',
  fr: 'bl gf gp mf mq nc pf pm re wf yt',
  gb: 'ai bm fk gg gi im io je ky ms pn sh tc vg',
  nl: 'aw bq cw sx',
  no: 'sj',
  nz: 'ck nu tk',
  us: 'as gu mp pr um vi',
};
const parents = Object.entries(territories).flatMap(([parent, codes]) =>
  codes.split(' ').map((territory): [territory: string, parent: string] => [territory, parent]),
);

it.each(parents)('maps the territory %s to %s', (territory, parent) => {
  expect(countryFor(territory)).toBe(parent);
  expect(countryFor(territory.toUpperCase())).toBe(parent);
});

it('returns every other country unchanged', () => {
  const countries = regionsData.split('\n').map((row) => row.slice(0, 2).toLowerCase());
  const others = countries.filter((code) => !parents.some(([it]) => it === code));
  expect(others).toHaveLength(countries.length - parents.length);
  expect(others.filter((code) => countryFor(code) !== code)).toEqual([]);
});

it('handles only the territories listed here', () => {
  const listed = families.flatMap((codes) => codes.split(' ').slice(1));
  expect(listed.sort()).toEqual(parents.map(([territory]) => territory).sort());
});

it.each(['', 'usa', 'u1', '--', 'ht ml'])('returns us for the invalid code "%s"', (code) => {
  expect(countryFor(code)).toBe('us');
});
