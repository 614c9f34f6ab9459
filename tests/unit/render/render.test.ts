// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';
import { given, manifest, renderer, sheets, without } from './support';

const { render, renderPieces } = renderer;
const tag = '<script async src="/dist/vanilla/cobble.js"></script>';
const note = (attributes = '', content = '') => `<div data-widget="note" ${attributes}>${content}</div>`;
const pages = new URL('../../../examples/pages/', import.meta.url);

const inPieces = async (html: string, size: number) => {
  let text = '';
  for await (const piece of renderPieces(html.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])) text += piece;
  return text;
};

// Interface 9
describe('a server-rendered page', () => {
  it("renders a shadow root in each widget, its state, and the build's stylesheet", async () => {
    expect(await render(`${tag}<div data-widget="note">Text</div>`)).toBe(
      `${tag}<div data-widget-state="drawn" data-widget="note"><template shadowrootmode="open" data-cobble-drawn="abc123"><link rel="stylesheet" href="/dist/vanilla/note.abc123.css"><p>{&quot;title&quot;:&quot;&quot;,&quot;closeLabel&quot;:&quot;Close&quot;,&quot;locale&quot;:&quot;en-us&quot;,&quot;slots&quot;:[]}</p><link rel="preload" as="script" fetchpriority="low" href="/dist/chunks/runtime.abc123.js" crossorigin="anonymous"></template>Text</div>`,
    );
  });

  it.each(readdirSync(pages).filter((name) => name.endsWith('.html')))(
    'keeps the rest of the page byte for byte: %s',
    async (name) => {
      const html = readFileSync(new URL(name, pages), 'utf8').replaceAll(/data-widget="[\w-]+"/g, 'data-widget="note"');
      const rendered = await render(html);
      expect(without(rendered)).toBe(html);
      expect(await render(rendered)).toBe(rendered);
      expect(await inPieces(rendered, 1 + (name.length % 7))).toBe(await inPieces(html, 4000));
    },
  );

  it('renders the same in pieces of any size, for random pages', async () => {
    const parts = [
      ...['<p>', '</p>', '<b>', '</b>', '<table>', '<td>', '</table>', '<svg>', '</svg>', '<template>', '</template>'],
      ...['<!-- ', '-->', '\r\n', 'é😀', '<', '&amp;', '<script>', '</script>', '<select>', '</select>', '</body>'],
      ...[
        '<div data-widget=note>',
        '<DIV data-widget-state="x" data-widget="note"/>',
        '</div>',
        '<a data-widget=note>',
      ],
      ...[
        '<section data-cobble-off>',
        '</section>',
        '<p data-widget=note data-title="<p>">',
        '<i data-slot=a>',
        '</i>',
      ],
      ...[
        '<x-a data-widget=none data-widget-state=drawn>',
        '</x-a>',
        '<textarea>',
        '</textarea>',
        '<title>',
        '</title>',
      ],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...parts), { maxLength: 30 }),
        fc.integer({ min: 1, max: 9 }),
        async (chosen, size) => {
          const html = `${tag}<title>T</title>${chosen.join('')}`;
          const rendered = await render(html);
          expect(await inPieces(html, size)).toBe(rendered);
          expect(await render(rendered)).toBe(rendered);
        },
      ),
      runs(60, 200),
    );
  });

  it('renders again what another build has rendered', async () => {
    const rendered = await render(tag + note());
    expect(await render(rendered.replaceAll('abc123', 'fff000').replace('Close', 'Shut'))).toBe(rendered);
  });
});

describe('the settings of a page', () => {
  it("reads settings from the tag, the tag's query, its JSON anywhere, and its language", async () => {
    const json =
      '<script type="application/json" data-cobble-config>{"texts":{"closeLabel":"Stäng"},"locale":"de-de"}</script>';
    const html = (more: string, end = '') =>
      `<html lang="sv-SE"><title>A &amp; B</title><script src="/d/realms/cobble.js${more}></script>${note()}${end}`;
    expect(given(await render(html('"')))).toEqual([
      { title: 'A & B', closeLabel: 'Close', locale: 'sv-se', slots: [] },
    ]);
    expect(given(await render(html('"', json)))).toMatchObject([{ closeLabel: 'Stäng', locale: 'de-de' }]);
    expect(given(await render(html('?locale=fr_FR" data-x', json)))).toMatchObject([{ locale: 'fr-fr' }]);
    expect(given(await render(html('?locale=zh_Hant_TW" data-x', json)))).toMatchObject([{ locale: 'zh-hant-tw' }]);
    expect(given(await render(html('?locale=fr_FR" data-locale="ja-jp"', json)))).toMatchObject([{ locale: 'ja-jp' }]);
    expect(given(await render(html('"'), { url: 'https://a.example/pt-br/shop' }))).toMatchObject([
      { locale: 'pt-br' },
    ]);
    expect(given(await render(`${note()}<script data-cobble-config>{</script>`))).toMatchObject([{ locale: 'en-us' }]);
  });

  it('derives the URL of stylesheets from base, data-base, the tag, or the default folder', async () => {
    const at = async (page: string, options = {}) => sheets(await render(page + note(), options))[0];
    const src = (address: string, more = '') => `<script src="${address}" ${more}></script>`;
    expect(await at(src('/dist/vanilla/cobble.js'))).toBe('/dist/vanilla/note.abc123.css');
    expect(await at(src('https://cdn.example/a/vanilla/cobble.fff.js?x=/y'))).toBe(
      'https://cdn.example/a/vanilla/note.abc123.css',
    );
    expect(await at(src('vanilla/cobble.js'))).toBe('./vanilla/note.abc123.css');
    expect(await at(src('cobble.js'))).toBe('../realms/note.abc123.css');
    expect(await at(src('/all.js/cobble.js', 'data-base="https://cdn.example/b"'))).toBe(
      'https://cdn.example/b/realms/note.abc123.css',
    );
    expect(await at(src('/dist/vanilla/cobble.js'), { base: '/c' })).toBe('/c/vanilla/note.abc123.css');
    expect(await at('')).toBe('/dist/realms/note.abc123.css');
    expect(await at('', { base: 'https://a/"><script>' })).toBe(
      'https://a/&quot;&gt;&lt;script&gt;/realms/note.abc123.css',
    );
  });

  it('takes the theme of the element, the option, data-theme, or the script file', async () => {
    const at = async (page: string, options = {}, attributes = '') =>
      sheets(await render(page + note(attributes), options))[0]?.split('/')[2];
    expect(await at(tag)).toBe('vanilla');
    expect(await at(tag, { theme: 'realms' })).toBe('realms');
    expect(await at(tag, { theme: 'realms' }, 'data-theme="vanilla"')).toBe('vanilla');
    expect(await at(tag, {}, 'data-theme="none"')).toBe('vanilla');
    expect(await at(tag.replace('async', 'data-theme="realms"'))).toBe('realms');
    await expect(render(tag, { theme: 'none' })).rejects.toThrow('no theme "none". Fix: use realms, vanilla');
  });

  it('reads settings from the manifest of a custom build', async () => {
    const files = { 'chunks/runtime.d1d1d1.js': 0, 'ours/cobble.js': 0, 'ours/note.d1d1d1.css': 0 };
    expect(sheets(await render(note() + note('data-theme="ours"'), { manifest: { files } }))).toEqual([
      '/dist/ours/note.d1d1d1.css',
      '/dist/ours/note.d1d1d1.css',
    ]);
    await expect(render('', { manifest: { files: {} } })).rejects.toThrow('has no build');
  });
});

// An area's own rules follow the shared ones. The page's script identifies the area's stylesheet as the last link.
it('links the shared stylesheet before that of an area, and has no widget of its name', async () => {
  expect(sheets(await render(`${tag}<div data-widget="board" data-theme="realms"></div>`))).toEqual([
    '/dist/realms/areas.abc123.css',
    '/dist/realms/board.abc123.css',
  ]);
  const none = `${tag}<div data-widget="areas"></div>`;
  expect(await render(none)).toBe(none);
});

// Threat 6
it('renders a pinned page only with the integrity of its stylesheets', async () => {
  const pinned = '<script src="/dist/realms/cobble.abc123.js" integrity="sha384-a" crossorigin="anonymous"></script>';
  expect(await render(pinned + note())).toBe(pinned + note());
  const files = { ...manifest.files, 'realms/note.abc123.css': { integrity: 'sha384-b' } };
  expect(await render(pinned + note(), { manifest: { files } })).toContain(
    '<link rel="stylesheet" href="/dist/realms/note.abc123.css" integrity="sha384-b" crossorigin="anonymous"><p>',
  );
  expect(await render(tag + note('data-theme="realms"'), { manifest: { files } })).not.toContain('integrity');
  const board = `${pinned}<div data-widget="board"></div>`;
  const own = { ...manifest.files, 'realms/board.abc123.css': { integrity: 'sha384-c' } };
  expect(await render(board, { manifest: { files: own } })).toBe(board);
  const both = { ...own, 'realms/areas.abc123.css': { integrity: 'sha384-d' } };
  expect((await render(board, { manifest: { files: both } })).match(/integrity="sha384-[cd]"/g)).toEqual([
    'integrity="sha384-d"',
    'integrity="sha384-c"',
  ]);
});

describe('what is not rendered', () => {
  const countRendered = async (html: string) => given(await render(html)).length;

  // Threat 4
  it('renders nothing for data-cobble-off, data-ignore, and widgets that data-allow omits', async () => {
    const off = `<div data-cobble-off><p>${note()}</p></div>${note('data-cobble-off')}`;
    expect(await countRendered(off)).toBe(0);
    const ignoring = (selector: string) =>
      `<script src="/dist/realms/cobble.js" data-ignore="${selector.replaceAll('"', '&quot;')}"></script>`;
    const page = `<main class="a wiki" id="w"><i lang="en-gb">${note('title="x y"')}</i></main>${note()}`;
    for (const selector of [
      ...['.wiki', '#w', 'main', 'main.wiki#w', '.none, .wiki', 'main i', 'main > i', 'MAIN>i', '[lang]', '[lang|=en]'],
      ...['[lang^="en"]', "[lang$='gb']", '[lang*=n-g]', '[class~=wiki]', '[lang=en-gb]', '* > i', '[title="x y"]'],
    ])
      expect([selector, await countRendered(ignoring(selector) + page)]).toEqual([selector, 1]);
    for (const selector of [
      '.wik',
      '#a',
      'main > div',
      'i > main',
      '[lang=en]',
      '[lang|=e]',
      '[lang^=""]',
      '[lang$=""]',
      '[class=wiki]',
    ])
      expect([selector, await countRendered(ignoring(selector) + page)]).toEqual([selector, 2]);
    // For a selector that the renderer doesn't support, it renders nothing, and the page's script decides.
    for (const selector of [
      'main:has(i)',
      'main + p',
      'main ~ p',
      ':is(main)',
      'main >',
      '> main',
      'a,,b',
      'a,',
      ',',
      '.a*',
      '[a="\\""]',
      '"',
      '::x',
      'main|x',
    ])
      expect([selector, await countRendered(ignoring(selector) + page)]).toEqual([selector, 0]);
    const allowing = (names: string) => `<script src="/dist/realms/cobble.js" data-allow="${names}"></script>`;
    expect(await countRendered(allowing('strict,note') + page)).toBe(2);
    expect(await countRendered(allowing('') + page)).toBe(0);
  });

  it('renders no unknown names, elements without a shadow root, templates and scripts', async () => {
    const names = [
      '<div data-widget="none"></div>',
      '<div data-widget="../note"></div>',
      '<div data-widget="__proto__"></div>',
    ];
    const places = [
      '<button data-widget="note"></button>',
      '<form data-widget="note"></form>',
      '<svg data-widget="note"></svg>',
    ];
    const inert = [
      `<template>${note()}</template>`,
      `<!-- ${note()} -->`,
      `<script>${note()}</script>`,
      `<noscript>${note()}</noscript>`,
    ];
    for (const html of [...names, ...places, ...inert]) expect(await render(tag + html)).toBe(tag + html);
    expect(await countRendered('<x-note data-widget="note"></x-note><h2 data-widget="note"></h2>')).toBe(2);
  });

  it('skips widgets that fail, with one warning and without the state drawn', async () => {
    const warnings: string[] = [];
    const html = `<div data-widget="strict"></div><p data-widget="bad"></p>${note("data-props='['")}`;
    expect(await render(html + html, { warn: (message) => warnings.push(message) })).toBe(html + html);
    expect(warnings).toEqual([
      '<div data-widget="strict"> isn\'t rendered: data-title is missing or broken',
      '<p data-widget="bad"> isn\'t rendered: Error: it fails',
      '<div data-widget="note"> isn\'t rendered: data-props is missing or broken',
    ]);
    expect(await render('<p data-widget-state="drawn" data-widget="bad"></p>')).toBe('<p data-widget="bad"></p>');
    expect(await render('<p data-widget-state="waiting" data-widget="bad"></p>')).toBe(
      '<p data-widget-state="waiting" data-widget="bad"></p>',
    );
  });
});

it('sets the slot of children from data-slot, unless they have one', async () => {
  const html = note('', '<b data-slot="link">A</b><i slot="x" data-slot="y">B</i><u>C</u>');
  const rendered = await render(html);
  expect(rendered).toContain('<b slot="link" data-slot="link">A</b><i slot="x" data-slot="y">B</i><u>C</u></div>');
  expect(given(rendered)[0]?.slots).toEqual(['link', 'x', '']);
});

it('leaves no browser globals behind', async () => {
  const names = ['document', 'location', 'CSS', 'navigator'];
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  await render(`${note()}<p data-widget="bad"></p>`);
  expect(names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))).toEqual(before);
});

it('streams a page in pieces, and buffers little', async () => {
  let most = 0;
  const many = function* () {
    yield tag;
    for (let i = 0; i < 4000; i++) yield `<section><p>${'text '.repeat(40)}</p></section>${i % 400 ? '' : note()}`;
  };
  let count = 0;
  let size = 0;
  let taken = 0;
  for await (const piece of renderPieces(
    (function* () {
      for (const piece of many()) {
        taken += piece.length;
        most = Math.max(most, taken - size);
        yield piece;
      }
    })(),
  )) {
    size += piece.length;
    count++;
  }
  expect(count).toBeGreaterThan(4000);
  // The stream holds back only the current piece.
  expect(most).toBeLessThan(3000);
});
