import type { Node } from 'jsonc-parser';

/** One `"key": value` of an object. */
export interface Member {
  key: string;
  keyNode: Node;
  value: Node;
}

/** Returns an object's members, including repeated keys; none for other nodes. */
export const members = (node: Node | undefined): Member[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [keyNode, value] = [] }) =>
        keyNode && value ? [{ key: String(keyNode.value), keyNode, value }] : [],
      )
    : [];

/** Returns the value of a key. Like JSON parsers, it takes the last one. */
export const member = (node: Node | undefined, key: string): Node | undefined =>
  members(node).findLast((each) => each.key === key)?.value;

/** Whether two values are equal. The order of members, repeated keys and `__proto__` count. */
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
