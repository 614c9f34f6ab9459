import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** jsdom puts misplaced text of a table after the table instead of before it. */
export const readAsBrowser = (html: string): HTMLElement => {
  const page = parse(html, { scriptingEnabled: false });
  const root = page.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
  const body = root?.childNodes[1];
  return (body && toDom(body)) as HTMLElement;
};

/** Shared, because jsdom takes long to create a document. */
const inert = document.implementation.createHTMLDocument('');

const toDom = (node: DefaultTreeAdapterTypes.Node): Node | null => {
  if (defaultTreeAdapter.isTextNode(node)) return inert.createTextNode(node.value);
  if (defaultTreeAdapter.isCommentNode(node)) return inert.createComment(node.data);
  if (!defaultTreeAdapter.isElementNode(node)) return null;
  // Only a parser can create such names of elements and attributes. The sanitiser allows none of them.
  const name = /^[a-z][\w-]*$/i.test(node.tagName) ? node.tagName : 'x-odd';
  const element = inert.createElementNS(node.namespaceURI, name);
  for (const { name, value, prefix, namespace } of node.attrs)
    if (/^[a-z][\w-]*$/i.test(name))
      element.setAttributeNS(namespace ?? null, prefix ? `${prefix}:${name}` : name, value);
  const into = element instanceof HTMLTemplateElement ? element.content : element;
  const from = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node;
  into.append(...from.childNodes.flatMap((child) => toDom(child) ?? []));
  return element;
};
