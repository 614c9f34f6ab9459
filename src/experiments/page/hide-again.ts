import { hideMarked } from '../../platform/hide-marked';
import { untilActivated } from '../../platform/until-activated';

/**
 * Waits until a prerendered page is visible. The limit of `data-antiflicker` has then passed, so hides the marked
 * elements once more.
 *
 * @param limit in ms
 * @returns a function that shows them
 */
export const hideAgain = async (limit: number | undefined): Promise<() => void> => {
  const show = hideMarked(limit);
  await untilActivated();
  setTimeout(show, limit);
  return show;
};
