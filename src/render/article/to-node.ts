import { VNode } from '../vnode';
import type { PartNode } from './part';

/** As the renderer draws it: a text or a value is escaped there. */
export const toNode = (node: PartNode): unknown => {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  const nodes = children.map(toNode);
  // A parser takes the first line feed of it for the author's.
  const first = name === 'pre' && children.find((child) => child !== '');
  return new VNode(name, {
    ...attributes,
    children: typeof first === 'string' && first.startsWith('\n') ? ['\n', ...nodes] : nodes,
  });
};
