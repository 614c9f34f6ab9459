import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

/** A node of a page, parsed by parse5. */
export type PageNode = DefaultTreeAdapterTypes.Node;
/** An element of a page. */
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Returns the value of an attribute, if it has one. */
export const attribute = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** Returns the parent element; undefined at the top and in a `<template>`. */
export const parentOf = ({ parentNode }: PageElement): PageElement | undefined =>
  parentNode && defaultTreeAdapter.isElementNode(parentNode) ? parentNode : undefined;

/** Returns the child elements. */
export const childElements = ({ childNodes }: PageElement): PageElement[] =>
  childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

/** Returns an element's text, without that of its child elements. */
export const textIn = ({ childNodes }: PageElement): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** Reports whether an element is in the document. Nothing mounts in a `<template>`. */
export const isInDocument = (element: PageElement): boolean => {
  let node: PageNode | null = element;
  while (node && 'parentNode' in node && node.parentNode) node = node.parentNode;
  return node?.nodeName === '#document';
};
