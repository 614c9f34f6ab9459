import { defaultTreeAdapter } from 'parse5';
import type { RenderedWidget } from './draw-widget';
import { noScriptField } from './no-script-field';
import { attribute, childElements, type PageElement } from './page-nodes';
import { escapeText } from './to-html';

/** A replacement in the page's text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A stylesheet of the build. */
export interface Stylesheet {
  readonly href: string;
  readonly integrity?: string | undefined;
}

/** The content to insert into a widget's element. */
export interface Insertion {
  readonly buildId: string;
  /** The widget's own stylesheet is the last: the page's script recognises the widget by it. */
  readonly stylesheets: readonly Stylesheet[];
  readonly widget: RenderedWidget;
  /** The widget's initial answers, as JSON, or empty. */
  readonly answers: string;
}

/** Marks inserted markup, so that the next run removes it. */
const MARK = 'data-cobble-drawn';
const STATE = 'data-widget-state';

/** Removes the markup of an earlier run from the tree, so that it isn't the widget's content, and from the text. */
export const removeMarkup = (element: PageElement): Edit[] =>
  [...childElements(element), ...firstDescendants(element)]
    .filter((child) => child.parentNode && attribute(child, MARK) !== undefined)
    .flatMap((child) => {
      defaultTreeAdapter.detachNode(child);
      const { sourceCodeLocation: at } = child;
      return at ? [{ start: at.startOffset, end: at.endOffset, text: '' }] : [];
    });

/** If an `<i>` around the widget ends inside it, the parser wraps the widget's content in another `<i>`. */
const firstDescendants = (element: PageElement): PageElement[] => {
  const found: PageElement[] = [];
  for (let [first] = childElements(element); first; [first] = childElements(first)) found.push(first);
  return found;
};

/** Inserts markup into a widget's element and sets its state to `drawn`. */
export const insertMarkup = (element: PageElement, { buildId, stylesheets, widget, answers }: Insertion): Edit[] => {
  const { endOffset } = startTag(element);
  const mark = `${MARK}="${buildId}"`;
  const { markup, content } = noScriptField(element, widget.markup, widget.label, mark);
  const links = stylesheets.map(linkTo).join('');
  // JSON isn't a script, so no policy forbids it. It follows the markup, which the runtime expects first.
  const data = answers && `<script type="application/json">${answers}</script>`;
  const text = `<template shadowrootmode="open" ${mark}>${links}${markup}${data}</template>${content}`;
  return [setAttribute(element, STATE, 'drawn'), { start: endOffset, end: endOffset, text }, ...nameSlots(element)];
};

const linkTo = ({ href, integrity }: Stylesheet): string => {
  // Without `crossorigin`, a browser can't check a file of another origin.
  const check = integrity ? ` integrity="${escapeText(integrity)}" crossorigin="anonymous"` : '';
  return `<link rel="stylesheet" href="${escapeText(href)}"${check}>`;
};

/** Removes the state `drawn` of an earlier run. */
export const removeState = (element: PageElement): Edit[] => {
  const at = element.sourceCodeLocation?.attrs?.[STATE];
  // Including the space before it.
  return at && attribute(element, STATE) === 'drawn'
    ? [{ start: at.startOffset - 1, end: at.endOffset, text: '' }]
    : [];
};

/** Sets the `slot` of children with `data-slot`, which nobody else does without script (interface 9). */
const nameSlots = (element: PageElement): Edit[] =>
  childElements(element).flatMap((child) => {
    const name = attribute(child, 'data-slot');
    // The parser may have created the child from an element before the widget.
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

/** @throws Error for an element that the parser created itself; such an element is never a widget */
const startTag = ({ sourceCodeLocation: at, tagName }: PageElement) => {
  const tag = at?.startTag ?? at;
  if (!tag) throw Error(`cobble: <${tagName}> has no place in the page`);
  return tag;
};
