// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { page } from '../../../cli/lint/page';
import { lint } from './lint-support';

describe('lint', () => {
  it('reports the line and column of the attribute, even after several lines', () => {
    const [finding] = lint('<main>\n  <div data-widget="flyout"\n       data-headin="x"></div>\n</main>');
    expect(finding).toMatchObject({ line: 3, column: 8, source: '       data-headin="x"></div>' });
  });

  // Interface 9
  it.each([
    ['near-attribute', '<b>\n <i data-wigdet="flyout"></i>', 2, 5, 'data-wigdet'],
    ['escaped-markup', '<p>a\nb &amp;lt;div data-widget="flyout"', 2, 3, '&amp;lt;div '],
    ['raw-greater-than', '<p data-widget="flyout"\n  data-heading="a > b">', 2, 3, '>'],
    ['raw-greater-than', '<p data-widget=flyout\n data-load=media (width > 40em)>', 2, 25, '>'],
    ['curly-quotes', '<p data-widget="flyout"\n\tdata-heading=\u201cBig sale\u201d>', 2, 2, '\u201cBig'],
    ['no-tag', '<!doctype html>\n<p></p> <p data-widget="flyout">', 2, 9, '<p data-widget="flyout">'],
    ['no-widget', '<!doctype html>\n <script src="/a/cobble.js"></script>', 2, 2, '<script src="/a/cobble.js">'],
  ])('reports %s at its position: %j', (rule, html, line, column, piece) => {
    const found = lint(html).find((each) => each.rule === rule);
    expect(found).toMatchObject({ line, column });
    const { source, underline } = found!;
    expect(source.slice(underline.column - 1, underline.column - 1 + underline.length)).toBe(piece);
  });

  it('locates attributes that SVG writes with capitals or a prefix', () => {
    const [svg] = page('x', '<svg viewBox="0 0 1 1" xlink:href="y">').elements;
    expect([...svg!.attributes.values()].map(({ name, at }) => [name, at])).toEqual([
      ['viewBox', { offset: 5, length: 17 }],
      ['href', { offset: 23, length: 14 }],
    ]);
  });

  it("locates a mistake inside the page's JSON", () => {
    expect(
      lint('<script type="application/json" data-cobble-config>\n{ "texts": {},\n  oops }</script>')[0],
    ).toMatchObject({ line: 3, column: 3 });
  });
});
