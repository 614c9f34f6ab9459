import { defaultTreeAdapter, parse } from 'parse5';
import { childElements, type PageElement } from '../page-nodes';

/** How much is read. */
export interface ArticleLimits {
  readonly letters: number;
  readonly elements: number;
  /** Elements in one another. */
  readonly levels: number;
}

/**
 * As the page's own parsing has it (`parse-body.ts`): longer is too long to be shown. But browsers make a tree no deeper
 * than 512, with what stands round an article; nobody writes so deep, and a parser's time grows with the square of it.
 */
const OF_OTHERS: ArticleLimits = { letters: 2_000_000, elements: 25_000, levels: 400 };

class TooMuch extends Error {}

/**
 * Parses HTML of others, as the page does: without scripts, and not as a page of old.
 *
 * @returns the body; undefined for what is too long, or too deep
 */
export const parseArticle = (
  text: string,
  { letters, elements, levels }: ArticleLimits = OF_OTHERS,
): PageElement | undefined => {
  if (text.length > letters) return undefined;
  let level = 0;
  let count = 0;
  try {
    const page = parse(`<!doctype html><body>${text}`, {
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement: (...element) => {
          if (++count > elements) throw new TooMuch();
          return defaultTreeAdapter.createElement(...element);
        },
        onItemPush: () => {
          if (++level > levels) throw new TooMuch();
        },
        onItemPop: () => {
          level--;
        },
      },
    });
    const root = page.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
    // The head comes first.
    const body = root && childElements(root)[1];
    if (!body) return undefined;
    return isDeep(body, levels) ? undefined : body;
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
};

/** Elements may be nested deeper than they were opened: what is in the wrong place is moved. */
const isDeep = ({ childNodes }: PageElement, most: number): boolean =>
  most < 0 || childNodes.some((child) => defaultTreeAdapter.isElementNode(child) && isDeep(child, most - 1));
