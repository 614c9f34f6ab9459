import type { Page } from 'puppeteer';

/** A widget as it stands on a page: what to write to have it again, and where it is drawn. */
export interface ShownWidget {
  /** Its host element's markup, as the author wrote it. */
  readonly html: string;
  readonly widget: string;
  /** The space it was given, CSS pixels. */
  readonly width: number;
  /** Of what it draws, in the viewport. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The colour that the page shows behind it. */
  readonly ground: string;
}

/**
 * The mounted widgets that match, in document order. What they draw is the first element in their shadow root that has
 * a box.
 *
 * @param selector widgets that draw in the flow of the page; a closed flyout draws nothing
 */
export const shownWidgets = (page: Page, selector: string): Promise<ShownWidget[]> =>
  page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.removeAttribute('data-widget-state');

      const drawn = [...element.shadowRoot!.querySelectorAll('*')].find((one) => one.getBoundingClientRect().width > 0);
      const { x, y, width, height } = drawn!.getBoundingClientRect();

      // A block fills the space that it is given. What shrinks to its content would take as much as its parent has: it
      // is given what it took, so that it meets the same limit.
      const shrinks = getComputedStyle(element).display.startsWith('inline');
      const parent = element.parentElement!;
      const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(parent);
      const inner =
        parent.getBoundingClientRect().width -
        [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].reduce((sum, one) => sum + parseFloat(one), 0);

      let ground = 'rgb(255, 255, 255)';
      for (let above: Element | null = element; above; above = above.parentElement) {
        const { backgroundColor } = getComputedStyle(above);
        if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
        ground = backgroundColor;
        break;
      }
      return {
        html: copy.outerHTML,
        widget: element.getAttribute('data-widget')!,
        width: shrinks ? Math.min(inner, Math.ceil(width) + 1) : element.getBoundingClientRect().width,
        box: { x, y, width, height },
        ground,
      };
    }),
  );
