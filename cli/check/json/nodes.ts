import type { Node } from 'jsonc-parser';

export interface Member {
  key: string;
  keyNode: Node;
  value: Node;
}

/** Includes repeated keys. */
export const members = (node: Node | undefined): Member[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [keyNode, value] = [] }) =>
        keyNode && value ? [{ key: String(keyNode.value), keyNode, value }] : [],
      )
    : [];

/** If a key is repeated, the last value counts, as in JSON parsers. */
export const member = (node: Node | undefined, key: string): Node | undefined =>
  members(node).findLast((each) => each.key === key)?.value;

/** Whether two JSON values are equal, including repeated keys and the order of members. */
export const sameJson = (a: Node, b: Node): boolean => {
  const [inA, inB] = [a.children ?? [], b.children ?? []];
  return (
    a.type === b.type &&
    a.value === b.value &&
    inA.length === inB.length &&
    inA.every((child, index) => {
      const other = inB[index];
      return other !== undefined && sameJson(child, other);
    })
  );
};
