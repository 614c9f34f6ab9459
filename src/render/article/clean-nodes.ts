import { defaultTreeAdapter, html } from 'parse5';
import { allowedHtml } from '../../areas/help/parts/allowed-html';
import { attribute, type PageElement, type PageNode } from '../page-nodes';
import type { PartNode } from './part';

/**
 * What goes with all that is in it, as DOMPurify has it: what it holds is no text of the article. Of all else that is
 * not allowed the content stays.
 */
const DROPPED = new Set(
  (
    'annotation-xml audio desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript ' +
    'plaintext script selectedcontent style svg template title video xmp'
  ).split(' '),
);

/** Attributes that are texts: whatever they say, it is no address. */
const TEXTS = /^(alt|id|title)$/;
/** What might end what stands round a value, where that is written again without care. */
const BREAKOUT = /((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i;
/** What browsers, or some of them, overlook in an address. */
const BLANKS = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;
/** A text that reads as a tag. */
const MARKUP = /<[/\w!]/;

/**
 * What may stand of the nodes of an article: what the page's own sanitiser, DOMPurify with the settings of
 * `sanitise.ts`, lets through.
 */
export const cleanNodes = (nodes: readonly PageNode[]): PartNode[] => nodes.flatMap(cleanNode);

const cleanNode = (node: PageNode): PartNode[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const { tagName: name, namespaceURI } = node;
  const isAllowed = allowedHtml.tags.includes(name);
  if (namespaceURI !== html.NS.HTML || (!isAllowed && DROPPED.has(name)) || looksMixed(node.childNodes)) return [];
  // It stands for an element of the page's own, which DOMPurify takes away as a whole.
  if (isAllowed && attribute(node, 'is') !== undefined) return [];
  const children = cleanNodes(node.childNodes);
  return isAllowed ? [{ name, attributes: cleanAttributes(node), children }] : children;
};

/**
 * Whether there is a comment, and a text that reads as a tag, and no element: that DOMPurify takes for an attack, and
 * takes away with all that is in it. It does so with a form whose fields hide its members, but there are no forms
 * (`without-inline.ts`).
 */
const looksMixed = (nodes: readonly PageNode[]): boolean =>
  nodes.some((node) => defaultTreeAdapter.isCommentNode(node)) &&
  !nodes.some((node) => defaultTreeAdapter.isElementNode(node)) &&
  MARKUP.test(nodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join(''));

const cleanAttributes = ({ tagName, attrs }: PageElement): Record<string, string> =>
  Object.fromEntries(
    attrs.flatMap(({ name, value, prefix }) => {
      const trimmed = value.trim();
      const isKept =
        !prefix &&
        allowedHtml.attributes.includes(name) &&
        !BREAKOUT.test(trimmed) &&
        isHarmless(tagName, name, trimmed);
      return isKept ? [[name, trimmed]] : [];
    }),
  );

const isHarmless = (tag: string, name: string, value: string): boolean =>
  !value ||
  TEXTS.test(name) ||
  allowedHtml.values.test(value.replace(BLANKS, '')) ||
  (tag === 'img' && /^(src|href)$/.test(name) && value.startsWith('data:'));
