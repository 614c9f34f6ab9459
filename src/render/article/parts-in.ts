import type { Part, PartNode } from './part';

/** The elements in some nodes, in the order of the document. */
export const partsIn = (nodes: readonly PartNode[]): Part[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...partsIn(node.children)]));
