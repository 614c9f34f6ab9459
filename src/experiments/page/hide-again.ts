import { hideMarked } from '../../platform/hide-marked';
import { untilActivated } from '../../platform/until-activated';

/**
 * Hides the marked elements of a prerendered page again until the page is visible. Restarts the time limit of
 * `data-antiflicker`, because it expires during prerendering.
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
