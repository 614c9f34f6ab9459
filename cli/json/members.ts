import type { Node } from 'jsonc-parser';

/** One `"key": value` of an object. */
export interface Member {
  key: string;
  keyNode: Node;
  value: Node;
}

/** The members of an object node in order, repeated keys included; none for anything else. */
export const members = (node: Node | undefined): Member[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children }) =>
        children?.[1] ? [{ key: String(children[0]!.value), keyNode: children[0]!, value: children[1] }] : [],
      )
    : [];

/** The value that a JSON parser keeps for a key: the last one. */
export const member = (node: Node | undefined, key: string): Node | undefined =>
  members(node).findLast((each) => each.key === key)?.value;
