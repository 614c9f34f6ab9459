import { defaultTreeAdapter, html } from 'parse5';
import { allowedHtml } from '../../areas/help/parts/allowed-html';
import type { PageElement, PageNode } from '../page-nodes';
import type { PartNode } from './part';

/** What goes with all that is in it: what it holds is no text of the article. Of all else that is not allowed the content stays. */
const DROPPED = new Set(
  (
    'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript ' +
    'plaintext script style svg template title video xmp select option textarea object embed button input'
  ).split(' '),
);

/** What a value may be, where it is no address and no text. */
const VALUES: Readonly<Record<string, RegExp>> = {
  id: /^[\w-]{1,100}$/,
  lang: /^[a-z]{2,3}(-\w{1,8}){0,3}$/i,
  dir: /^(ltr|rtl|auto)$/i,
  colspan: /^\d{1,4}$/,
  rowspan: /^\d{1,4}$/,
  scope: /^(row|col|rowgroup|colgroup)$/i,
  start: /^-?\d{1,6}$/,
  reversed: /^(reversed)?$/i,
  open: /^(open)?$/i,
  datetime: /^[\d:.TZW+ -]{1,40}$/,
  width: /^\d{1,5}%?$/,
  height: /^\d{1,5}%?$/,
  'data-video': /^(iframe|video)$/,
};
/** Addresses, which are made safe for their place afterwards (`finish-parts.ts`), and texts. */
const FREE = /^(href|src|alt|title)$/;
/** In a value it might end what stands round it: DOMPurify drops such values too. */
const MARKUP = /[<>]/;

/**
 * What may stand of the nodes of an article. Its elements and attributes are those that the page's own sanitiser lets
 * through, and of their values fewer: what is left out here comes with the page's script.
 */
export const cleanNodes = (nodes: readonly PageNode[]): PartNode[] => nodes.flatMap(cleanNode);

const cleanNode = (node: PageNode): PartNode[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const { tagName: name, namespaceURI } = node;
  if (namespaceURI !== html.NS.HTML) return [];
  const isAllowed = allowedHtml.tags.includes(name);
  if (!isAllowed && DROPPED.has(name)) return [];
  const children = cleanNodes(node.childNodes);
  return isAllowed ? [{ name, attributes: cleanAttributes(node), children }] : children;
};

const cleanAttributes = ({ attrs }: PageElement): Record<string, string> =>
  Object.fromEntries(
    attrs.flatMap(({ name, value, prefix }) => {
      const isKept =
        !prefix &&
        allowedHtml.attributes.includes(name) &&
        !MARKUP.test(value) &&
        (FREE.test(name) || VALUES[name]?.test(value));
      return isKept ? [[name, value]] : [];
    }),
  );
