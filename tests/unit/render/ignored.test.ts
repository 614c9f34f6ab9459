// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { given, renderer } from './support';

const NOTE = '<div data-widget="note"></div>';
const tag = (ignore: string) =>
  `<script src="/dist/realms/cobble.js" data-ignore="${ignore.replaceAll('"', '&quot;')}"></script>`;
const json = (text: string) => `<script type="application/json" data-cobble-config>${text}</script>`;
const countRendered = async (html: string, warnings: string[] = []) =>
  given(await renderer.render(html, { warn: (message) => warnings.push(message) })).length;

// Threat 4
describe('an ignored region', () => {
  const page = `<main class="comments --x"><nav class="é" ugc><b>${NOTE}</b></nav></main><i>${NOTE}</i>`;

  // WordPress's paragraphs used to make the JSON invalid, so that untrusted widgets were rendered.
  it("skips an ignored region if WordPress has put paragraphs into the page's JSON", async () => {
    const settings = json('{ "ignore": ".comments",</p>\n<p>"allow":<br />\n"note" }');
    expect(await countRendered(settings + page)).toBe(1);
  });

  // Invalid parts of a selector used to be skipped: `[foo` was read as `foo`, `div[ugc` as `div ugc`.
  it.each([
    ...['[foo', 'div[ugc', '.none[', '.x,[', '.x,[a="', '[a] [', '[a="[b"]', '[a="],b"]', '.x ]'],
    ...[
      '#1a',
      '.1',
      '1',
      '-',
      '.-1',
      '[a=1]',
      '[a="x\ny"]',
      "[a='x\ny']",
      '.a\u00a0b',
      '.a\vb',
      '.\u0085',
      '.a > > .b',
    ],
    ...['', ' ', ' ,a', 'a, ', 'a,b,,', ',a,', ',,,', '> b', 'main >'],
  ])('ignores the whole page for an invalid or unsupported selector: %j', async (selector) => {
    const warnings: string[] = [];
    expect(await countRendered(tag(selector) + page, warnings)).toBe(0);
    expect(warnings).toEqual([
      `data-ignore="${selector}" isn't only names, classes, ids and attributes, so no widgets are rendered. Fix: use a simpler selector`,
    ]);
  });

  it.each([
    ...[
      '.--x',
      '.é',
      '-a,\t.comments',
      '[ ugc ]',
      "[class^='comments']",
      'main\n>\fnav',
      'main nav b div',
      'main>nav b>div',
    ],
    ...['.comments>[ugc]>b', 'main b', 'main b > div', 'main > nav div', 'nav b', 'main main, main'],
  ])('ignores a region that matches %j', async (selector) => {
    expect(await countRendered(tag(selector) + page)).toBe(1);
  });

  it.each([
    'main main',
    'main > b',
    'nav > main b',
    'b nav',
    'main b > b',
    'nav > nav b',
    'nav div > b',
    '.comments .--x',
  ])("ignores no region that doesn't match %j", async (selector) => {
    expect(await countRendered(tag(selector) + page)).toBe(2);
  });

  // Browsers ignore the case of some attribute values, and on pages without a doctype that of classes and IDs.
  it.each([
    ['[dir=rtl]', '<b dir=RTL>'],
    ['[rel~=ugc]', '<a rel="nofollow UGC">'],
    ['[class$="\u03a3"]', '<b class="ab\u03a3">'],
    ['.comments', '<b class=Comments>'],
    ['#Comments', '<b id=comments>'],
    ['[viewBox]', '<svg viewBox><foreignObject>'],
    ['[lang=en]', '<svg xml:lang=sv lang=en><foreignObject>'],
  ])('ignores a region that matches %j in %s', async (selector, start) => {
    expect(await countRendered(tag(selector) + start + NOTE)).toBe(0);
  });

  // CSS parsers read `-->` as the end of an HTML comment, and replace NUL and half surrogate pairs.
  it.each(['-->b', '.-->b', 'b.\u00d7', 'b.\u2795', '[a="\0"]', '[a="\ud800"]'])(
    'ignores the whole page for %j, which browsers may read differently',
    async (ignore) => {
      expect(await countRendered(json(JSON.stringify({ ignore })) + page)).toBe(0);
    },
  );

  it("reads data-ignore from the page's JSON as a string, whatever its type", async () => {
    expect(await countRendered(json('{ "ignore": ["i", ".comments"] }') + page)).toBe(0);
    expect(await countRendered(json('{ "ignore": ["i"], "allow": ["none", "note"] }') + page)).toBe(1);
    expect(await countRendered(json('{ "ignore": {} }') + page)).toBe(0);
    const named = `<null>${NOTE}</null><undefined>${NOTE}</undefined>`;
    expect(await countRendered(json('{ "ignore": null, "allow": null }') + named)).toBe(2);
    expect(await countRendered(named)).toBe(2);
  });

  it('ignores regions by the settings so far if a page is rendered in pieces', async () => {
    const part = `<section class="a">${NOTE}</section>`;
    let page = '';
    for await (const piece of renderer.renderPieces([json('{ "ignore": ".a" }') + part + tag('.b') + part]))
      page += piece;
    expect(given(page)).toHaveLength(1);
  });

  // Each part of the selector used to be tried at each element: 80 nested elements took hours.
  it('finds regions in linear time in deep nesting, even if the selector repeats its parts', async () => {
    const nest = (inner: string) => '<div>'.repeat(200) + inner + '</div>'.repeat(200);
    expect(await countRendered(tag(`x${' div'.repeat(40)}`) + nest(NOTE))).toBe(1);
    expect(await countRendered(tag(`b${' div'.repeat(40)}`) + nest(`<b>${nest(NOTE)}</b>`))).toBe(0);
  });

  it('ignores the whole page if the selector is too long, or too long for so many elements', async () => {
    const long = `${'.a,'.repeat(666)}x`;
    const warnings: string[] = [];
    expect(await countRendered(tag(long) + page, warnings)).toBe(2);
    expect(await countRendered(tag(`${long}x`) + page, warnings)).toBe(2);
    expect(await countRendered(tag(`${long}xx`) + page, warnings)).toBe(0);
    const start = long.slice(0, 100);
    expect(warnings).toEqual([
      `data-ignore="${start}…" is too long, so no widgets are rendered. Fix: use a shorter selector`,
    ]);
    warnings.length = 0;
    // With a selector of this length, each widget costs a million units of work.
    expect(await countRendered(tag(long) + '<div class=b>'.repeat(500) + NOTE.repeat(12), warnings)).toBe(1);
    expect(warnings).toEqual([
      `data-ignore="${start}" is too much work for a page of its size, so no more widgets are rendered`,
    ]);
  });
});
