// Threats 1, 4, 7, 9 and 10. An article is untrusted HTML.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attacks } from './attacks';
import { mount, parse, prerender, serialize } from './render-article';
import { sanitiserFindings } from './sanitiser-findings';

// Replace jsdom's parser, which differs from those of browsers.
vi.mock('../../../src/platform/trusted-types', async () => {
  const { trustedTypes } = await import('./as-browser');
  return { trustedTypes };
});
beforeEach(() => {
  history.replaceState(null, '', '/support');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

/** Attacks whose mounted HTML changes when it is parsed again. The server renders the result of the second parse. */
const readAnew = ['a link in a link', 'a paragraph in a paragraph', 'entries in entries'];
const tooDeep = ['a nest without end'];

describe.each(Object.entries(attacks))('an article with %s', (name, html) => {
  it('renders HTML that the sanitiser leaves unchanged, also when parsed again', () => {
    const written = prerender(html);
    const box = parse(written);
    expect([...written.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name)).toEqual(
      [...box.querySelectorAll('*')].map(({ localName }) => localName),
    );
    expect(sanitiserFindings(box)).toEqual([]);
    expect(parse(serialize(box)).isEqualNode(box)).toBe(true);
  });

  it('renders an article as the browser mounts it', async () => {
    const page = await mount(html);
    const box = parse(prerender(html));
    if (tooDeep.includes(name)) expect(box.textContent).toBe('Too long. Read it there');
    else if (readAnew.includes(name)) {
      expect(parse(serialize(page)).isEqualNode(page)).toBe(false);
      expect(box.textContent).toBe(page.textContent);
    } else expect(box.innerHTML).toBe(page.innerHTML);
  });
});
