import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/widgets/carousel/carousel';
import { description } from '../../../src/widgets/carousel/carousel.widget';
import { render } from './support';

let width: number;
let resized: Set<() => void>;

/** jsdom lays nothing out: the row is as wide as the test says, and scrolls at once. */
beforeEach(() => {
  width = 800;
  resized = new Set();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly told: () => void) {}
      observe() {
        resized.add(this.told);
      }
      disconnect() {
        resized.delete(this.told);
      }
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  Element.prototype.scroll = function (this: Element, { left }: ScrollToOptions) {
    this.scrollLeft = left!;
  } as never;
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const slides = (count: number) => Array.from({ length: count }, (_, i) => `<div id="s${i}">Slide ${i}</div>`).join('');

const show = async (count: number, props = {}, html = slides(count)) => {
  const shown = await render(Carousel, description, { label: 'Worlds', ...props }, { html });
  const row = shown.find('[role=group]');
  const press = (name: 'Previous' | 'Next') => shown.act(() => shown.find(`[aria-label=${name}]`).click());
  const key = async (name: string, target: Element = row, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...init });
    await shown.act(() => target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const seen = () => [...shown.element.children].flatMap((slide, i) => (slide.hasAttribute('inert') ? [] : [i]));
  const told = () => shown.events.map(({ name, detail }) => [name, (detail as { index: number }).index]);
  const later = () => shown.act(() => new Promise((done) => setTimeout(done, 5)));
  return { ...shown, row, press, key, seen, told, later };
};

// WGT-5
describe('carousel', () => {
  it('without slides shows nothing, and no error', async () => {
    const { find, root } = await show(0);
    expect(find('section').hidden).toBe(true);
    expect(root.querySelector('button')).toBeNull();
  });

  it('with one slide has no buttons', async () => {
    const { find, root, seen } = await show(1);
    expect(find('section').hidden).toBe(false);
    expect(root.querySelector('button')).toBeNull();
    expect(seen()).toEqual([0]);
  });

  it('with two slides goes on and comes round', async () => {
    const { press, seen, told } = await show(2);
    await press('Next');
    expect(seen()).toEqual([1]);
    await press('Next');
    expect(seen()).toEqual([0]);
    expect(told()).toEqual([
      ['slide', 1],
      ['slide', 0],
    ]);
  });

  it('goes round backwards too', async () => {
    const { press, told } = await show(3);
    await press('Previous');
    await press('Previous');
    await press('Previous');
    expect(told().map(([, index]) => index)).toEqual([2, 1, 0]);
  });

  it('goes through fifty slides, telling each once, and is back at the first', async () => {
    const { press, told, seen } = await show(50);
    for (let i = 0; i < 50; i++) await press('Next');
    expect(told().map(([, index]) => index)).toEqual([...Array.from({ length: 49 }, (_, i) => i + 1), 0]);
    expect(seen()).toEqual([0]);
  });

  it('tells two presses within one frame as two', async () => {
    const { act, find, told } = await show(5);
    await act(() => {
      find('[aria-label=Next]').click();
      find('[aria-label=Next]').click();
    });
    expect(told().map(([, index]) => index)).toEqual([1, 2]);
  });

  it('shows several at once, and has a place for each first one only', async () => {
    const { press, seen, told } = await show(5, { visible: 3 });
    expect(seen()).toEqual([0, 1, 2]);
    await press('Next');
    await press('Next');
    expect(seen()).toEqual([2, 3, 4]);
    await press('Next');
    expect(seen()).toEqual([0, 1, 2]);
    expect(told().map(([, index]) => index)).toEqual([1, 2, 0]);
  });

  it('shows fewer where the space is short, one at least, and more again when it grows', async () => {
    width = 520;
    const { seen, act } = await show(5, { visible: 3 });
    expect(seen()).toEqual([0, 1]);
    width = 90;
    await act(() => resized.forEach((told) => told()));
    expect(seen()).toEqual([0]);
    width = 1200;
    await act(() => resized.forEach((told) => told()));
    expect(seen()).toEqual([0, 1, 2]);
  });

  it('counts whole slides where the page asks for a part of one', async () => {
    const { seen } = await show(5, { visible: 2.7 });
    expect(seen()).toEqual([0, 1]);
  });

  it('has no buttons while all fit', async () => {
    const { root, seen } = await show(2, { visible: 3 });
    expect(root.querySelector('button')).toBeNull();
    expect(seen()).toEqual([0, 1]);
  });

  it('takes children that are added later, and tells when the last one shown is taken away', async () => {
    const { element, press, seen, told, later, find } = await show(0);
    element.innerHTML = slides(3);
    await later();
    expect(find('section').hidden).toBe(false);
    await press('Previous');
    expect(seen()).toEqual([2]);
    element.lastElementChild!.remove();
    await later();
    expect(seen()).toEqual([1]);
    expect(told()).toEqual([
      ['slide', 2],
      ['slide', 1],
    ]);
  });

  it('takes no scripts, styles and hidden elements for slides', async () => {
    const { press, told } = await show(
      2,
      {},
      `<script type="x"></script><style></style><template></template>${slides(2)}<div style="display:none">x</div>`,
    );
    await press('Previous');
    await press('Next');
    expect(told().map(([, index]) => index)).toEqual([1, 0]);
  });

  it('moves by the arrow keys, also from within a slide', async () => {
    const { key, told, element } = await show(3);
    expect(await key('ArrowRight')).toBe(true);
    await key('ArrowRight', element.children[1]!);
    await key('ArrowLeft');
    expect(told().map(([, index]) => index)).toEqual([1, 2, 1]);
  });

  it('moves the other way in right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      () => ({ direction: 'rtl', display: 'block' }) as CSSStyleDeclaration,
    );
    const { key, told, row } = await show(3);
    await key('ArrowLeft');
    expect(told()).toEqual([['slide', 1]]);
    expect(row.scrollLeft).toBe(-800);
  });

  it.each([
    ['an input', '<input>', {}],
    ['a text area', '<textarea></textarea>', {}],
    ['a select', '<select></select>', {}],
    ["a slider of the page's", '<b role="slider"></b>', {}],
    ['a text that can be edited', '<b contenteditable></b>', {}],
    ["a shortcut of the browser's", '<a></a>', { altKey: true }],
    ['a selection', '<a></a>', { shiftKey: true }],
  ])('leaves the arrow keys to %s', async (_, html, init) => {
    const { key, events, element } = await show(2, {}, `<div>${html}</div><div></div>`);
    expect(await key('ArrowRight', element.querySelector('div > *')!, init)).toBe(false);
    expect(events).toEqual([]);
  });

  it('leaves an arrow key that the page has used', async () => {
    const { key, events, element } = await show(2);
    element.firstElementChild!.addEventListener('keydown', (event) => event.preventDefault());
    await key('ArrowRight', element.firstElementChild!);
    expect(events).toEqual([]);
  });

  it('leaves an arrow key to an input inside another widget in a slide', async () => {
    const { key, events, element } = await show(2);
    const input = element
      .firstElementChild!.attachShadow({ mode: 'open' })
      .appendChild(document.createElement('input'));
    await key('ArrowRight', input);
    expect(events).toEqual([]);
  });

  describe('swiped', () => {
    beforeEach(() => void vi.useFakeTimers());

    const swipe = ({ row, act }: Awaited<ReturnType<typeof show>>, left: number, wait = 500) =>
      act(() => {
        row.scrollLeft = left;
        row.dispatchEvent(new Event('scroll'));
        vi.advanceTimersByTime(wait);
      });

    it('tells it once, when it has come to rest', async () => {
      const shown = await show(3);
      await swipe(shown, 300, 50);
      await swipe(shown, 790, 50);
      await swipe(shown, 800, 50);
      expect(shown.told()).toEqual([]);
      await swipe(shown, 800.4);
      expect(shown.told()).toEqual([['slide', 1]]);
      expect(shown.seen()).toEqual([1]);
    });

    it('and held between two slides has changed nothing', async () => {
      const shown = await show(3);
      await swipe(shown, 1000);
      expect(shown.events).toEqual([]);
    });

    it('takes what its own motion passes for no swipe: a press while the last one comes to rest', async () => {
      const shown = await show(3);
      await shown.press('Next');
      await swipe(shown, 800, 100);
      await shown.press('Next');
      await swipe(shown, 800, 300);
      await swipe(shown, 1600, 2000);
      expect(shown.told()).toEqual([
        ['slide', 1],
        ['slide', 2],
      ]);
    });

    it('soon after a press is seen all the same', async () => {
      const shown = await show(3);
      await shown.press('Next');
      await swipe(shown, 1600, 1100);
      expect(shown.told()).toEqual([
        ['slide', 1],
        ['slide', 2],
      ]);
    });

    it('and unmounted leaves nothing running', async () => {
      const { unmount, row } = await show(3);
      row.dispatchEvent(new Event('scroll'));
      expect(vi.getTimerCount()).toBe(1);
      await unmount();
      expect(resized.size).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('keeps its slide when the width changes', async () => {
    const { press, row, act, events } = await show(3);
    await press('Next');
    expect(row.scrollLeft).toBe(800);
    width = 400;
    await act(() => resized.forEach((told) => told()));
    expect(row.scrollLeft).toBe(400);
    expect(events).toHaveLength(1);
  });

  it('makes slides out of sight inert, but leaves what the page has set itself', async () => {
    const { element, press, unmount } = await show(
      3,
      {},
      '<div id="own" inert aria-label="Mine"></div><div></div><div role="article"></div>',
    );
    const [own, plain, article] = element.children as unknown as HTMLElement[];
    await press('Next');
    await press('Previous');
    expect(own!.hasAttribute('inert')).toBe(true);
    expect(own!.getAttribute('aria-label')).toBe('Mine');
    expect(plain!.hasAttribute('inert')).toBe(true);
    expect(article!.getAttribute('role')).toBe('article');
    expect(article!.hasAttribute('aria-roledescription')).toBe(false);
    await unmount();
    expect(element.innerHTML).toBe(
      '<div id="own" inert="" aria-label="Mine"></div><div></div><div role="article"></div>',
    );
  });

  it('says of plain boxes that they are slides, and which; a link stays a link', async () => {
    const { element, update } = await show(2, {}, '<div></div><a href="#">x</a>');
    const [box, link] = element.children;
    expect(box!.getAttribute('role')).toBe('group');
    expect(box!.getAttribute('aria-roledescription')).toBe('slide');
    expect(box!.getAttribute('aria-label')).toBe('1 of 2');
    expect(link!.hasAttribute('role')).toBe(false);
    await update({ slideText: 'bild', positionText: '{index} av {count}' });
    expect(box!.getAttribute('aria-roledescription')).toBe('bild');
    expect(box!.getAttribute('aria-label')).toBe('1 av 2');
  });

  it('gives a child that leaves it back as it was', async () => {
    const { element, later } = await show(3);
    const leaving = element.lastElementChild!;
    expect(leaving.hasAttribute('inert')).toBe(true);
    document.body.append(leaving);
    await later();
    expect(leaving.outerHTML).toBe('<div id="s2">Slide 2</div>');
  });

  it('does not lose the focus of a slide that goes out of sight: the row takes it', async () => {
    const { element, key, root, row } = await show(2, {}, '<div><button>Buy</button></div><div></div>');
    const buy = element.querySelector('button')!;
    buy.focus();
    await key('ArrowRight', buy);
    expect(root.activeElement).toBe(row);
  });
});
