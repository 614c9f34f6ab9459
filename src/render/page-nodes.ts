import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

/** A node of a page, as parse5 reads it. */
export type PageNode = DefaultTreeAdapterTypes.Node;
/** An element of a page. */
export type PageElement = DefaultTreeAdapterTypes.Element;

/** The value of an attribute; undefined where there is none. */
export const attribute = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The element around another; undefined at the top, and in a `<template>`. */
export const parentOf = ({ parentNode }: PageElement): PageElement | undefined =>
  parentNode && defaultTreeAdapter.isElementNode(parentNode) ? parentNode : undefined;

/** The elements directly in another. */
export const childElements = ({ childNodes }: PageElement): PageElement[] =>
  childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

/** The text directly in an element. */
export const textIn = ({ childNodes }: PageElement): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** Whether an element stands in the document, and not in a `<template>`, where nothing mounts. */
export const isInDocument = (element: PageElement): boolean => {
  let node: PageNode | null = element;
  while (node && 'parentNode' in node && node.parentNode) node = node.parentNode;
  return node?.nodeName === '#document';
};
