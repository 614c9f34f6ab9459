import { defaultTreeAdapter } from 'parse5';
import type { RenderedWidget } from './draw-widget';
import { noScriptField } from './no-script-field';
import { attribute, childElements, type PageElement } from './page-nodes';
import { escapeText } from './to-html';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Stylesheet {
  readonly href: string;
  readonly integrity?: string | undefined;
}

export interface Insertion {
  readonly buildId: string;
  /** The last one is the widget's own, by which the page's script recognises the widget. */
  readonly stylesheets: readonly Stylesheet[];
  readonly widget: RenderedWidget;
  /** JSON, or empty. */
  readonly answers: string;
}

const MARK = 'data-cobble-drawn';
const STATE = 'data-widget-state';

/** Removes an earlier run's markup from the tree and from the text. */
export const removeMarkup = (element: PageElement): Edit[] =>
  [...childElements(element), ...firstDescendants(element)]
    .filter((child) => child.parentNode && attribute(child, MARK) !== undefined)
    .flatMap((child) => {
      defaultTreeAdapter.detachNode(child);
      const { sourceCodeLocation: at } = child;
      return at ? [{ start: at.startOffset, end: at.endOffset, text: '' }] : [];
    });

/** If an `<i>` around the widget ends inside it, the parser wraps the content in another `<i>`. */
const firstDescendants = (element: PageElement): PageElement[] => {
  const found: PageElement[] = [];
  for (let [first] = childElements(element); first; [first] = childElements(first)) found.push(first);
  return found;
};

export const insertMarkup = (element: PageElement, { buildId, stylesheets, widget, answers }: Insertion): Edit[] => {
  const { endOffset } = startTag(element);
  const mark = `${MARK}="${buildId}"`;
  const { markup, content } = noScriptField(element, widget.markup, widget.label, mark);
  const links = stylesheets.map(linkTo).join('');
  // The runtime expects the markup first. Policies don't forbid JSON.
  const data = answers && `<script type="application/json">${answers}</script>`;
  const text = `<template shadowrootmode="open" ${mark}>${links}${markup}${data}</template>${content}`;
  return [setAttribute(element, STATE, 'drawn'), { start: endOffset, end: endOffset, text }, ...nameSlots(element)];
};

const linkTo = ({ href, integrity }: Stylesheet): string => {
  // Browsers need `crossorigin` to check a file of another origin.
  const check = integrity ? ` integrity="${escapeText(integrity)}" crossorigin="anonymous"` : '';
  return `<link rel="stylesheet" href="${escapeText(href)}"${check}>`;
};

export const removeState = (element: PageElement): Edit[] => {
  const at = element.sourceCodeLocation?.attrs?.[STATE];
  return at && attribute(element, STATE) === 'drawn'
    ? [{ start: at.startOffset - 1, end: at.endOffset, text: '' }]
    : [];
};

/** Names slots like `name-slots.ts` (interface 9). */
const nameSlots = (element: PageElement): Edit[] =>
  childElements(element).flatMap((child) => {
    const name = attribute(child, 'data-slot');
    // The parser may have created the child from an earlier element.
    const isInSource = (child.sourceCodeLocation?.startOffset ?? -1) >= startTag(element).endOffset;
    return isInSource && name && !attribute(child, 'slot') ? [setAttribute(child, 'slot', name)] : [];
  });

const setAttribute = (element: PageElement, name: string, value: string): Edit => {
  const text = `${name}="${escapeText(value)}"`;
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (at) return { start: at.startOffset, end: at.endOffset, text };
  const place = startTag(element).startOffset + 1 + element.tagName.length;
  return { start: place, end: place, text: ` ${text}` };
};

const startTag = ({ sourceCodeLocation: at, tagName }: PageElement) => {
  const tag = at?.startTag ?? at;
  if (!tag) throw Error(`cobble: <${tagName}> has no place in the page`);
  return tag;
};
