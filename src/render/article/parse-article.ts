import { defaultTreeAdapter, parse } from 'parse5';
import { childElements, type PageElement } from '../page-nodes';

export interface ArticleLimits {
  readonly characters: number;
  readonly elements: number;
  /** Maximum depth of nested elements. */
  readonly levels: number;
}

/** The same limits as in `parse-body.ts`. Parsing time grows with the square of the depth. */
const ARTICLE_LIMITS: ArticleLimits = { characters: 2_000_000, elements: 25_000, levels: 400 };

class LimitError extends Error {}

export const parseArticle = (
  text: string,
  { characters, elements, levels }: ArticleLimits = ARTICLE_LIMITS,
): PageElement | undefined => {
  if (text.length > characters) return undefined;
  let level = 0;
  let count = 0;
  try {
    const page = parse(`<!doctype html><body>${text}`, {
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement: (...element) => {
          if (++count > elements) throw new LimitError();
          return defaultTreeAdapter.createElement(...element);
        },
        onItemPush: () => {
          if (++level > levels) throw new LimitError();
        },
        onItemPop: () => {
          level--;
        },
      },
    });
    const root = page.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
    // The root's children are the head and the body.
    const body = root && childElements(root)[1];
    if (!body) return undefined;
    return isDeep(body, levels) ? undefined : body;
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
};

/** Checks the depth again, because the parser may have moved elements deeper. */
const isDeep = ({ childNodes }: PageElement, most: number): boolean =>
  most < 0 || childNodes.some((child) => defaultTreeAdapter.isElementNode(child) && isDeep(child, most - 1));
