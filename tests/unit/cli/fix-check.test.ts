// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { config, fixFolder } from './fix-support';

// Interface 9: --fix writes a file back only where a mend is certain.
// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const { write, mended } = fixFolder();

describe('check --fix', () => {
  // "^/store" was written for "/store", and the experiment no longer ran on /en-us/store.
  it.each(['"/store"', '"/store|/shop"', '"(/store|/shop)"', '["^/a", "/store"]'])(
    'does not change where an experiment runs: %s stays without an anchor',
    async (pattern) => {
      const text = config(`{ "include": ${pattern} }`);
      expect(await mended('config.json', text)).toBe(text);
    },
  );

  it('takes out what is twice in a list, with its comma, and keeps the form of the rest', async () => {
    const js = (list: string) => config('{ "include": "^/" }', `{ "b": { "js": [${list}] } }`);
    expect(await mended('config.json', js('\n "/a.js" ,\n "/b.js",\t"/a.js",\n "/b.js"\n'))).toBe(
      js('\n "/a.js" ,\n "/b.js"\n'),
    );
    expect(await mended('config.json', config('{ "include": ["^/a", "^/a"], "exclude": ["^/b","^/b", "^/c"] }'))).toBe(
      config('{ "include": ["^/a"], "exclude": ["^/b", "^/c"] }'),
    );
  });

  it('takes out what another mend has brought to light', async () => {
    expect(await mended('config.json', config('{ "inlcude": ["^/a", "^/a"] }'))).toBe(config('{ "include": ["^/a"] }'));
  });

  it('takes out a member, a flight or an experiment that is there twice, and says the same', async () => {
    expect(await mended('config.json', config('{ "include": "^/a", "include": "^/a" }'))).toBe(
      config('{ "include": "^/a" }'),
    );
    const flight = '"b": { "js": ["/b.js"] }';
    expect(await mended('config.json', config('{ "include": "^/" }', `{ ${flight}, ${flight} }`))).toBe(
      config('{ "include": "^/" }', `{ ${flight} }`),
    );
    const one =
      '{ "name": "x", "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } } }';
    expect(await mended('config.json', `{ "experiments": [${one},\n${one}] }`)).toBe(`{ "experiments": [${one}] }`);
    const named = one.replace('{ "name": "x", ', '"x": { ');
    expect(await mended('config.json', `{ "experiments": {${named},\n${named}} }`)).toBe(
      `{ "experiments": {${named}} }`,
    );
  });

  it.each([
    ['members that say something else', '{ "include": "^/a", "include": "^/b" }'],
    ['members that agree only beyond another', '{ "include": "^/a", "include": "^/b", "include": "^/a" }'],
    [
      'values that differ by a key that JavaScript hides',
      '{ "include": "^/", "x": { "__proto__": 1 }, "x": { "__proto__": 2 } }',
    ],
  ])('leaves %s', async (_, url) => {
    const text = config(url);
    expect(await mended('config.json', text)).toBe(text);
  });

  it.each([
    ['{ "include": "^/a", "exlude": "^/b" }', '{ "include": "^/a", "exclude": "^/b" }'],
    ['{ "inlcude": "^/a" }', '{ "include": "^/a" }'],
    ['{ "Include": "^/a" }', '{ "include": "^/a" }'],
  ])('writes a misspelt member as it was meant: %s', async (before, after) => {
    expect(await mended('config.json', config(before))).toBe(config(after));
  });

  it.each([
    [
      'a key that somebody has put aside',
      '{ "include": "^/a", "_exclude": "^/b", "exclude2": "^/c", "//exclude": "" }',
    ],
    ['a key whose right one is there', '{ "include": "^/a", "exclude": "^/b", "exlude": "^/c" }'],
    ['two keys that mean one', '{ "include": "^/a", "exlude": "^/b", "exclud": "^/c" }'],
    ['a key that is near nothing', '{ "include": "^/a", "where": "^/b" }'],
  ])('leaves %s', async (_, url) => {
    const text = config(url);
    expect(await mended('config.json', text)).toBe(text);
  });

  it('leaves what is not certain: names that are there again, a key that is near two, and no JSON', async () => {
    const flights = (domain: string) =>
      `{ "targeting": { "domain": "${domain}.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } }`;
    const one = (name: string, domain = 'a') => `"${name}": { "flights": ${flights(domain)} }`;
    for (const text of [
      // They agree only beyond another, and the last is read.
      `{ "experiments": { ${one('x')}, ${one('x', 'b')}, ${one('x')} } }`,
      `{ "experiments": { ${one('x')}, ${one('x ')} } }`,
      config('{ "include": "^/" }', '{ "b": { "cs": ["/b.js"] } }'),
      `// my config\n${config('{ "inlcude": "^/store" }')}`,
    ])
      expect(await mended('config.json', text)).toBe(text);
  });

  it('leaves what is suppressed', async () => {
    write('cobble.json', '{ "check": { "ignore": [{ "rule": "duplicate-entry", "reason": "It is generated." }] } }');
    const text = config('{ "include": ["^/a", "^/a"] }');
    expect(await mended('config.json', text)).toBe(text);
  });
});
