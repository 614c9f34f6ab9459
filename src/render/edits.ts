import { defaultTreeAdapter } from 'parse5';
import type { DrawnWidget } from './draw-widget';
import { escapeText } from './escape-text';
import { noScriptField } from './no-script-field';
import { attribute, childElements, type PageElement } from './page-nodes';

/** A piece of the page's text, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A stylesheet of the build. */
export interface Sheet {
  readonly href: string;
  readonly integrity?: string | undefined;
}

/** Marks what was written into a page: the next run takes it out again. */
const MARK = 'data-cobble-drawn';
const STATE = 'data-widget-state';

/**
 * Takes out of the tree what an earlier run has put into a widget's element, so that it is not the widget's content.
 *
 * @returns the edits that take it out of the text
 */
export const takeDrawn = (element: PageElement): Edit[] =>
  [...childElements(element), ...firstInside(element)]
    .filter((child) => child.parentNode && attribute(child, MARK) !== undefined)
    .flatMap((child) => {
      defaultTreeAdapter.detachNode(child);
      const { sourceCodeLocation: at } = child;
      return at ? [{ start: at.startOffset, end: at.endOffset, text: '' }] : [];
    });

/** Where an `<i>` round the widget ends inside it, the parser puts what is in the widget into another `<i>` there. */
const firstInside = (element: PageElement): PageElement[] => {
  const found: PageElement[] = [];
  for (let [first] = childElements(element); first; [first] = childElements(first)) found.push(first);
  return found;
};

/**
 * Puts markup into a widget's element, and says that it is drawn.
 *
 * @param sheets the widget's own last: by it the page's script knows what it takes over
 * @param answers that the widget begins with, as JSON; empty for none
 */
export const putDrawn = (
  element: PageElement,
  build: string,
  sheets: readonly Sheet[],
  drawn: DrawnWidget,
  answers: string,
): Edit[] => {
  const { endOffset } = startTag(element);
  const mark = `${MARK}="${build}"`;
  const { markup, content } = noScriptField(element, drawn.markup, drawn.label, mark);
  const links = sheets.map(linkTo).join('');
  // Data: no policy forbids it, and no script runs. Behind the markup, as in the page nothing stands before it then.
  const data = answers && `<script type="application/json">${answers}</script>`;
  const text = `<template shadowrootmode="open" ${mark}>${links}${markup}${data}</template>${content}`;
  return [setAttribute(element, STATE, 'drawn'), { start: endOffset, end: endOffset, text }, ...nameSlots(element)];
};

const linkTo = ({ href, integrity }: Sheet): string => {
  // Without `crossorigin` a browser can't check a file from elsewhere.
  const check = integrity ? ` integrity="${escapeText(integrity)}" crossorigin="anonymous"` : '';
  return `<link rel="stylesheet" href="${escapeText(href)}"${check}>`;
};

/** Takes back that a widget is drawn. */
export const takeState = (element: PageElement): Edit[] => {
  const at = element.sourceCodeLocation?.attrs?.[STATE];
  // With the blank before it, that it was written with.
  return at && attribute(element, STATE) === 'drawn'
    ? [{ start: at.startOffset - 1, end: at.endOffset, text: '' }]
    : [];
};

/** Without script nobody else gives the children with `data-slot` their slot (interface 9). */
const nameSlots = (element: PageElement): Edit[] =>
  childElements(element).flatMap((child) => {
    const name = attribute(child, 'data-slot');
    // One that the parser has made of an element before the widget stands nowhere.
    const isHere = (child.sourceCodeLocation?.startOffset ?? -1) >= startTag(element).endOffset;
    return isHere && name && !attribute(child, 'slot') ? [setAttribute(child, 'slot', name)] : [];
  });

const setAttribute = (element: PageElement, name: string, value: string): Edit => {
  const text = `${name}="${escapeText(value)}"`;
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (at) return { start: at.startOffset, end: at.endOffset, text };
  const place = startTag(element).startOffset + 1 + element.tagName.length;
  return { start: place, end: place, text: ` ${text}` };
};

/** Only what has one is edited: what the parser makes up itself is no widget. */
const startTag = ({ sourceCodeLocation: at, tagName }: PageElement) => {
  const tag = at?.startTag ?? at;
  if (!tag) throw Error(`cobble: <${tagName}> has no place in the page`);
  return tag;
};
