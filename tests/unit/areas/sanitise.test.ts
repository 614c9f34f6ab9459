// HLP-5, threats 7 and 9: an author's HTML is sanitised in parts.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { sanitise } from '../../../src/areas/help/parts/sanitise';

let root: ShadowRoot;
beforeEach(() => {
  history.replaceState(null, '', '/support');
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  // A hidden page renders the whole body at once.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

const place = (): BodyPlace => ({
  host: { id: 'w', root, settings: { locale: 'en-us', api: '', product: '' } },
  url: 'https://help.example/hc/en-us/articles/1-first',
  texts: { tooLongText: 'Too long.', elsewhereText: 'Read it there', watchText: 'Watch' } as BodyPlace['texts'],
  contents: { className: 'list', heading: 'Contents' },
});
const shown = async (html: string, signal?: AbortSignal) => {
  const box = document.createElement('div');
  (await sanitise(html, place(), signal)).mount(box);
  return box;
};
const sanitised = async (html: string) => (await shown(html)).innerHTML;
const times = (count: number, html: string) => html.repeat(count);

describe('sanitised HTML', () => {
  it('keeps text elements, and removes scripts, media, drawings and forms', async () => {
    expect(await sanitised('<p>a <b>b</b> <em>c</em></p>')).toBe('<div><p>a <b>b</b> <em>c</em></p></div>');
    const hostile =
      '<script>x()</script><p onclick="x()" style="color:red" class="t50" slot="s" data-article="1" aria-label="x">a</p>' +
      '<form><input><button>Go</button></form><svg><path d=""/></svg><object></object><style>p{}</style>';
    const box = await shown(hostile);
    expect(box.querySelectorAll('script,form,input,button,svg,path,object,style')).toHaveLength(0);
    expect(box.querySelector('p')?.getAttributeNames()).toEqual([]);
    expect(box.textContent).toContain('a');
  });

  it('removes script URLs', async () => {
    for (const href of ['javascript:x()', ' JaVaScRiPt:x()', 'data:text/html,x'])
      expect((await shown(`<a href="${href}">x</a>`)).querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('keeps any id with a prefix, so that links work', async () => {
    const box = await shown('<h2 id="links">Links</h2><p id="title">a</p><p id="h-b">b</p>');
    expect([...box.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['h-links', 'h-title', 'h-h-b']);
  });

  // DOMPurify used to remove the text's whole part, so that the area reported a failed article.
  it('keeps text that looks like a tag next to a comment', async () => {
    expect(await sanitised('Use &lt;b&gt;.<!-- so -->')).toBe('<div>Use &lt;b&gt;.</div>');
  });

  it('returns nothing for empty input', async () => {
    expect(await sanitised('')).toBe('');
    expect(await sanitised('  ')).toBe('<div>  </div>');
  });

  it('removes elements that wrap the whole text, and no others', async () => {
    expect(await sanitised('<div><section> <article><p>a</p></article> </section></div>')).toBe('<div><p>a</p></div>');
    expect(await sanitised('<div><p>a</p></div> b')).toBe('<div><div><p>a</p></div> b</div>');
    expect(await sanitised('<div><p>a</p></div><div>b</div>')).toBe('<div><div><p>a</p></div><div>b</div></div>');
    expect(await sanitised('<blockquote><p>a</p></blockquote>')).toBe('<div><blockquote><p>a</p></blockquote></div>');
    expect(await sanitised('<div><p>a</p><!-- note --></div>')).toBe('<div><p>a</p></div>');
  });

  it('starts a text with a table of contents', async () => {
    const box = await shown('<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2>');
    expect(box.firstElementChild?.className).toBe('list');
    expect(box.firstElementChild?.textContent).toContain('Two');
  });
});

describe('a long text', () => {
  it('sanitises a long text in blocks of 120 elements without losing any', async () => {
    const box = await shown(times(300, '<p>a</p>'));
    expect([...box.children].map(({ childElementCount }) => childElementCount)).toEqual([120, 120, 60]);
    expect((await shown(times(120, '<p>a</p>'))).childElementCount).toBe(1);
    expect((await shown(times(121, '<p>a</p>'))).childElementCount).toBe(2);
  });

  it('keeps text between elements in its place', async () => {
    const box = await shown(times(130, 'a<br>'));
    expect(box.textContent).toBe(times(130, 'a'));
    expect(box.querySelectorAll('br')).toHaveLength(130);
  });

  it('sanitises a long text in one element in parts of that element', async () => {
    const box = await shown(`<p>before</p><ul id="u">${times(250, '<li>a</li>')}</ul><p>behind</p>`);
    expect([...box.children].map(({ localName }) => localName)).toEqual(['div', 'ul', 'div']);
    const list = box.querySelector('ul');
    expect([list?.id, list?.childElementCount, list?.querySelectorAll('div').length]).toEqual(['h-u', 250, 0]);
  });

  it('splits a long text in a block element into blocks inside that element', async () => {
    const box = await shown(`<p>before</p><blockquote>${times(250, '<p>a</p>')}</blockquote>`);
    const quote = box.querySelector('blockquote');
    expect([...(quote?.children ?? [])].map((one) => [one.localName, one.childElementCount])).toEqual([
      ['div', 120],
      ['div', 120],
      ['div', 10],
    ]);
  });

  it('lays out a long table once', async () => {
    const rows = times(100, '<tr><td>a</td></tr>');
    const box = await shown(`<p>before</p><table title="t"><tbody>${rows}</tbody></table>`);
    const table = box.querySelector('table');
    expect([table?.dataset.far, table?.title, table?.querySelectorAll('td').length]).toEqual(['', 't', 100]);
    expect(
      (await shown('<p>a</p><table><tbody><tr><td>a</td></tr></tbody></table>')).querySelector('table')?.dataset.far,
    ).toBe(undefined);
  });

  it('removes a forbidden element around a long text, and its content if that is forbidden, too', async () => {
    const many = times(130, '<i>a</i>');
    const loose = await shown(`<p>before</p><center>${many}</center>`);
    expect([loose.querySelectorAll('i').length, loose.querySelectorAll('center').length]).toEqual([130, 0]);
    const lost = await shown(`<p>before</p><math>${times(130, '<mi>a</mi>')}</math><p>behind</p>`);
    expect(lost.textContent).toBe('beforebehind');
  });

  it('keeps ids unique and headings ordered across the parts of a long text', async () => {
    const box = await shown(
      `<h2>A</h2>${times(130, '<p>a</p>')}<h2>B</h2><p id="x">1</p>${times(130, '<p>a</p>')}<p id="x">2</p>`,
    );
    expect(box.querySelectorAll('#h-x')).toHaveLength(1);
    expect([...box.querySelectorAll('h2,h3')].length).toBeGreaterThanOrEqual(2);
  });

  it('yields to the page, and stops when it is aborted', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    const turns = vi.spyOn(globalThis, 'setTimeout');
    await shown(times(500, '<p>a</p>'));
    expect(turns.mock.calls.length).toBeGreaterThan(1);
    const ended = new AbortController();
    const waiting = shown(times(500, '<p>a</p>'), ended.signal);
    ended.abort(Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    vi.mocked(performance.now).mockReturnValue(1);
    turns.mockClear();
    await shown(times(300, '<p>a</p>'));
    expect(turns).not.toHaveBeenCalled();
  });
});

describe('a text that is too long', () => {
  it('replaces a text that is too long by a link to the original', async () => {
    const box = await shown('a'.repeat(2_000_001));
    expect(box.textContent).toBe('Too long. Read it there');
    expect(box.querySelector('a')?.href).toBe('https://help.example/hc/en-us/articles/1-first');
  });
});
