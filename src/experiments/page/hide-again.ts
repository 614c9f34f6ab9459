import { hideMarked } from '../../platform/hide-marked';
import { untilActivated } from '../../platform/until-activated';

/**
 * Waits until a prerendered page is visible. By then, the limit of `data-antiflicker` has passed, so hides the marked
 * elements once more.
 *
 * @param limit in ms, from the moment that the page is visible
 * @returns a function that shows them
 */
export const hideAgain = async (limit: number | undefined): Promise<() => void> => {
  const show = hideMarked(limit);
  await untilActivated();
  setTimeout(show, limit);
  return show;
};
