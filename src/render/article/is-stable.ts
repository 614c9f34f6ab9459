import { defaultTreeAdapter } from 'parse5';
import type { PageElement, PageNode } from '../page-nodes';
import { type ArticleLimits, parseArticle } from './parse-article';
import type { Part, PartNode } from './part';

/** More than an article has: as it is written every letter may be escaped, and boxes round its parts and links are ours. */
const OURS: ArticleLimits = { letters: 15_000_000, elements: 60_000, levels: 450 };

/**
 * Whether a browser that reads what is written of these nodes has these nodes again: nothing that an author has written
 * becomes something else in a second parsing.
 *
 * @param html as which they are written
 */
export const isStable = (parts: readonly PartNode[], html: string): boolean => {
  const body = parseArticle(`<div>${html}</div>`, OURS);
  return !!body && isSame([{ name: 'div', attributes: {}, children: [...parts] }], body.childNodes);
};

const isSame = (parts: readonly PartNode[], nodes: readonly PageNode[]): boolean => {
  const whole = joined(parts);
  return whole.length === nodes.length && whole.every((part, index) => isOne(part, nodes[index]));
};

const isOne = (part: PartNode, node: PageNode | undefined): boolean => {
  if (!node) return false;
  if (typeof part === 'string') return defaultTreeAdapter.isTextNode(node) && node.value === part;
  return defaultTreeAdapter.isElementNode(node) && isElement(part, node);
};

const isElement = ({ name, attributes, children }: Part, { tagName, attrs, childNodes }: PageElement): boolean =>
  tagName === name &&
  attrs.length === Object.keys(attributes).length &&
  attrs.every((one) => attributes[one.name] === one.value) &&
  isSame(children, childNodes);

/** Texts beside one another are one where they are read. */
const joined = (parts: readonly PartNode[]): PartNode[] => {
  const whole: PartNode[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else if (part !== '') whole.push(part);
  }
  return whole;
};
