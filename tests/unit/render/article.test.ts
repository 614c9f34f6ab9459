// Threats 1, 4, 7, 9 and 10: an article is HTML of others.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attacks } from './attacks';
import { complaints } from './complaints';
import { draw, mount, read, write } from './drawn-article';

// jsdom's own parser is not that of browsers.
vi.mock('../../../src/platform/trusted-types', async () => {
  const { trustedTypes } = await import('./as-browser');
  return { trustedTypes };
});
beforeEach(() => {
  history.replaceState(null, '', '/support');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

/** Nobody has written these so that they can be read again: what is drawn is what a second reading gives. */
const readAnew = ['a link in a link', 'a paragraph in a paragraph', 'entries in entries'];
/** Deeper than what is drawn. */
const tooDeep = ['a nest without end'];

describe.each(Object.entries(attacks))('an article with %s', (name, html) => {
  it('is drawn as what the page’s own sanitiser leaves as it is, in the first reading and in the second', () => {
    const written = draw(html);
    const box = read(written);
    // Each tag is an element, in this order: a reader moves none, and adds none.
    expect([...written.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name)).toEqual(
      [...box.querySelectorAll('*')].map(({ localName }) => localName),
    );
    expect(complaints(box)).toEqual([]);
    expect(read(write(box)).isEqualNode(box)).toBe(true);
  });

  it('is drawn as it is mounted', async () => {
    const page = await mount(html);
    const box = read(draw(html));
    if (tooDeep.includes(name)) expect(box.textContent).toBe('Too long. Read it there');
    else if (readAnew.includes(name)) {
      expect(read(write(page)).isEqualNode(page)).toBe(false);
      expect(box.textContent).toBe(page.textContent);
    } else expect(box.innerHTML).toBe(page.innerHTML);
  });
});
