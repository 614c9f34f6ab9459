// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { limits } from '../../../cli/io/limits';
import { ignoredRegions } from '../../../cli/lint/ignored-regions';
import { page } from '../../../cli/lint/page';

const count = (html: string, ignore: string, mostSteps?: number, name = 'page.html') =>
  ignoredRegions(page(name, html), ignore, mostSteps).size;
const many = (inner: string, times: number) => inner.repeat(times);
const LONG = 'a'.repeat(64_000);

// Threat 9
describe('a data-ignore selector', () => {
  // The search used to try every combination of four elements: seconds for 150 elements, hours for 1,000.
  it.each([
    ['siblings of siblings', 'i~b~b~b~b', many('<b></b>', 1_000)],
    ['elements in elements', `x${many(' div', 100)}`, many('<div>', 500)],
  ])('rejects a data-ignore selector that would take hours: %s', { tags: 'all' }, (_, ignore, html) => {
    expect(() => count(html, ignore)).toThrow(
      `data-ignore="${ignore.slice(0, 99)}${ignore.length > 100 ? '…' : ''}" on page.html takes more than 100,000,000 steps, the limit`,
    );
  });

  it.each([
    ['names', `${many('a,', 90)}a`, many('<b></b>', 20), 1_800],
    ['attributes', `${many('[a],', 90)}a`, many('<b></b>', 20), 1_800],
    ['parents', many(':lang(en)', 40), many('<b>', 40), 3_200],
    ['a long value', '[class~=x]', `<i class="${LONG}">`, 2_000],
    ['a long text', ':contains("x")', `<i>${LONG}</i>`, 2_000],
    ['a long list of children', ':empty', `<i>${many('<b></b>', 6_400)}</i>`, 12_900],
    ['a long list of siblings', ':last-child', many('<b></b>', 1_600), 86_000],
  ])('counts the work of the selector %s', (_, ignore, html, steps) => {
    expect(() => count(html, ignore, steps)).toThrow('steps');
    expect(count(html, ignore, 1.1 * steps)).toBeLessThan(10_000);
  });

  it('rejects a data-ignore selector that is too long without parsing it', () => {
    const most = `b${many(',a', (limits.selector - 2) / 2)}`;
    expect(count('<b></b>', `${most} `)).toBe(1);
    expect(() => count('<b></b>', `${most}  `, 0, '-')).toThrow(
      /^data-ignore="b,a,.{95}…" on standard input has more than 2,000 characters, the limit$/,
    );
  });

  it('matches a selector in few steps in a page with very many elements', () => {
    const html = `${many('<p class="a"><b></b></p>', 1_000)}<p class="x"><b></b></p>`;
    expect(count(html, 'main > p:not(.a), .c .d, p.x', 20_000)).toBe(2);
  });
});
