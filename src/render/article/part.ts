import { VNode } from '../vnode';

export interface Part {
  name: string;
  attributes: Record<string, string>;
  children: PartNode[];
}

export type PartNode = Part | string;

export const part = (name: string, attributes: Record<string, string>, children: PartNode[]): Part => ({
  name,
  attributes,
  children,
});

export const textOf = (node: PartNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

export const partsIn = (nodes: readonly PartNode[], found: Part[] = []): Part[] => {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    found.push(node);
    partsIn(node.children, found);
  }
  return found;
};

/** Converts a node for `toHtml`, which escapes texts and attribute values. */
export const toNode = (node: PartNode): unknown => {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  const nodes = children.map(toNode);
  // A parser drops the first line feed of a `<pre>`, so add one.
  const first = name === 'pre' && children.find((child) => child !== '');
  return new VNode(name, {
    ...attributes,
    children: typeof first === 'string' && first.startsWith('\n') ? ['\n', ...nodes] : nodes,
  });
};
