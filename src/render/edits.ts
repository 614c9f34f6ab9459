import { defaultTreeAdapter } from 'parse5';
import type { EarlyFiles } from './early-files';
import { noScriptField } from './no-script-field';
import { attribute, childElements, type PageElement } from './page-nodes';
import type { RenderedWidget } from './render-widget';
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
  readonly early: EarlyFiles;
  /** The widget's own stylesheet comes last. Its name contains the build's id. */
  readonly stylesheets: readonly Stylesheet[];
  readonly widget: RenderedWidget;
  readonly answers: string;
}

const MARK = 'data-cobble-drawn';
const STATE = 'data-widget-state';

/** Removes an earlier run's markup from the parsed tree. Returns edits that remove it from the page's text. */
export const removeMarkup = (element: PageElement): Edit[] => {
  const marked = new Set<PageElement>(
    [...childElements(element), ...firstDescendants(element)].filter((child) => attribute(child, MARK) !== undefined),
  );
  // Filter once per parent: detaching nodes one by one takes quadratic time.
  for (const parent of new Set([...marked].flatMap(({ parentNode }) => parentNode ?? [])))
    parent.childNodes = parent.childNodes.filter((node) => !marked.has(node as PageElement));
  return [...marked].flatMap(({ sourceCodeLocation: at }) =>
    at ? [{ start: at.startOffset, end: at.endOffset, text: '' }] : [],
  );
};

/**
 * Returns the first child, that child's first child, and so on, because the parser may wrap the rendered markup. For
 * example, the parser adds an `<i>` if another `<i>` begins before the widget and ends inside the widget.
 */
const firstDescendants = (element: PageElement): PageElement[] => {
  const found: PageElement[] = [];
  for (let first = firstChild(element); first; first = firstChild(first)) found.push(first);
  return found;
};

const firstChild = ({ childNodes }: PageElement): PageElement | undefined =>
  childNodes.find((node) => defaultTreeAdapter.isElementNode(node));

export const insertMarkup = (
  element: PageElement,
  { buildId, early, stylesheets, widget, answers }: Insertion,
): Edit[] => {
  const { endOffset } = startTag(element);
  const mark = `${MARK}="${buildId}"`;
  const { markup, content } = noScriptField(element, widget.markup, widget.label, mark);
  const links = stylesheets.map(linkTo).join('');
  // The runtime expects the answers after the markup, as JSON, which content security policies don't block.
  const data = answers && `<script type="application/json">${answers}</script>`;
  const text = `<template shadowrootmode="open" ${mark}>${early.script}${links}${markup}${data}${early.preloads}</template>${content}`;
  return [setAttribute(element, STATE, 'drawn'), { start: endOffset, end: endOffset, text }, ...nameSlots(element)];
};

const linkTo = ({ href, integrity }: Stylesheet): string => {
  // Browsers can check the integrity of another origin's files only with `crossorigin`.
  const check = integrity ? ` integrity="${escapeText(integrity)}" crossorigin="anonymous"` : '';
  return `<link rel="stylesheet" href="${escapeText(href)}"${check}>`;
};

export const removeState = (element: PageElement): Edit[] => {
  const at = element.sourceCodeLocation?.attrs?.[STATE];
  return at && attribute(element, STATE) === 'drawn'
    ? [{ start: at.startOffset - 1, end: at.endOffset, text: '' }]
    : [];
};

/** Sets `slot` from `data-slot`, like `name-slots.ts` (interface 9). */
const nameSlots = (element: PageElement): Edit[] =>
  childElements(element).flatMap((child) => {
    const name = attribute(child, 'data-slot');
    // Skip children that aren't in the page's source: the HTML parser copies some unclosed elements.
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
  if (!tag) throw Error(`cobble: <${tagName}> isn't in the page's source. This is a bug in Cobble, please report it`);
  return tag;
};
