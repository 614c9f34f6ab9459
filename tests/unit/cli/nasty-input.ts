import { gzipSync } from 'node:zlib';
import { CONFIG, config, nested, repeat, repeated } from './limits-support';

export const nasty: readonly [what: string, stdin: () => string | Buffer][] = [
  ['nothing', () => ''],
  ['zero bytes', () => Buffer.alloc(1000)],
  ['no UTF-8', () => Buffer.from([0x7b, 0xff, 0xfe, 0xc0])],
  ['UTF-16', () => Buffer.from('\ufeff{}', 'utf16le')],
  ['half a gzip', () => gzipSync('x'.repeat(5000)).subarray(0, 30)],
  ['200,000 open lists', () => '['.repeat(200_000)],
  ['lists 501 deep', () => `${'['.repeat(501)}${']'.repeat(501)}`],
  ['lists 499 deep in a config', () => `{ "experiments": ${'['.repeat(499)}${']'.repeat(499)} }`],
  ['objects 200,000 deep', () => '{"experiments":'.repeat(200_000)],
  ['a string without end', () => `{ "experiments": "${'\\'.repeat(99_999)}`],
  [
    'prototype keys',
    () =>
      '{ "__proto__": {}, "constructor": 1, "experiments": { "__proto__": { "flights": { "targeting": { "__proto__": 1, "domain": "www.example.net", "url": { "include": "^/", "toString": "x" } }, "setup": { "__proto__": { "js": ["/x.js"], "hasOwnProperty": 1 } } } } } }',
  ],
  ['a list of lone surrogates', () => config('^/X').replace('X', '\\ud800')],
  ['1,000 nested groups', () => config(nested(1000))],
  ['1,000 repeated nested groups', () => config(repeated(1000))],
  ['2,000 nested groups', () => config(nested(2000))],
  ['100,000 nested groups', () => config(nested(100_000))],
  ['100,000 repeated nested groups', () => config(repeated(100_000))],
  ['240 nested groups', () => config(nested(240))],
  ['240 nested lookaheads', () => config(`^/${'(?='.repeat(240)}a${')'.repeat(240)}`)],
  ['1,000 back references', () => config(`^/${'(a)\\1'.repeat(600)}`)],
  ['2,000 alternatives', () => config(`^/(${'a|'.repeat(2000)})`)],
  ['a pattern of 1 MB', () => config('a'.repeat(1e6))],
  ['a group of 1 MB that stays open', () => config(`(${'a'.repeat(1e6)}`)],
  ['a broken pattern with a name of 1 MB', () => config(['(', '(', '(']).replace('"x"', `"${'n'.repeat(1e6)}"`)],
  ['12,000 experiments that are lists', () => `{ "experiments": [${'[],'.repeat(12_000)}[]] }`],
  [
    '10,000 flights of one experiment',
    () => config('^/', `, "setup": { ${repeat(10_000, (n) => `"f${n}": { "js": ["a"] },`)} "z": 1 }`),
  ],
  ['HTML 200,000 deep', () => '<div>'.repeat(200_000)],
  ['templates 200,000 deep', () => '<template>'.repeat(200_000)],
  ['links in links', () => '<a><div>'.repeat(50_000)],
  [
    'a tag with 10,000 attributes',
    () => `<div data-widget=themed-button ${repeat(10_000, (n) => `data-${n.toString(36)} `)}>`,
  ],
  ['12,000 widgets that there are not, on one line', () => '<a data-widget=x></a>'.repeat(12_000)],
  ['1,500 targets among 1,500 ids', () => repeat(1500, (n) => `<a data-widget-open=#x${n}></a><p id=y${n}></p>`)],
  [
    'props of any depth',
    () =>
      `<a data-widget=sort-dropdown data-options='${'[0,'.repeat(1e5)}0${']'.repeat(1e5)}' data-props='${'[0,'.repeat(1e5)}'></a>`,
  ],
  [
    'deep props in data-props',
    () =>
      `<a data-widget=themed-button data-props='{"variant":${'[0,'.repeat(400)}0${']'.repeat(400)},"__proto__":{"href":1}}'></a>`,
  ],
  ['deep settings', () => `<script type="application/json" data-cobble-config>${'[0,'.repeat(1e5)}</script>`],
  ['a deep sitemap', () => `<urlset>${'<url>'.repeat(200_000)}`],
  ['a sitemap of namespaces', () => `<urlset>${repeat(20_000, (n) => `<a xmlns:x${n}="y">`)}`],
  ['an address of 5 MB', () => `<urlset><url><loc>${'x'.repeat(5e6)}</loc></url></urlset>`],
  [
    'billion laughs',
    () =>
      `<!DOCTYPE x [<!ENTITY a0 "ha">${repeat(30, (n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`)}]><urlset><url><loc>https://x/&a30;</loc></url></urlset>`,
  ],
  [
    'an entity of a file',
    () => '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><urlset><url><loc>&a;</loc></url></urlset>',
  ],
  [
    'URLs of 60,000 characters',
    () =>
      `https://www.example.net/${'a'.repeat(60_000)}\nhttps://${'a.'.repeat(30_000)}\nhttps://www.example.net/en-us/store?campaign=${'a'.repeat(60_000)}\nhttps://www.example.net/?enableflights=${'a,'.repeat(30_000)}`,
  ],
  [
    'cases of any kind',
    () =>
      JSON.stringify({
        config: CONFIG,
        cases: [
          {
            name: 'n'.repeat(1e5),
            url: `https://www.example.net/${'a'.repeat(1e5)}`,
            flights: ['__proto__'],
            expect: { on: ['constructor'], experiments: ['__proto__', 'store-hero'] },
          },
          { url: 'x', expect: { on: [] } },
        ],
      }),
  ],
  [
    'cases for a config that is this file',
    () => JSON.stringify({ config: '-', cases: [{ url: 'x', expect: { on: [] } }] }),
  ],
  [
    'cases for a config at no path',
    () => JSON.stringify({ config: 'a\0b', cases: [{ url: 'x', expect: { on: [] } }] }),
  ],
];
