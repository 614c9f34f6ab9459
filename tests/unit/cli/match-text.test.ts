// @vitest-environment node
// CLI-2: the exact output of `cobble match` for one URL.
import { createColors } from 'picocolors';
import { expect, it } from 'vitest';
import { evaluator } from '../../../cli/match/evaluate';
import { explainUrl } from '../../../cli/match/explain';
import { matchText } from '../../../cli/match/match-text';
import { parseConfig } from '../../../src/experiments/engine/config';
import { limits } from '../../../src/experiments/engine/patterns/limits';

const { experiments } = parseConfig({
  experiments: [
    {
      name: 'hero',
      flights: {
        targeting: { domain: 'a.example', url: { include: '^/store', exclude: '/checkout' } },
        setup: { 'hero-b': { js: ['/b.js'], css: ['/b.css'] }, 'hero-c': { js: ['/c.js'] } },
      },
    },
    {
      name: 'footer',
      flights: {
        targeting: { domain: 'a.example', url: { include: '^/store' }, search: { include: 'campaign=' } },
        setup: { 'footer-b': { css: ['/f.css'] } },
      },
    },
  ],
});
const printed = (text: string, { flights = '', explain = false, columns = 80, colour = false } = {}) => {
  const out = createColors(colour);
  const find = evaluator(experiments, {
    assigned: flights ? flights.split(' ') : [],
    switches: { enable: [], disable: [], disableAll: false },
    explain,
  });
  return matchText(text, find(text), { paint: { out, err: out }, columns });
};

const COMPLETE = 'write a complete URL, such as https://www.example.com/store';

it.each([
  ['a.example', '! a.example\n    invalid URL. Fix: write https://a.example\n'],
  ['a.example/x', '! a.example/x\n    invalid URL. Fix: write https://a.example/x\n'],
  ['a.example?x', '! a.example?x\n    invalid URL. Fix: write https://a.example?x\n'],
  ['see a.example/x', `! see a.example/x\n    invalid URL. Fix: ${COMPLETE}\n`],
  ['a.e', `! a.e\n    invalid URL. Fix: ${COMPLETE}\n`],
  ['/store', `! /store\n    invalid URL. Fix: ${COMPLETE}\n`],
])('reports an invalid URL, and how to fix it: %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

it('prints one line if nothing matches', () => {
  expect(printed('https://a.example/help')).toBe('· https://a.example/help\n');
});

it('lists matching experiments, and reports that no flights are on', () => {
  expect(printed('https://a.example/store?campaign=1')).toBe(
    '✓ https://a.example/store?campaign=1\n    matches  hero, footer\n    flights  none are on. Use --flights to simulate an assignment\n',
  );
});

it('prints a row each for flights, disabled flights, scripts and styles, unless it is empty', () => {
  expect(printed('https://a.example/store?campaign=1', { flights: 'hero-c' })).toBe(
    '✓ https://a.example/store?campaign=1\n    matches  hero, footer\n    flights  hero-c\n    off      footer-b (footer)\n    scripts  /c.js\n',
  );
  expect(printed('https://a.example/store?campaign=1', { flights: 'hero-b footer-b' })).toBe(
    '✓ https://a.example/store?campaign=1\n    matches  hero, footer\n    flights  hero-b, footer-b\n    scripts  /b.js\n    styles   /b.css, /f.css\n',
  );
});

it('applies a switch in the URL, but not a misspelt one', () => {
  const flightsOf = (text: string, flights = '') => /flights {2}(.*)/.exec(printed(text, { flights }))?.[1];
  expect(flightsOf('https://a.example/store?enableflights=hero-b')).toBe('hero-b');
  expect(flightsOf('https://a.example/store?enable%66lights=hero-b')).toBe('hero-b');
  expect(flightsOf('https://a.example/store?disableflights=hero-c', 'hero-b hero-c')).toBe('hero-b');
  expect(flightsOf('https://a.example/store?flights=hero-b')).toMatch(/^none/);
});

it('explains which rule decided on each experiment, and underlines the part of the URL', () => {
  expect(printed('https://a.example/store/checkout', { explain: true })).toBe(
    [
      '· https://a.example/store/checkout',
      '    ✗ hero  url-exclude',
      '        url.exclude /checkout matches the path',
      '          /store/checkout',
      '                ~~~~~~~~~',
      '    ✗ footer  search-include',
      "        the query is empty and doesn't match search.include campaign=",
      '',
    ].join('\n'),
  );
});

it('colours matches and misses differently', () => {
  const text = printed('https://a.example/store', { explain: true, colour: true });
  const { green, red, bold } = createColors(true);
  expect(text).toContain(`${green('✓')} ${bold('https://a.example/store')}`);
  expect(text).toContain(`${green('✓')} hero  ${green('match')}`);
  expect(text).toContain(`${red('✗')} footer  ${red('search-include')}`);
  expect(text).toContain(green('~~~~~~'));
});

it('underlines nothing if the line is too long', () => {
  const lines = (columns: number) => printed('https://a.example/store', { explain: true, columns }).split('\n');
  expect(lines(16).filter((line) => line.includes('~'))).toHaveLength(1);
  expect(lines(15).filter((line) => line.includes('~'))).toHaveLength(0);
});

// threat 9: paths and queries that are too long are neither matched nor explained.
it('reports a path or query that is too long for the engine', () => {
  const long = (length: number) => `https://a.example/${'s'.repeat(length - 1)}`;
  expect(printed(long(limits.input + 1), { explain: true })).toContain(
    `the path has ${(limits.input + 1).toLocaleString('en-US')} characters`,
  );
  expect(printed(long(limits.input), { explain: true })).not.toContain('more than the limit');
  expect(printed(`https://a.example/store?${'s'.repeat(limits.input)}`, { explain: true })).toContain('the query has ');
  expect(printed(`https://b.example/${'s'.repeat(limits.input)}`, { explain: true })).not.toContain('at most');
});

// Interface 10
it.each([
  ['https://a.example/Store', true],
  ['https://a.example/x/Store', false],
  ['https://a.example/store?Campaign=1', true],
  ['https://a.example/help', false],
])('mentions in an explanation that only the case differs: %s', (url, expected) => {
  const text = printed(url, { explain: true }).replace(/\s+/g, ' ');
  expect(text.includes('only the case differs, and patterns are case-sensitive')).toBe(expected);
});

it('mentions the case of a pattern, but not if a letter in it is an escape', () => {
  const explained = (include: string, path: string): string =>
    explainUrl(
      parseConfig({ experiments: [{ name: 'x', flights: { targeting: { domain: 'a', url: { include } } } }] })
        .experiments[0]!,
      { hostname: 'a', pathname: path, search: '' },
    ).sentence;
  expect(explained('^/Store\\.html$', '/store.html')).toContain('only the case differs');
  expect(explained('^/\\D$', '/1')).not.toContain('case');
});
