import type { PageSettings } from '../loader/settings';
import { matches } from './matches';
import { attribute, type PageElement, parentOf } from './page-nodes';

/** Characters of `data-ignore`, and their number times that of the elements around each widget (threat 9). */
const LONGEST = 2_000;
const MOST_WORK = 2e8;

/**
 * Judges the elements of one page as the loader does: strangers may write where the site says so (threat 4).
 *
 * @param warn is told why nothing is drawn
 */
export const makeIsOurs = (
  warn: (message: string) => void,
): ((element: PageElement, settings: Pick<PageSettings, 'ignore' | 'allow'>) => boolean) => {
  const read = remembersLast(matches);
  const split = remembersLast((names) => new Set(names.split(/[\s,]+/)));
  let work = 0;
  return (element, { ignore, allow }) => {
    // In the page's JSON they may be anything.
    const isAllowed = (names: string) => split(names).has(attribute(element, 'data-widget') ?? '');
    if (allow !== undefined && allow !== null && !isAllowed(`${allow}`)) return false;
    const path: PageElement[] = [];
    for (let around: PageElement | undefined = element; around; around = parentOf(around)) path.push(around);
    path.reverse();
    if (path.some((around) => attribute(around, 'data-cobble-off') !== undefined)) return false;
    if (ignore === undefined || ignore === null) return true;
    const selector = `${ignore}`;
    work += selector.length * path.length;
    if (selector.length > LONGEST || work > MOST_WORK) {
      warn(`data-ignore="${selector.slice(0, 100)}…" is too long for a page like this: nothing more is drawn`);
      return false;
    }
    const isIgnored = read(selector);
    if (!isIgnored) warn(`data-ignore="${selector}" is not names, classes, ids and attributes alone: nothing is drawn`);
    return isIgnored?.(path) === false;
  };
};

/** What is made of a text, as long as the same text is asked for. */
const remembersLast = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  let last: { text: string; made: Made } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
};
