import type { Context } from '../loader/types';

const OPENERS = '[data-widget-open],[data-widget-close],[data-widget-toggle]';
let isBlocking = false;

/** Prevents a `<label for>` in an ignored region from clicking an opener of the site (threat 4). */
export const blockForeignLabels = ({ isOurs }: Pick<Context, 'isOurs'>): void => {
  if (isBlocking) return;
  isBlocking = true;
  addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      // Don't call `target.closest()`: a form field named `closest` may hide it.
      const label = target instanceof Element && Element.prototype.closest.call(target, 'label');
      if (label instanceof HTMLLabelElement && label.control?.closest(OPENERS) && !isOurs(label))
        event.preventDefault();
    },
    true,
  );
};
