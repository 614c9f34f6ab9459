import { type DefaultTreeAdapterTypes, defaultTreeAdapter, type Token } from 'parse5';
import type { TextLines } from '../io/text-lines';
import { textLines } from '../io/text-lines';
import type { Piece } from '../report/locate';
import { parseHtml } from './html/parse-html';

export interface PageAttribute {
  name: string;
  value: string;
  at: Piece;
  valueAt: Piece;
}

export interface PageElement {
  tag: string;
  at: Piece;
  attributes: ReadonlyMap<string, PageAttribute>;
  parent: PageElement | undefined;
  children: PageElement[];
  text: string;
  textAt: Piece;
}

export interface PageText {
  at: Piece;
  parent: PageElement | undefined;
}

export interface Page extends TextLines {
  name: string;
  html: string;
  /** All elements in document order, even inside `<template>`. */
  elements: readonly PageElement[];
  texts: readonly PageText[];
  /** Whether the page has a doctype, `<html>`, `<head>` or `<body>`. */
  whole: boolean;
  byId: ReadonlyMap<string, PageElement>;
}

type Node = DefaultTreeAdapterTypes.Node;

export const page = (name: string, html: string): Page => {
  const elements: PageElement[] = [];
  const texts: PageText[] = [];
  let hasDoctype = false;
  // Don't recurse: misnested tags can make the tree deeper than `limits.htmlDepth`.
  const waiting: { node: Node; parent: PageElement | undefined }[] = [
    { node: parseHtml(name, html), parent: undefined },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next;
    hasDoctype ||= defaultTreeAdapter.isDocumentTypeNode(node);
    if (defaultTreeAdapter.isTextNode(node) && node.sourceCodeLocation)
      texts.push({ at: piece(node.sourceCodeLocation), parent });
    const own =
      'tagName' in node && node.sourceCodeLocation ? element(node, node.sourceCodeLocation, parent, html) : undefined;
    if (own) {
      parent?.children.push(own);
      elements.push(own);
    }
    for (const child of childrenOf(node).reverse()) waiting.push({ node: child, parent: own ?? parent });
  }
  const whole = hasDoctype || elements.some(({ tag }) => /^(?:html|head|body)$/.test(tag));
  return { name, html, elements, texts, whole, byId: elementsById(elements), ...textLines(html) };
};

const childrenOf = (node: Node): Node[] => [
  ...('content' in node ? [node.content] : []),
  ...('childNodes' in node ? node.childNodes : []),
];

const elementsById = (elements: readonly PageElement[]): ReadonlyMap<string, PageElement> => {
  const byId = new Map<string, PageElement>();
  for (const each of elements) {
    const id = each.attributes.get('id')?.value;
    if (id && !byId.has(id)) byId.set(id, each);
  }
  return byId;
};

const element = (
  node: DefaultTreeAdapterTypes.Element,
  location: Token.ElementLocation,
  parent: PageElement | undefined,
  html: string,
): PageElement => {
  const opening = location.startTag ?? location;
  const attributes = new Map(
    node.attrs.map(({ name, value, prefix }) => {
      // Names in SVG may have capitals and a prefix.
      const place = location.attrs?.[(prefix ? `${prefix}:${name}` : name).toLowerCase()];
      const at = place ? piece(place) : piece(opening);
      return [name, { name, value, at, valueAt: valuePiece(html, at) }] as const;
    }),
  );
  const inner = node.childNodes.filter(defaultTreeAdapter.isTextNode);
  const start = opening.endOffset;
  return {
    tag: node.tagName,
    at: piece(opening),
    attributes,
    parent,
    children: [],
    text: inner.map(({ value }) => value).join(''),
    textAt: { offset: start, length: Math.max(0, (location.endTag?.startOffset ?? location.endOffset) - start) },
  };
};

const piece = ({ startOffset, endOffset }: Token.Location): Piece => ({
  offset: startOffset,
  length: endOffset - startOffset,
});

const valuePiece = (html: string, at: Piece): Piece => {
  const text = html.slice(at.offset, at.offset + at.length);
  const start = /^[^=]*=\s*["']?/.exec(text)?.[0].length;
  if (start === undefined) return at;
  const length = text.length - start - (/["']$/.test(text) ? 1 : 0);
  return length > 0 ? { offset: at.offset + start, length } : at;
};
