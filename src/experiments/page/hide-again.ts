import { hideMarked } from '../../platform/hide-marked';
import { untilActivated } from '../../platform/until-activated';

/**
 * Hides `data-antiflicker` elements again, because their time limit expires during prerendering. Waits until the page
 * is shown, then restarts the limit.
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
