import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

export const attribute = ({ attrs }: PageElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export const parentOf = ({ parentNode }: PageElement): PageElement | undefined =>
  parentNode && defaultTreeAdapter.isElementNode(parentNode) ? parentNode : undefined;

export const childElements = ({ childNodes }: PageElement): PageElement[] =>
  childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

export const textIn = ({ childNodes }: PageElement): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** Widgets in a `<template>` never mount. */
export const isInDocument = (element: PageElement): boolean => {
  let node: PageNode | null = element;
  while (node && 'parentNode' in node && node.parentNode) node = node.parentNode;
  return node?.nodeName === '#document';
};
