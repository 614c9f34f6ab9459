import { afterEach, beforeEach, vi } from 'vitest';
import { Carousel } from '../../../src/widgets/carousel/carousel';
import { description } from '../../../src/widgets/carousel/carousel.widget';
import { flushTasks } from '../flush-tasks';
import { render } from './support';

export const layout = { width: 800, resized: new Set<() => void>() };

/**
 * Simulates the layout that jsdom lacks: `layout` sets the row's width, and scrolling is immediate. Call `makeLayout`
 * once per file.
 */
export const makeLayout = (): void => {
  beforeEach(() => {
    layout.width = 800;
    layout.resized = new Set();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(readonly callback: () => void) {}
        observe() {
          layout.resized.add(this.callback);
        }
        disconnect() {
          layout.resized.delete(this.callback);
        }
      },
    );
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => layout.width);
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
};

export const slides = (count: number) =>
  Array.from({ length: count }, (_, i) => `<div id="s${i}">Slide ${i}</div>`).join('');

export const showCarousel = async (count: number, props = {}, html = slides(count)) => {
  const shown = await render(Carousel, description, { label: 'Worlds', ...props }, { html });
  const row = shown.find('[role=group]');
  const press = (name: 'Previous' | 'Next') => shown.act(() => shown.find(`[aria-label=${name}]`).click());
  const key = async (name: string, target: Element = row, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...init });
    await shown.act(() => target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const visibleSlides = () =>
    [...shown.element.children].flatMap((slide, i) => (slide.hasAttribute('inert') ? [] : [i]));
  const emitted = () => shown.events.map(({ name, detail }) => [name, (detail as { index: number }).index]);
  const later = () => shown.act(flushTasks);
  return { ...shown, row, press, key, visibleSlides, emitted, later };
};
