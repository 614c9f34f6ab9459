import { defaultTreeAdapter, html, parse } from 'parse5';
import { childElements, type PageElement } from '../page-nodes';

/** As the page's own parsing has it (`parse-body.ts`): longer is too long to be shown. */
const LETTERS = 2_000_000;
const ELEMENTS = 25_000;
/** No author nests so deep. What does is left to the page: a parser's time grows with the square of the levels. */
const LEVELS = 100;

class TooMuch extends Error {}

/** Parses HTML of others. @returns the body; undefined for what is too long, or too deep */
export const parseArticle = (text: string): PageElement | undefined => {
  if (text.length > LETTERS) return undefined;
  let level = 0;
  let elements = 0;
  try {
    const page = parse(text, {
      // As in the page's own parsing.
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        onItemPush: () => {
          if (++level > LEVELS || ++elements > ELEMENTS) throw new TooMuch();
        },
        onItemPop: () => {
          level--;
        },
      },
    });
    const root = page.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
    return root && childElements(root).find(({ tagName }) => tagName === html.TAG_NAMES.BODY);
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
};
