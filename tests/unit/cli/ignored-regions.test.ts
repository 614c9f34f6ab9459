// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ids } from './lint-support';

// threat 4: lint skips what the page skips.
describe('a region in which no widget mounts', () => {
  const wrong =
    '<div data-widget="flyuot"></div><button data-widget-open="#nowhere">Open</button><div data-widget="marketplace-tile"></div>';
  const tag = (attributes: string) => `<script async src="/dist/realms/cobble.js" ${attributes}></script>`;

  it.each([
    ['data-cobble-off', '', `<section data-cobble-off>${wrong}</section>`],
    ['the element itself', '', '<div data-cobble-off data-widget="flyuot"></div>'],
    [
      'data-ignore',
      'data-ignore="#guests, main > .comments:not(.ours)"',
      `<main><div class="comments"><p>${wrong}</p></div></main><div id="guests">${wrong}</div>`,
    ],
    [
      'widgets that are not allowed',
      'data-allow="sort-dropdown\n flyout"',
      '<div data-widget="flyuot"></div><div data-widget="marketplace-tile"></div>',
    ],
  ])('reports nothing in an ignored region: %s', (_, attributes, html) => {
    expect(ids(tag(attributes) + html)).toEqual([]);
  });

  it.each([
    ['outside the region', 'data-ignore=".comments"', `<div class="comments"></div>${wrong}`],
    ["that the selector doesn't match", 'data-ignore="main > .comments"', `<div class="comments">${wrong}</div>`],
  ])("doesn't ignore elements %s", (_, attributes, html) => {
    expect(ids(tag(attributes) + html)).toEqual(['unknown-widget error', 'missing-target error', 'missing-prop error']);
  });

  // With an invalid selector, no widget on the page can mount. lint used to report nothing.
  it.each(['.comments, ((', '[['])(
    'ignores the whole page, with a finding, for an invalid selector: "%s"',
    (ignore) => {
      expect(ids(tag(`data-ignore="${ignore}"`) + wrong)).toEqual(['tag-attribute error']);
    },
  );

  it('ignores regions by attributes that lint knows', () => {
    expect(ids(tag('data-ignore=".a" data-allow="Tile!"'))).toEqual(['tag-attribute error']);
    expect(ids(tag('data-ignor=".a"'))).toEqual(['tag-attribute error']);
  });
});
