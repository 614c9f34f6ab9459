import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** Parses HTML as browsers do: misplaced text of a table moves before the table. jsdom moves it behind the table. */
export const readAsBrowser = (html: string): HTMLElement => {
  const page = parse(html, { scriptingEnabled: false });
  const root = page.childNodes.find((node) => defaultTreeAdapter.isElementNode(node));
  const body = root?.childNodes[1];
  return (body && toDom(body)) as HTMLElement;
};

/** One document for all calls, because jsdom takes long to create one. */
const inert = document.implementation.createHTMLDocument('');

const toDom = (node: DefaultTreeAdapterTypes.Node): Node | null => {
  if (defaultTreeAdapter.isTextNode(node)) return inert.createTextNode(node.value);
  if (defaultTreeAdapter.isCommentNode(node)) return inert.createComment(node.data);
  if (!defaultTreeAdapter.isElementNode(node)) return null;
  // Replace tag names that parsers accept but DOM methods reject. The sanitiser allows none of them.
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
