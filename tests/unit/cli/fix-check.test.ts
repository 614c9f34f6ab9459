// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { config, fixFolder } from './fix-support';

// Interface 9: --fix applies a fix only if it is certain to be right.
vi.setConfig({ testTimeout: 60_000 });

const { write, fixed } = fixFolder();

describe('check --fix', () => {
  // `--fix` used to change "/store" to "^/store", after which the experiment no longer ran on /en-us/store.
  it.each(['"/store"', '"/store|/shop"', '"(/store|/shop)"', '["^/a", "/store"]'])(
    "doesn't change where an experiment runs: %s stays without an anchor",
    async (pattern) => {
      const text = config(`{ "include": ${pattern} }`);
      expect(await fixed('config.json', text)).toBe(text);
    },
  );

  it('removes duplicates in a list with their commas, and keeps the remaining format', async () => {
    const js = (list: string) => config('{ "include": "^/" }', `{ "b": { "js": [${list}] } }`);
    expect(await fixed('config.json', js('\n "/a.js" ,\n "/b.js",\t"/a.js",\n "/b.js"\n'))).toBe(
      js('\n "/a.js" ,\n "/b.js"\n'),
    );
    expect(await fixed('config.json', config('{ "include": ["^/a", "^/a"], "exclude": ["^/b","^/b", "^/c"] }'))).toBe(
      config('{ "include": ["^/a"], "exclude": ["^/b", "^/c"] }'),
    );
  });

  it('removes duplicates that another fix has exposed', async () => {
    expect(await fixed('config.json', config('{ "inlcude": ["^/a", "^/a"] }'))).toBe(config('{ "include": ["^/a"] }'));
  });

  it('removes duplicate members, flights and experiments, and reports it', async () => {
    expect(await fixed('config.json', config('{ "include": "^/a", "include": "^/a" }'))).toBe(
      config('{ "include": "^/a" }'),
    );
    const flight = '"b": { "js": ["/b.js"] }';
    expect(await fixed('config.json', config('{ "include": "^/" }', `{ ${flight}, ${flight} }`))).toBe(
      config('{ "include": "^/" }', `{ ${flight} }`),
    );
    const one =
      '{ "name": "x", "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } } }';
    expect(await fixed('config.json', `{ "experiments": [${one},\n${one}] }`)).toBe(`{ "experiments": [${one}] }`);
    const named = one.replace('{ "name": "x", ', '"x": { ');
    expect(await fixed('config.json', `{ "experiments": {${named},\n${named}} }`)).toBe(
      `{ "experiments": {${named}} }`,
    );
  });

  it.each([
    ['duplicate members with different values', '{ "include": "^/a", "include": "^/b" }'],
    ['equal members with a different one in between', '{ "include": "^/a", "include": "^/b", "include": "^/a" }'],
    ['values that differ only by __proto__', '{ "include": "^/", "x": { "__proto__": 1 }, "x": { "__proto__": 2 } }'],
  ])('keeps %s', async (_, url) => {
    const text = config(url);
    expect(await fixed('config.json', text)).toBe(text);
  });

  it.each([
    ['{ "include": "^/a", "exlude": "^/b" }', '{ "include": "^/a", "exclude": "^/b" }'],
    ['{ "inlcude": "^/a" }', '{ "include": "^/a" }'],
    ['{ "Include": "^/a" }', '{ "include": "^/a" }'],
  ])('corrects a misspelt member: %s', async (before, after) => {
    expect(await fixed('config.json', config(before))).toBe(config(after));
  });

  it.each([
    [
      'a key that was disabled on purpose',
      '{ "include": "^/a", "_exclude": "^/b", "exclude2": "^/c", "//exclude": "" }',
    ],
    ['a misspelt key if the correct one exists', '{ "include": "^/a", "exclude": "^/b", "exlude": "^/c" }'],
    ['two misspellings of the same key', '{ "include": "^/a", "exlude": "^/b", "exclud": "^/c" }'],
    ['a key that resembles no known key', '{ "include": "^/a", "where": "^/b" }'],
  ])('keeps %s', async (_, url) => {
    const text = config(url);
    expect(await fixed('config.json', text)).toBe(text);
  });

  it('skips uncertain fixes: repeated names, a key near two others, and invalid JSON', async () => {
    const flights = (domain: string) =>
      `{ "targeting": { "domain": "${domain}.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } }`;
    const one = (name: string, domain = 'a') => `"${name}": { "flights": ${flights(domain)} }`;
    for (const text of [
      // JSON.parse keeps the last of equal keys. The first and last are equal, but a different one is in between.
      `{ "experiments": { ${one('x')}, ${one('x', 'b')}, ${one('x')} } }`,
      `{ "experiments": { ${one('x')}, ${one('x ')} } }`,
      config('{ "include": "^/" }', '{ "b": { "cs": ["/b.js"] } }'),
      `// my config\n${config('{ "inlcude": "^/store" }')}`,
    ])
      expect(await fixed('config.json', text)).toBe(text);
  });

  it('skips suppressed findings', async () => {
    write('cobble.json', '{ "check": { "ignore": [{ "rule": "duplicate-entry", "reason": "It is generated." }] } }');
    const text = config('{ "include": ["^/a", "^/a"] }');
    expect(await fixed('config.json', text)).toBe(text);
  });
});
