import type { Part, PartNode } from './part';

/** The elements in some nodes, in the order of the document. */
export const partsIn = (nodes: readonly PartNode[], found: Part[] = []): Part[] => {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    found.push(node);
    partsIn(node.children, found);
  }
  return found;
};
