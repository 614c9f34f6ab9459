import type { Page } from 'puppeteer';

export interface RenderedWidget {
  readonly html: string;
  readonly widget: string;
  readonly width: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The background colour behind the widget. */
  readonly background: string;
}

/**
 * Returns the widgets in document order, with the box of the first visible element in each shadow root.
 *
 * @param selector a selector that matches only visible widgets
 */
export const renderedWidgets = (page: Page, selector: string): Promise<RenderedWidget[]> =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.removeAttribute('data-widget-state');

      const content = [...element.shadowRoot!.querySelectorAll('*')].find(
        (one) => one.getBoundingClientRect().width > 0,
      );
      const { x, y, width, height } = content!.getBoundingClientRect();

      // The reference page needs the widget's width. A shrink-to-fit widget uses its content's width, limited by its
      // parent's.
      const shrinks = getComputedStyle(element).display.startsWith('inline');
      const parent = element.parentElement!;
      const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(parent);
      const inner =
        parent.getBoundingClientRect().width -
        [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].reduce((sum, one) => sum + parseFloat(one), 0);

      let background = 'rgb(255, 255, 255)';
      for (let above: Element | null = element; above; above = above.parentElement) {
        const { backgroundColor } = getComputedStyle(above);
        if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
        background = backgroundColor;
        break;
      }
      return {
        html: copy.outerHTML,
        widget: element.getAttribute('data-widget')!,
        width: shrinks ? Math.min(inner, Math.ceil(width) + 1) : element.getBoundingClientRect().width,
        box: { x, y, width, height },
        background,
      };
    }),
  );
