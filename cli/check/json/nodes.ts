import type { Node } from 'jsonc-parser';

/** One `"key": value` of an object. */
export interface Member {
  key: string;
  keyNode: Node;
  value: Node;
}

/** Returns the members of an object in order, including repeated keys; none for other nodes. */
export const members = (node: Node | undefined): Member[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [keyNode, value] = [] }) =>
        keyNode && value ? [{ key: String(keyNode.value), keyNode, value }] : [],
      )
    : [];

/** Returns the value that JSON parsers keep for a key: the last one. */
export const member = (node: Node | undefined, key: string): Node | undefined =>
  members(node).findLast((each) => each.key === key)?.value;

/** Whether two values are equal, with their members in the same order. Compares repeated keys and `__proto__`, too. */
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
