// Needs its own process: the stack of a thread is too small for texts of megabytes.
import { describe, expect, it } from 'vitest';
import { withoutInline } from '../../../src/areas/help/parts/without-inline';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const inline = (html: string) =>
  [...parsed(html).querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'style' ? ['style'] : []),
    ...element.getAttributeNames().filter((name) => /^(style$|on)/.test(name)),
  ]);

// threat 7: Chromium reports inline styles and handlers as soon as it parses them.
describe('HTML without inline styles and handlers', () => {
  it.each([
    '<p style="color: red">a</p>',
    '<P STYLE=color:red>a',
    "<p/style='a'>a",
    '<p title="1"style="a">a',
    '<p title=\'"\' onclick = "x()">a',
    '<img src=x onerror=1>',
    '<svg onload="1"><style>p {}</style></svg>',
    '<style media=all>p > a { content: "<b>" }</style>a',
    '<p\nstyle\n=\n"a">a',
    '<p title=a"b style=c>a',
    '<p title="x > y" style="a">a',
    '<template><p onclick=1></template>',
    '<p style="a',
    "<p x='y",
  ])('leaves no inline styles and handlers from %s', (html) => {
    expect(inline(withoutInline(html))).toEqual([]);
  });

  it.each([
    'a style = b, only one = two',
    '1 < 2 and onward = up',
    '<p title="my style = yours, once=1">a</p>',
    '<a href="/x?style=1&on=2">once=2</a>',
    '<p data-style="a" lang=en>&lt;p style="a"&gt;</p>',
    '<code>&lt;style></code>',
    '<p title="x"="<b>onclick=',
    '<p="a>style=b',
    '<p ="a>style=b',
    '<code>&lt;form></code><a href="form">form</a><formula>a</formula>',
  ])('leaves %s unchanged', (html) => {
    expect(withoutInline(html)).toBe(html);
  });

  // A field named `ownerDocument` used to break an article, and one named `closest` a search.
  it.each([
    '<form><p>a</p></form>',
    '<FORM/name=b>a',
    '<form\n>a</form\n>',
    '<p><form action="/b"><p>a</form>',
    '<form',
  ])('removes the form of %s, but keeps its content', (html) => {
    const { body } = parsed(withoutInline(html));
    expect(body.querySelector('form')).toBeNull();
    expect(body.textContent).toBe(parsed(html).body.textContent);
  });

  it('keeps all text except style sheets', () => {
    const piece = fc.constantFrom(
      '<p ',
      '<b>',
      '</b>',
      'style=',
      'onclick=',
      '"',
      ' title="x"',
      '>',
      ' ',
      'once = 2',
      '<i style="a">',
      '&lt;',
      '/',
      '=',
      'a',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
        (html) => {
          expect(parsed(withoutInline(html)).body.textContent).toBe(parsed(html).body.textContent);
        },
      ),
      runs(50, 150),
    );
  });

  // With quadratic time, 200,000 repetitions would exceed the test's timeout many times over.
  it.each(['<a "', '<a x="', '<a x=\'"', '<a ', '<a =', '<a x= ', '= ', '<style ', '<a', 'a', ' ', '='])(
    'takes linear time on endless %j',
    { tags: 'all' },
    (start) => {
      expect(withoutInline(`<p ${start.repeat(200_000)}`).length).toBeGreaterThan(200_000);
    },
  );
});
