import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layout, makeLayout, showCarousel as show } from './show-carousel';

makeLayout();

// WGT-5
describe('moving a carousel', () => {
  it('moves by the arrow keys, also inside a slide', async () => {
    const { key, emitted, element } = await show(3);
    expect(await key('ArrowRight')).toBe(true);
    await key('ArrowRight', element.children[1]!);
    await key('ArrowLeft');
    expect(emitted().map(([, index]) => index)).toEqual([1, 2, 1]);
  });

  it('mirrors its moves on right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      () => ({ direction: 'rtl', display: 'block' }) as CSSStyleDeclaration,
    );
    const { key, emitted, row } = await show(3);
    await key('ArrowLeft');
    expect(emitted()).toEqual([['slide', 1]]);
    expect(row.scrollLeft).toBe(-800);
  });

  it.each([
    ['an input', '<input>', {}],
    ['a textarea', '<textarea></textarea>', {}],
    ['a select', '<select></select>', {}],
    ['a custom slider', '<b role="slider"></b>', {}],
    ['editable text', '<b contenteditable></b>', {}],
    ['a browser shortcut', '<a></a>', { altKey: true }],
    ['a selection', '<a></a>', { shiftKey: true }],
  ])('leaves the arrow keys to %s', async (_, html, init) => {
    const { key, events, element } = await show(2, {}, `<div>${html}</div><div></div>`);
    expect(await key('ArrowRight', element.querySelector('div > *')!, init)).toBe(false);
    expect(events).toEqual([]);
  });

  it('ignores an arrow key that the page has handled', async () => {
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

  describe('by swiping', () => {
    beforeEach(() => void vi.useFakeTimers());

    const swipe = ({ row, act }: Awaited<ReturnType<typeof show>>, left: number, wait = 500) =>
      act(() => {
        row.scrollLeft = left;
        row.dispatchEvent(new Event('scroll'));
        vi.advanceTimersByTime(wait);
      });

    it('emits one event when the motion ends', async () => {
      const shown = await show(3);
      await swipe(shown, 300, 50);
      await swipe(shown, 790, 50);
      await swipe(shown, 800, 50);
      expect(shown.emitted()).toEqual([]);
      await swipe(shown, 800.4);
      expect(shown.emitted()).toEqual([['slide', 1]]);
      expect(shown.visibleSlides()).toEqual([1]);
    });

    it('emits nothing while held between two slides', async () => {
      const shown = await show(3);
      await swipe(shown, 1000);
      expect(shown.events).toEqual([]);
    });

    it('ignores its own motion, and accepts a click while the last motion ends', async () => {
      const shown = await show(3);
      await shown.press('Next');
      await swipe(shown, 800, 100);
      await shown.press('Next');
      await swipe(shown, 800, 300);
      await swipe(shown, 1600, 2000);
      expect(shown.emitted()).toEqual([
        ['slide', 1],
        ['slide', 2],
      ]);
    });

    it('detects a swipe soon after a click', async () => {
      const shown = await show(3);
      await shown.press('Next');
      await swipe(shown, 1600, 1100);
      expect(shown.emitted()).toEqual([
        ['slide', 1],
        ['slide', 2],
      ]);
    });

    it('detects a swipe soon after a click, although the clock was set back', async () => {
      const shown = await show(3);
      await shown.press('Next');
      vi.setSystemTime(Date.now() - 5 * 3_600_000);
      await swipe(shown, 1600, 1100);
      expect(shown.emitted()).toEqual([
        ['slide', 1],
        ['slide', 2],
      ]);
    });

    it('leaves no timer or observer after unmounting', async () => {
      const { unmount, row } = await show(3);
      row.dispatchEvent(new Event('scroll'));
      expect(vi.getTimerCount()).toBe(1);
      await unmount();
      expect(layout.resized.size).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
