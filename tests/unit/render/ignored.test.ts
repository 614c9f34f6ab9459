// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { given, renderer } from './support';

const NOTE = '<div data-widget="note"></div>';
const tag = (ignore: string) =>
  `<script src="/dist/realms/cobble.js" data-ignore="${ignore.replaceAll('"', '&quot;')}"></script>`;
const json = (text: string) => `<script type="application/json" data-cobble-config>${text}</script>`;
const drawn = async (html: string, said: string[] = []) =>
  given(await renderer.render(html, { warn: (message) => said.push(message) })).length;

// Threat 4
describe('a region that the site leaves to strangers', () => {
  const page = `<main class="comments --x"><nav class="é" ugc><b>${NOTE}</b></nav></main><i>${NOTE}</i>`;

  // WordPress' paragraphs made the JSON unreadable, and strangers' widgets were drawn.
  it("is not drawn where WordPress' paragraphs stand in the page's JSON", async () => {
    const settings = json('{ "ignore": ".comments",</p>\n<p>"allow":<br />\n"note" }');
    expect(await drawn(settings + page)).toBe(1);
  });

  // What could not be read was skipped: `[foo` was read as the tag `foo`, `div[ugc` as `div ugc`.
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
  ])('is the whole page by what is no selector, or one that is not read: %j', async (selector) => {
    const said: string[] = [];
    expect(await drawn(tag(selector) + page, said)).toBe(0);
    expect(said).toEqual([
      `data-ignore="${selector}" is not names, classes, ids and attributes alone: nothing is drawn`,
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
  ])('is what %j names', async (selector) => {
    expect(await drawn(tag(selector) + page)).toBe(1);
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
  ])('is nothing by %j, which nothing fits', async (selector) => {
    expect(await drawn(tag(selector) + page)).toBe(2);
  });

  it("is told by the page's JSON as a text, whatever stands there", async () => {
    expect(await drawn(json('{ "ignore": ["i", ".comments"] }') + page)).toBe(0);
    expect(await drawn(json('{ "ignore": ["i"], "allow": ["none", "note"] }') + page)).toBe(1);
    expect(await drawn(json('{ "ignore": {} }') + page)).toBe(0);
    const named = `<null>${NOTE}</null><undefined>${NOTE}</undefined>`;
    expect(await drawn(json('{ "ignore": null, "allow": null }') + named)).toBe(2);
    expect(await drawn(named)).toBe(2);
  });

  it('is the one that is known by then, where a page is drawn in pieces', async () => {
    const part = `<section class="a">${NOTE}</section>`;
    let page = '';
    for await (const piece of renderer.renderPieces([json('{ "ignore": ".a" }') + part + tag('.b') + part]))
      page += piece;
    expect(given(page)).toHaveLength(1);
  });

  // Each part was tried from each place: a nest of 80 took hours.
  it('is found in one way through a nest, however often its parts are repeated', async () => {
    const nest = (inner: string) => '<div>'.repeat(200) + inner + '</div>'.repeat(200);
    expect(await drawn(tag(`x${' div'.repeat(40)}`) + nest(NOTE))).toBe(1);
    expect(await drawn(tag(`b${' div'.repeat(40)}`) + nest(`<b>${nest(NOTE)}</b>`))).toBe(0);
  });

  it('is the whole page where the selector is longer than anybody writes, or by very many elements', async () => {
    // 1,999 characters.
    const long = `${'.a,'.repeat(666)}x`;
    const said: string[] = [];
    expect(await drawn(tag(long) + page, said)).toBe(2);
    expect(await drawn(tag(`${long}x`) + page, said)).toBe(2);
    expect(await drawn(tag(`${long}xx`) + page, said)).toBe(0);
    const tooLong = `data-ignore="${long.slice(0, 100)}…" is too long for a page like this: nothing more is drawn`;
    expect(said).toEqual([tooLong]);
    said.length = 0;
    // Eleven fit, at 18 million a widget.
    expect(await drawn(`${tag(`#${'a'.repeat(1_999)}`)}${'<div>'.repeat(9_000)}${NOTE.repeat(12)}`, said)).toBe(11);
    expect(said).toHaveLength(1);
  });
});
