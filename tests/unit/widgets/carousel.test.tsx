import { describe, expect, it } from 'vitest';
import { layout, makeLayout, showCarousel as show, slides } from './show-carousel';

makeLayout();

// WGT-5
describe('carousel', () => {
  it('shows nothing and reports no error without slides', async () => {
    const { find, root } = await show(0);
    expect(find('section').hidden).toBe(true);
    expect(root.querySelector('button')).toBeNull();
  });

  it('has no buttons with one slide', async () => {
    const { find, root, visibleSlides } = await show(1);
    expect(find('section').hidden).toBe(false);
    expect(root.querySelector('button')).toBeNull();
    expect(visibleSlides()).toEqual([0]);
  });

  it('wraps from the last to the first of two slides', async () => {
    const { press, visibleSlides, emitted } = await show(2);
    await press('Next');
    expect(visibleSlides()).toEqual([1]);
    await press('Next');
    expect(visibleSlides()).toEqual([0]);
    expect(emitted()).toEqual([
      ['slide', 1],
      ['slide', 0],
    ]);
  });

  it('wraps from the first to the last slide', async () => {
    const { press, emitted } = await show(3);
    await press('Previous');
    await press('Previous');
    await press('Previous');
    expect(emitted().map(([, index]) => index)).toEqual([2, 1, 0]);
  });

  it('moves through fifty slides with one event each, and returns to the first', async () => {
    const { press, emitted, visibleSlides } = await show(50);
    for (let i = 0; i < 50; i++) await press('Next');
    expect(emitted().map(([, index]) => index)).toEqual([...Array.from({ length: 49 }, (_, i) => i + 1), 0]);
    expect(visibleSlides()).toEqual([0]);
  });

  it('handles two clicks within one frame as two moves', async () => {
    const { act, find, emitted } = await show(5);
    await act(() => {
      find('[aria-label=Next]').click();
      find('[aria-label=Next]').click();
    });
    expect(emitted().map(([, index]) => index)).toEqual([1, 2]);
  });

  it('shows several slides, and moves until the last one is visible', async () => {
    const { press, visibleSlides, emitted } = await show(5, { visible: 3 });
    expect(visibleSlides()).toEqual([0, 1, 2]);
    await press('Next');
    await press('Next');
    expect(visibleSlides()).toEqual([2, 3, 4]);
    await press('Next');
    expect(visibleSlides()).toEqual([0, 1, 2]);
    expect(emitted().map(([, index]) => index)).toEqual([1, 2, 0]);
  });

  it('shows fewer slides if space is short, at least one, and more when it grows', async () => {
    layout.width = 520;
    const { visibleSlides, act } = await show(5, { visible: 3 });
    expect(visibleSlides()).toEqual([0, 1]);
    layout.width = 90;
    await act(() => {
      for (const callback of layout.resized) callback();
    });
    expect(visibleSlides()).toEqual([0]);
    layout.width = 1200;
    await act(() => {
      for (const callback of layout.resized) callback();
    });
    expect(visibleSlides()).toEqual([0, 1, 2]);
  });

  it('rounds a fractional number of visible slides down', async () => {
    const { visibleSlides } = await show(5, { visible: 2.7 });
    expect(visibleSlides()).toEqual([0, 1]);
  });

  it('has no buttons if all slides fit', async () => {
    const { root, visibleSlides } = await show(2, { visible: 3 });
    expect(root.querySelector('button')).toBeNull();
    expect(visibleSlides()).toEqual([0, 1]);
  });

  it('adopts children that are added later, and emits an event if the current last one is removed', async () => {
    const { element, press, visibleSlides, emitted, later, find } = await show(0);
    element.innerHTML = slides(3);
    await later();
    expect(find('section').hidden).toBe(false);
    await press('Previous');
    expect(visibleSlides()).toEqual([2]);
    element.lastElementChild!.remove();
    await later();
    expect(visibleSlides()).toEqual([1]);
    expect(emitted()).toEqual([
      ['slide', 2],
      ['slide', 1],
    ]);
  });

  it('ignores scripts, styles and hidden elements', async () => {
    const { press, emitted } = await show(
      2,
      {},
      `<script type="x"></script><style></style><template></template>${slides(2)}<div style="display:none">x</div>`,
    );
    await press('Previous');
    await press('Next');
    expect(emitted().map(([, index]) => index)).toEqual([1, 0]);
  });

  it('keeps its slide when the width changes', async () => {
    const { press, row, act, events } = await show(3);
    await press('Next');
    expect(row.scrollLeft).toBe(800);
    layout.width = 400;
    await act(() => {
      for (const callback of layout.resized) callback();
    });
    expect(row.scrollLeft).toBe(400);
    expect(events).toHaveLength(1);
  });

  it("makes hidden slides inert, and keeps the page's own attributes", async () => {
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

  it('labels plain boxes as slides with their position, and leaves links unchanged', async () => {
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

  it('restores the attributes of a child that is removed', async () => {
    const { element, later } = await show(3);
    const leaving = element.lastElementChild!;
    expect(leaving.hasAttribute('inert')).toBe(true);
    document.body.append(leaving);
    await later();
    expect(leaving.outerHTML).toBe('<div id="s2">Slide 2</div>');
  });

  it('moves the focus to the row when the focused slide becomes hidden', async () => {
    const { element, key, root, row } = await show(2, {}, '<div><button>Buy</button></div><div></div>');
    const buy = element.querySelector('button')!;
    buy.focus();
    await key('ArrowRight', buy);
    expect(root.activeElement).toBe(row);
  });
});
