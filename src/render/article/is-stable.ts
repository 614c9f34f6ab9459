import { defaultTreeAdapter } from 'parse5';
import type { PageElement, PageNode } from '../page-nodes';
import { type ArticleLimits, parseArticle } from './parse-article';
import type { Part, PartNode } from './part';

/** Limits of a rendered article. They exceed the input's limits, because rendering adds escapes, elements and links. */
const OUTPUT_LIMITS: ArticleLimits = { characters: 15_000_000, elements: 60_000, levels: 450 };

/** Whether parsing `html` yields exactly `parts`. If not, text may have become markup. */
export const isStable = (parts: readonly PartNode[], html: string): boolean => {
  const body = parseArticle(`<div>${html}</div>`, OUTPUT_LIMITS);
  return !!body && isSame([{ name: 'div', attributes: {}, children: [...parts] }], body.childNodes);
};

const isSame = (parts: readonly PartNode[], nodes: readonly PageNode[]): boolean => {
  const expected = joined(parts);
  return expected.length === nodes.length && expected.every((part, index) => isOne(part, nodes[index]));
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

const joined = (parts: readonly PartNode[]): PartNode[] => {
  const whole: PartNode[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (typeof part === 'string' && typeof last === 'string') whole[whole.length - 1] = last + part;
    else if (part !== '') whole.push(part);
  }
  return whole;
};
