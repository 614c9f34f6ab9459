// HLP-5: how an article's body is rendered, and how it handles clicks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeBody } from '../../../src/areas/help/parts/place-body';
import playVideo from '../../../src/areas/help/parts/play-video';
import type { BodyPiece, BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { mayPlay } from '../../../src/areas/help/parts/videos';

vi.mock('../../../src/areas/help/parts/videos', () => ({ mayPlay: vi.fn(() => true) }));
vi.mock('../../../src/areas/help/parts/play-video', () => ({ default: vi.fn() }));

let frames: (() => void)[];
let root: ShadowRoot;
let box: HTMLElement;
let hidden: boolean;
const cancel = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  frames = [];
  hidden = false;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', cancel);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Element.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', '/support');
  root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  box = root.appendChild(document.createElement('div'));
  box.append('what was there');
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.mocked(mayPlay).mockReturnValue(true);
});

const place = () => ({ host: { id: 'w', root, settings: { locale: 'en-us' } } }) as unknown as BodyPlace;
const block = (html: string): BodyPiece => {
  const made = document.createElement('div');
  made.innerHTML = html;
  return { to: null, nodes: [made], block: made };
};
const pieces = (count: number) => Array.from({ length: count }, (_, at) => block(`${at}`));
const nextFrame = () => frames.shift()?.();

describe('a body', () => {
  it('replaces the old content at once by a body of up to three pieces', () => {
    placeBody(pieces(3), place()).mount(box);
    expect([box.textContent, frames.length, box.querySelectorAll('[data-far]').length]).toEqual(['012', 0, 0]);
  });

  it('renders a longer body piece by piece, each laid out when it is near the viewport', () => {
    placeBody(pieces(5), place()).mount(box);
    expect(box.textContent).toBe('012');
    nextFrame();
    expect(box.textContent).toBe('0123');
    nextFrame();
    expect([box.textContent, frames.length, box.querySelectorAll('[data-far]').length]).toEqual(['01234', 0, 5]);
  });

  it('puts pieces into the elements that they belong to', () => {
    const list = document.createElement('ul');
    const item = document.createElement('li');
    placeBody(
      [
        { to: null, nodes: [list] },
        { to: list, nodes: [item] },
      ],
      place(),
    ).mount(box);
    expect(box.innerHTML).toBe('<ul><li></li></ul>');
  });

  it('renders at once if the page is hidden, where no frames run', () => {
    hidden = true;
    placeBody(pieces(6), place()).mount(box);
    expect([box.textContent, frames.length]).toEqual(['012345', 0]);
  });

  it('stops when its box is removed, and renders again when it is remounted', () => {
    const body = placeBody(pieces(5), place());
    const stop = body.mount(box);
    stop();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(1);
    body.mount(box);
    expect(box.textContent).toBe('012');
  });

  it('renders completely to jump to a heading', () => {
    const body = placeBody([...pieces(5), block('<h2 id="h-late" tabindex="-1">Late</h2>')], place());
    body.mount(box);
    body.jump('late');
    expect(root.activeElement?.id).toBe('h-late');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(() => body.jump('not there')).not.toThrow();
  });
});

describe('a click in a body', () => {
  const click = (html: string, more: object = {}, selector = 'a') => {
    const body = placeBody([block(html)], place());
    body.mount(box);
    const event = { target: box.querySelector(selector), button: 0, preventDefault: vi.fn(), ...more };
    box.onclick?.(event as never);
    return event.preventDefault.mock.calls.length > 0;
  };
  const toHeading = '<h2 id="h-one" tabindex="-1">One</h2><a data-heading="one" href="#x"><b>to it</b></a>';

  it('scrolls to a heading on a click on its link, without a page load', () => {
    expect(click(toHeading, {}, 'b')).toBe(true);
    expect([location.search, root.activeElement?.id]).toEqual(['?hc-heading=one', 'h-one']);
  });

  it('scrolls to the beginning on a click on its link, without a page load', () => {
    expect(click('<a data-heading="" href="#">up</a>')).toBe(true);
  });

  it('opens an article of the same help centre in the area', () => {
    expect(click('<a data-article="12" href="/hc/articles/12">it</a>')).toBe(true);
    expect(location.search).toBe('?hc-article=12');
  });

  // HLP-5
  it('scrolls to the heading that a link to another article names', () => {
    history.replaceState(null, '', '/support?hc-heading=old');
    expect(click('<a data-article="12" data-heading="h_3" href="/hc/articles/12#h_3">it</a>')).toBe(true);
    expect(location.search).toBe('?hc-heading=h_3&hc-article=12');
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %j to the browser',
    (more) => {
      expect(click(toHeading, more)).toBe(false);
      expect(location.search).toBe('');
    },
  );

  it('leaves a click on any other link, or outside of links, to the browser', () => {
    expect(click('<a href="/x">x</a>')).toBe(false);
    expect(click('<p>x</p>', {}, 'p')).toBe(false);
    expect(click('<a href="/x">x</a>', { target: document.createTextNode('x') })).toBe(false);
    expect(location.search).toBe('');
  });

  it('plays a video on a click if allowed, and follows the link otherwise', async () => {
    const video = '<a data-video="" href="https://video.example/1">Watch</a>';
    expect(click(video)).toBe(true);
    expect(mayPlay).toHaveBeenCalledWith('https://video.example/1', { locale: 'en-us' });
    const link = box.querySelector('a');
    await vi.dynamicImportSettled();
    expect(playVideo).toHaveBeenCalledExactlyOnceWith(link, { locale: 'en-us' });
    vi.mocked(mayPlay).mockReturnValue(false);
    expect(click(video)).toBe(false);
    expect(click('<a data-video="">Watch</a>')).toBe(false);
    vi.mocked(mayPlay).mockReturnValue(true);
    expect(click('<a data-video="">Watch</a>')).toBe(false);
    await vi.dynamicImportSettled();
    expect(playVideo).toHaveBeenCalledOnce();
  });
});
