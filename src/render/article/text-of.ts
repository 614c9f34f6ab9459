import type { PartNode } from './part';

/** The text of a node, with all that is in it. */
export const textOf = (node: PartNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');
