// HLP-5: adapts sanitised article HTML to the page.
import { beforeEach, describe, expect, it } from 'vitest';
import { writeContents } from '../../../src/areas/help/parts/body-elements';
import { type BodyState, finishBody } from '../../../src/areas/help/parts/finish-body';
import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';

const place = {
  host: { id: 'w', root: document.createElement('div').attachShadow({ mode: 'open' }), settings: {} },
  url: 'https://help.example/hc/en-us/articles/1-first',
  texts: { tooLongText: 'Too long.', elsewhereText: 'Read it there', watchText: 'Watch' },
  contents: { className: 'list', heading: 'Contents' },
} as unknown as BodyPlace;

const page = `${origin}/support?lang=sv`;

let state: BodyState;
beforeEach(() => {
  state = { ids: new Set(), headings: [] };
  history.replaceState(null, '', '/support?lang=sv');
});

const finished = (html: string, where = place) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  finishBody(box, where, state);
  return box;
};
const link = (href: string, where = place) => {
  const [found] = finished(`<a href="${href}">x</a>`, where).querySelectorAll('a');
  const data: { article?: string; heading?: string } = { ...found?.dataset };
  return { href: found?.getAttribute('href'), rel: found?.rel, ...data };
};

describe('ids', () => {
  it('adds the prefix to ids, and removes duplicates', () => {
    expect(finished('<p id="a">1</p><p id="a">2</p><p id="b">3</p>').innerHTML).toBe(
      '<p id="h-a">1</p><p>2</p><p id="h-b">3</p>',
    );
    expect(finished('<p id="b">4</p>').innerHTML).toBe('<p>4</p>');
  });
});

describe('an image', () => {
  const picture = (html: string, where = place) => finished(html, where).innerHTML;

  it("resolves an image's address against the article, and loads it lazily", () => {
    expect(picture('<img src="/a.png" alt="A cave">')).toBe(
      '<img src="https://help.example/a.png" alt="A cave" loading="lazy" decoding="async">',
    );
    expect(picture('<img src="b.png">')).toContain('src="https://help.example/hc/en-us/articles/b.png"');
    expect(picture('<img src="b.png">')).toContain('alt=""');
    expect(picture('<img src="/a.png">', { ...place, url: 'javascript:alert(1)' })).toContain(`src="${origin}/a.png"`);
  });

  it('keeps an image that is an inline bitmap', () => {
    for (const kind of ['png', 'jpg', 'jpeg', 'gif', 'webp', 'PNG'])
      expect(picture(`<img src="data:image/${kind};base64,AAAA">`)).toContain(`data:image/${kind};base64,AAAA`);
    expect(picture('<img src="data:image/svg+xml;base64,AAAA" alt="A cave">')).toBe('A cave');
    expect(picture('<img src="data:image/png,AAAA" alt="A cave">')).toBe('A cave');
    expect(picture('<img src=" xdata:image/png;base64,AAAA" alt="A cave">')).toBe('A cave');
  });

  it('replaces an image by its alternative text if its address is invalid', () => {
    for (const src of ['file:///a.png', 'xhttps://a/', 'https://'])
      expect(picture(`<img src="${src}" alt="A cave">`)).toBe('A cave');
  });
});

describe('a link', () => {
  it("resolves a link's address against the article, and doesn't expose the page to its target", () => {
    expect(link('/x')).toEqual({ href: 'https://help.example/x', rel: 'noopener' });
    expect(link(' https://a.example/ ')).toEqual({ href: 'https://a.example/', rel: 'noopener' });
    expect(link('mailto:a@b.example')).toEqual({ href: 'mailto:a@b.example', rel: 'noopener' });
  });

  it('replaces a link by plain text if its address is unsafe or invalid', () => {
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '', 'https://'])
      expect(link(href)).toEqual({ href: null, rel: '' });
    expect(finished('<a>x</a>').innerHTML).toBe('<a>x</a>');
  });

  it('keeps a link to a heading of the article on this page, with the decoded name', () => {
    expect(link('#first')).toEqual({ href: `${page}&hc-heading=first`, rel: '', heading: 'first' });
    expect(link('#caf%C3%A9').heading).toBe('café');
    expect(link('#100%').heading).toBe('100%');
  });

  it('opens a link to an article of the same help centre on this page', () => {
    for (const path of [
      '/hc/en-us/articles/42-second',
      '/hc/articles/42',
      '/help_center/articles/42',
      '/api/v2/help_center/en-us/articles/42.json',
    ])
      expect(link(path)).toEqual({ href: `${page}&hc-article=42`, rel: 'noopener', article: '42' });
    for (const path of ['/hc/en-us/sections/42', '/articles/42', '/hc/en-us/articles/x', '/x.y/hc/articles/42'])
      expect(link(path).article).toBeUndefined();
    expect(link('https://other.example/hc/en-us/articles/42').article).toBeUndefined();
    expect(link('/hc/articles/42', { ...place, url: '/hc/articles/1' }).article).toBe('42');
  });

  // HLP-5
  it('keeps the heading that a link names, in another article and in this one', () => {
    expect(link('/hc/en-us/articles/42-second#h%203')).toEqual({
      href: `${page}&hc-article=42&hc-heading=h+3`,
      rel: '',
      article: '42',
      heading: 'h 3',
    });
    expect(link('https://help.example/hc/en-us/articles/1-first#h_3')).toEqual({
      href: `${page}&hc-heading=h_3`,
      rel: '',
      heading: 'h_3',
    });
    expect(link('/hc/en-us/articles/1-first').article).toBe('1');
    expect(link('/elsewhere#h_3')).toEqual({ href: 'https://help.example/elsewhere#h_3', rel: 'noopener' });
  });
});

describe('a heading', () => {
  it('links a heading to itself, and derives an id from its text if it has none', () => {
    const box = finished('<h3>  The End,\n again! </h3>');
    expect(box.innerHTML).toBe(
      `<h3 id="h-the-end-again" tabindex="-1"><a href="${page}&amp;hc-heading=the-end-again" data-heading="the-end-again">  The End,\n again! </a></h3>`,
    );
    expect(state.headings).toEqual([{ id: 'the-end-again', text: 'The End, again!', level: 3 }]);
  });

  it("keeps a heading's own id, and letters of every script", () => {
    finished('<h2 id="own">One</h2><h2>Größe №2</h2><h2>¿¡</h2>');
    expect(state.headings.map(({ id }) => id)).toEqual(['own', 'größe-2', 'part']);
  });

  it("adds a number to a heading's id if it is taken", () => {
    finished('<p id="a"></p><h2>a</h2><h2>A</h2><h2 id="a-2">b</h2>');
    expect(state.headings.map(({ id }) => id)).toEqual(['a-2', 'a-3', 'a-2-2']);
  });

  it('turns a heading of level 1 into level 2, below the title', () => {
    const box = finished('<h1>One <b>two</b></h1><h6>Six</h6>');
    expect([...box.children].map(({ localName }) => localName)).toEqual(['h2', 'h6']);
    expect(box.querySelector('h2 > a > b')?.textContent).toBe('two');
    expect(state.headings.map(({ level }) => level)).toEqual([2, 6]);
  });

  it("doesn't list an empty heading, and keeps the link that it contains", () => {
    const box = finished('<h2> </h2><h2>See <a href="/x">this</a></h2>');
    expect(state.headings.map(({ text }) => text)).toEqual(['See this']);
    expect([...box.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(['https://help.example/x']);
    expect(box.querySelector('h2')?.id).toBe('h-part');
  });

  it('adds no link to a heading inside a link or another heading', () => {
    expect(finished('<a href="/x"><h2>a</h2></a>').querySelectorAll('a')).toHaveLength(1);
    expect(finished('<h2>a<div><h3>b</h3></div></h2>').querySelectorAll('a')).toHaveLength(1);
  });

  it("derives a heading's id from at most 60 characters of its text", () => {
    finished(`<h2>${'a'.repeat(70)}</h2>`);
    expect(state.headings[0]?.id).toBe('a'.repeat(60));
  });
});

describe('the table of contents', () => {
  const heading = (id: string, level: number) => ({ id, text: id.toUpperCase(), level });
  const entries = (...headings: ReturnType<typeof heading>[]) =>
    [...(writeContents(headings, place)?.querySelectorAll('li') ?? [])].map(({ textContent, dataset }) =>
      dataset.below === '' ? `- ${textContent}` : textContent,
    );

  it('lists the two highest levels in the table of contents if there are at least three headings', () => {
    expect(entries(heading('a', 2), heading('b', 2))).toEqual([]);
    expect(entries(heading('a', 2), heading('b', 2), heading('c', 4))).toEqual([]);
    expect(entries(heading('a', 3), heading('b', 4), heading('c', 5), heading('d', 3))).toEqual(['A', '- B', 'D']);
    expect(writeContents([], place)).toBeUndefined();
  });

  it('gives the table of contents a label, and links it to the headings', () => {
    const nav = writeContents([heading('a', 2), heading('b', 2), heading('c', 3)], place);
    expect(nav?.outerHTML).toBe(
      '<nav class="list" aria-label="Contents"><p>Contents</p><ul>' +
        `<li><a href="${page}&amp;hc-heading=a" data-heading="a">A</a></li>` +
        `<li><a href="${page}&amp;hc-heading=b" data-heading="b">B</a></li>` +
        `<li data-below=""><a href="${page}&amp;hc-heading=c" data-heading="c">C</a></li></ul></nav>`,
    );
  });

  it('lists at most 150 headings in the table of contents', () => {
    expect(entries(...Array.from({ length: 160 }, (_, at) => heading(`h${at}`, 2)))).toHaveLength(150);
  });
});
