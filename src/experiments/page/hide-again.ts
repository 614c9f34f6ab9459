import { hideMarked } from '../../platform/hide-marked';
import { untilActivated } from '../../platform/until-activated';

/**
 * Waits until a prerendered page is visible. By then, the time limit of `data-antiflicker` has passed. So this function
 * hides the marked elements once more.
 *
 * @param limit how long to hide the elements, in ms
 * @returns a function that shows the elements
 */
export const hideAgain = async (limit: number | undefined): Promise<() => void> => {
  const show = hideMarked(limit);
  await untilActivated();
  setTimeout(show, limit);
  return show;
};
