import type { PageSettings } from '../loader/settings';
import { compileIgnore } from './ignore-selector';
import { attribute, type PageElement, parentOf } from './page-nodes';
import { type WorkLimit, WorkLimitError } from './work-limit';

const MAX_SELECTOR_LENGTH = 2_000;

/**
 * Returns a function that accepts the same elements as the loader. It rejects elements in ignored regions, which may
 * contain user-generated content (threat 4).
 */
export const makeIsOurs = (
  warn: (message: string) => void,
  work: WorkLimit,
): ((element: PageElement, settings: Pick<PageSettings, 'ignore' | 'allow'>) => boolean) => {
  const compile = rememberLast(compileIgnore);
  const namesIn = rememberLast((names) => new Set(names.split(/[\s,]+/)));
  const isIgnored = (path: readonly PageElement[], selector: string): boolean => {
    if (selector.length > MAX_SELECTOR_LENGTH) {
      warn(
        `data-ignore="${selector.slice(0, 100)}…" is too long, so no widgets are rendered. Fix: use a shorter selector`,
      );
      return true;
    }
    const matches = compile(selector);
    if (!matches)
      warn(
        `data-ignore="${selector}" isn't only names, classes, ids and attributes, so no widgets are rendered. Fix: use a simpler selector`,
      );
    return !matches || matches(path, (units) => work.spend(units));
  };

  const isInRegion = (element: PageElement, ignore: unknown): boolean => {
    const path = pathTo(element);
    work.spend(path.length);
    if (path.some((ancestor) => attribute(ancestor, 'data-cobble-off') !== undefined)) return true;
    return ignore !== undefined && ignore !== null && isIgnored(path, `${ignore}`);
  };

  return (element, { ignore, allow }) => {
    // The JSON may contain a value of any type.
    const isAllowed = (names: string) => namesIn(names).has(attribute(element, 'data-widget') ?? '');
    if (allow !== undefined && allow !== null && !isAllowed(`${allow}`)) return false;
    try {
      return !isInRegion(element, ignore);
    } catch (error) {
      if (!(error instanceof WorkLimitError)) throw error;
      warn(`data-ignore="${`${ignore}`.slice(0, 100)}" ${error.message}, so no more widgets are rendered`);
      return false;
    }
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
