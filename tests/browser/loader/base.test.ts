import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { FILES, tile } from './tag';

const { origin, pageWith, publish } = harness();
const pasted = () => readFileSync('dist/realms/cobble.js', 'utf8');

const merged = (attributes: string) => {
  publish('/cache/merged.js', pasted());
  return `<script src="/cache/merged.js" ${attributes}></script>`;
};
const inlined = (attributes: string) => `<script ${attributes}>${pasted()}</script>`;

// Interface 9 describes `data-base`.
it.each(
  sampleOf(
    sampleOf(
      [
        ['data-base', () => merged('data-base="/dist"')],
        ['data-base with a trailing slash', () => merged('data-base="/dist/"')],
        ['data-base as a full URL', () => merged(`data-base="${origin()}/dist"`)],
        ['the query of src', () => merged('').replace('merged.js', 'merged.js?base=/dist')],
        ['data-base of an inlined script', () => inlined('data-base="/dist"')],
        [
          'data-base before cobbleSettings',
          () => `<script>window.cobbleSettings = { base: '/wrong' }</script>${inlined('data-base="/dist"')}`,
        ],
        [
          'cobbleSettings for an inlined script',
          () => `<script>window.cobbleSettings = { base: '/dist' }</script>${inlined('')}`,
        ],
      ] as const,
      3,
    ),
    1,
  ),
)('finds the build by %s if its script was moved', async (_, script) => {
  const opened = await pageWith(script() + tile());
  await opened.waitForMounted();
  await expect
    .poll(() => opened.sent(FILES).every(({ path, status }) => path.startsWith('/dist/') && status === 200))
    .toBe(true);
});

it('resolves data-base against the page, not against the moved script', async () => {
  publish('/far/away/merged.js', pasted());
  const opened = await pageWith(`<script src="/far/away/merged.js" data-base="../dist"></script>${tile()}`, {
    path: '/shop/page',
  });
  await opened.waitForMounted();
});

// Interface 9 describes `cobble build --base`.
it('uses the base URL of the build unless data-base is set', async () => {
  const baked = pasted().replace('base:new URL', 'base:"/dist"||new URL');
  expect(baked).not.toBe(pasted());
  publish('/cache/baked.js', baked);
  publish('/cache/wrong.js', baked.replace('"/dist"||', '"/wrong"||'));
  for (const script of ['/cache/baked.js"', '/cache/wrong.js" data-base="/dist"']) {
    const opened = await pageWith(`<script src="${script}></script>${tile()}`);
    await opened.waitForMounted();
  }
});

/** Fetches the file and runs a script made from its text, as optimisers do. */
const byUrl = (make: string) =>
  `<script>(async () => { const text = await (await fetch('/cache/merged.js')).text(), script = document.createElement('script'); ${make}; document.head.append(script) })()</script>`;
const base = '<script>window.cobbleSettings = { base: "/dist" }</script>';

// Optimisers of content systems do all of these. Widgets used to fail to mount in each of these cases.
it.each(
  sampleOf(
    [
      ['copied into a cache folder', () => merged('data-base="/dist"')],
      [
        'merged with others',
        () => {
          publish('/cache/all.js', `"use strict";window.first=1;\n${pasted()}\n;window.last=1`);
          return `${base}<script defer src="/cache/all.js"></script>`;
        },
      ],
      ['inlined', () => base + inlined('')],
      [
        'minified again',
        async () => {
          publish('/cache/again.js', (await transform(pasted(), { minify: true })).code);
          return '<script src="/cache/again.js" data-base="/dist"></script>';
        },
      ],
      [
        'delayed until the load event',
        () => {
          merged('');
          return `<script type="text/plain" data-src="/cache/merged.js" data-base="/dist"></script><script>addEventListener('load', () => { const old = document.querySelector('script[type]'), script = document.createElement('script'); Object.assign(script.dataset, old.dataset); script.src = old.dataset.src; old.replaceWith(script) })</script>`;
        },
      ],
      [
        'run from a blob: URL',
        () => base + merged('type="text/plain"') + byUrl('script.src = URL.createObjectURL(new Blob([text]))'),
      ],
      [
        'run from a data: URL',
        () =>
          base + merged('type="text/plain"') + byUrl('script.src = "data:text/javascript," + encodeURIComponent(text)'),
      ],
      ['run as inline text', () => base + merged('type="text/plain"') + byUrl('script.text = text')],
      ['turned into a module', () => base + merged('type="module"')],
      [
        'loaded with a query and without a base',
        () => '<script defer src="/dist/realms/cobble.js?ver=6.1.9"></script>',
      ],
    ],
    3,
  ),
)('works when its script is %s', async (_, script) => {
  const opened = await pageWith((await script()) + tile());
  await opened.waitForMounted();
  expect(opened.errors).toEqual([]);
});

// LDR-6
it.each([
  ['moved', () => merged(''), /^cobble: no files in http:\S+\/\? Set data-base\./],
  [
    'run from a blob: URL',
    () => merged('type="text/plain"') + byUrl('script.src = URL.createObjectURL(new Blob([text]))'),
    /^cobble: no files in http:\S+\/\? Set data-base\./,
  ],
])(
  'reports where it looked, with a fix, if its script is %s without a base',
  { tags: 'all' },
  async (_, script, words) => {
    const opened = await pageWith(script() + tile());
    await opened.waitForState('error');
    await expect.poll(() => opened.consoleMessages('error', words)).toHaveLength(1);
    expect(opened.errors).toEqual([]);
  },
);
