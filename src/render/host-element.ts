import { defaultTreeAdapter } from 'parse5';
import { attribute, childElements, type PageElement, type PageNode, parentOf, textIn } from './page-nodes';
import { datasetOf } from './page-settings';

export interface HostElement {
  readonly nodeType: number;
  readonly localName: string;
  readonly id: string;
  readonly slot: string;
  readonly dataset: Readonly<Record<string, string>>;
  readonly textContent: string;
  readonly childNodes: readonly { readonly nodeType: number; readonly slot?: string; readonly textContent: string }[];
  readonly children: readonly HostElement[];
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  closest(name: string): HostElement | null;
}

export const hostElement = (element: PageElement): HostElement => ({
  nodeType: 1,
  localName: element.tagName,
  id: attribute(element, 'id') ?? '',
  slot: attribute(element, 'slot') || (attribute(element, 'data-slot') ?? ''),
  dataset: datasetOf(element),
  get textContent() {
    return textIn(element);
  },
  get childNodes() {
    return element.childNodes.map(childNode);
  },
  get children() {
    return childElements(element).map(hostElement);
  },
  getAttribute: (name) => attribute(element, name) ?? null,
  hasAttribute: (name) => attribute(element, name) !== undefined,
  closest: (name) => {
    for (let around: PageElement | undefined = element; around; around = parentOf(around))
      if (around.tagName === name) return hostElement(around);
    return null;
  },
});

const childNode = (node: PageNode) => {
  if (defaultTreeAdapter.isElementNode(node)) return hostElement(node);
  const isText = defaultTreeAdapter.isTextNode(node);
  return { nodeType: isText ? 3 : 8, textContent: isText ? node.value : '' };
};
