import type { Node } from 'jsonc-parser';
import { shorten } from '../../io/messages';
import type { Edit } from '../../report/edit';
import { members, sameJson } from './nodes';

export interface RepeatedKey {
  node: Node;
  message: string;
  advice: string;
  fix: readonly Edit[] | undefined;
}

/**
 * Finds repeated keys. JSON parsers silently use only the last one. Skips the objects in `except`, but not the objects
 * inside them.
 */
export function* repeatedKeys(node: Node, except: ReadonlySet<Node | undefined> = new Set()): Generator<RepeatedKey> {
  const seen = new Map<string, Node>();
  for (const { key, keyNode, value } of members(node)) {
    if (seen.has(key) && !except.has(node))
      yield {
        node: keyNode,
        message: `The key ${JSON.stringify(shorten(key, 60))} is repeated in one object; only the last one is read`,
        advice: 'Remove one, or merge them.',
        fix: removeRepeated(keyNode.parent, seen.get(key)?.parent),
      };
    seen.set(key, keyNode);
    yield* repeatedKeys(value, except);
  }
  if (node.type === 'array') for (const item of node.children ?? []) yield* repeatedKeys(item, except);
}

/**
 * Removes an item that repeats `before`, and the item's leading comma. Returns undefined if the items differ.
 *
 * @param item a list item, or a node of type `property`
 */
export const removeRepeated = (item: Node | undefined, before: Node | undefined): Edit[] | undefined => {
  const { parent } = item ?? {};
  if (!item || !before || !parent || before.parent !== parent || !sameJson(item, before)) return undefined;
  const previous = previousIn(parent).get(item);
  if (!previous) return undefined;
  const offset = previous.offset + previous.length;
  return [{ offset, length: item.offset + item.length - offset, text: '' }];
};

const previousByParent = new WeakMap<Node, ReadonlyMap<Node, Node>>();

/** Maps each child to the one before it. Cached, because a list can have a million repeated items (threat 9). */
const previousIn = (parent: Node): ReadonlyMap<Node, Node> => {
  const cached = previousByParent.get(parent);
  if (cached) return cached;
  const children = parent.children ?? [];
  const previous = new Map(
    children.slice(1).flatMap((child, index): [Node, Node][] => {
      const before = children[index];
      return before ? [[child, before]] : [];
    }),
  );
  previousByParent.set(parent, previous);
  return previous;
};
