// Threats 1, 4, 7 and 9: articles are untrusted HTML.

import { beforeEach, expect, it, vi } from 'vitest';
import fc from '../fast-check';
import { mount, parse, prerender, serialize } from '../unit/render/render-article';
import { sanitiserFindings } from '../unit/render/sanitiser-findings';
import { anyArticle } from './any-article';
import { runs, TIMEOUT } from './runs';

// jsdom's parser differs from browsers'.
vi.mock('../../src/platform/trusted-types', async () => {
  const { trustedTypes } = await import('../unit/render/as-browser');
  return { trustedTypes };
});
beforeEach(() => {
  history.replaceState(null, '', '/support');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

/** Ignores the order, white space and the table of contents. */
const letters = (box: Element) =>
  [...box.querySelectorAll(':scope > :not(nav)')]
    .map(({ textContent }) => textContent.replace(/\s/g, ''))
    .flatMap((text) => [...text])
    .sort()
    .join('');

it("prerenders any article as the page's sanitiser leaves it and, if it can be reparsed, as it mounts", {
  tags: 'all',
  timeout: TIMEOUT,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyArticle, async (html) => {
      const box = parse(prerender(html));
      expect(sanitiserFindings(box)).toEqual([]);
      expect(parse(serialize(box)).isEqualNode(box)).toBe(true);
      const page = await mount(html);
      if (parse(serialize(page)).isEqualNode(page)) expect(box.innerHTML).toBe(page.innerHTML);
      else expect(letters(box)).toBe(letters(page));
    }),
    runs(30, 2000),
  );
});
