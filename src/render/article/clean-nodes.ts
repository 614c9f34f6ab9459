import { defaultTreeAdapter, html } from 'parse5';
import { allowedHtml } from '../../areas/help/parts/allowed-html';
import { attribute, type PageElement, type PageNode } from '../page-nodes';
import type { PartNode } from './part';

const DROPPED = new Set(
  (
    'annotation-xml audio desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript ' +
    'plaintext script selectedcontent style svg template title video xmp'
  ).split(' '),
);

const TEXTS = /^(alt|id|title)$/;
/** Reject attribute values with these characters, which could end an element or a comment. */
const BREAKOUT = /((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;
/** Some browsers ignore these characters in URLs, so remove them before checking a value. */
const BLANKS = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;
const MARKUP = /<[/\w!]/;

/** Removes the same nodes as DOMPurify, so that the page's script finds what it expects. */
export const cleanNodes = (nodes: readonly PageNode[]): PartNode[] => nodes.flatMap(cleanNode);

const cleanNode = (node: PageNode): PartNode[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const { tagName: name, namespaceURI } = node;
  const isAllowed = allowedHtml.tags.includes(name);
  if (namespaceURI !== html.NS.HTML || (!isAllowed && DROPPED.has(name)) || looksMixed(node.childNodes)) return [];
  // DOMPurify removes customised built-in elements.
  if (isAllowed && attribute(node, 'is') !== undefined) return [];
  const children = cleanNodes(node.childNodes);
  return isAllowed ? [{ name, attributes: cleanAttributes(node), children }] : children;
};

/** DOMPurify removes elements that contain a comment and tag-like text but no child element. */
const looksMixed = (nodes: readonly PageNode[]): boolean =>
  nodes.some((node) => defaultTreeAdapter.isCommentNode(node)) &&
  !nodes.some((node) => defaultTreeAdapter.isElementNode(node)) &&
  MARKUP.test(nodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join(''));

const cleanAttributes = ({ tagName, attrs }: PageElement): Record<string, string> =>
  Object.fromEntries(
    attrs.flatMap(({ name, value, prefix }) => {
      const trimmed = value.trim();
      const isAllowed =
        !prefix &&
        allowedHtml.attributes.includes(name) &&
        !BREAKOUT.test(trimmed) &&
        isHarmless(tagName, name, trimmed);
      return isAllowed ? [[name, trimmed]] : [];
    }),
  );

const isHarmless = (tag: string, name: string, value: string): boolean =>
  !value ||
  TEXTS.test(name) ||
  allowedHtml.values.test(value.replace(BLANKS, '')) ||
  (tag === 'img' && /^(src|href)$/.test(name) && value.startsWith('data:'));
