import { hideMarked } from '../../platform/hide-marked';
import { untilActivated } from '../../platform/until-activated';

/**
 * Hides the marked elements of a prerendered page again, and waits until the page is visible. The time limit of
 * `data-antiflicker` starts again, because it has passed during prerendering.
 *
 * @param limit in ms
 * @returns a function that shows the elements
 */
export const hideAgain = async (limit: number | undefined): Promise<() => void> => {
  const show = hideMarked(limit);
  await untilActivated();
  setTimeout(show, limit);
  return show;
};
