import type { PageSettings } from '../loader/settings';
import { compileIgnore } from './ignore-selector';
import { attribute, type PageElement, parentOf } from './page-nodes';

const MAX_SELECTOR_LENGTH = 2_000;
/** The selector's length times the depths of all widgets (threat 9). */
const MAX_WORK = 2e8;

/** Decides like the loader: ignored regions have user-generated content (threat 4). */
export const makeIsOurs = (
  warn: (message: string) => void,
): ((element: PageElement, settings: Pick<PageSettings, 'ignore' | 'allow'>) => boolean) => {
  const compile = rememberLast(compileIgnore);
  const namesIn = rememberLast((names) => new Set(names.split(/[\s,]+/)));
  let work = 0;

  const isIgnored = (path: readonly PageElement[], selector: string): boolean => {
    work += selector.length * path.length;
    if (selector.length > MAX_SELECTOR_LENGTH || work > MAX_WORK) {
      warn(`data-ignore="${selector.slice(0, 100)}…" is too long for a page like this: nothing more is drawn`);
      return true;
    }
    const matches = compile(selector);
    if (!matches) warn(`data-ignore="${selector}" is not names, classes, ids and attributes alone: nothing is drawn`);
    return !matches || matches(path);
  };

  return (element, { ignore, allow }) => {
    // A setting in JSON may have any type.
    const isAllowed = (names: string) => namesIn(names).has(attribute(element, 'data-widget') ?? '');
    if (allow !== undefined && allow !== null && !isAllowed(`${allow}`)) return false;
    const path = pathTo(element);
    if (path.some((ancestor) => attribute(ancestor, 'data-cobble-off') !== undefined)) return false;
    return ignore === undefined || ignore === null || !isIgnored(path, `${ignore}`);
  };
};

const pathTo = (element: PageElement): readonly PageElement[] => {
  const path: PageElement[] = [];
  for (let ancestor: PageElement | undefined = element; ancestor; ancestor = parentOf(ancestor)) path.push(ancestor);
  return path.reverse();
};

const rememberLast = <Result>(make: (text: string) => Result): ((text: string) => Result) => {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: make(text) };
    return last.result;
  };
};
