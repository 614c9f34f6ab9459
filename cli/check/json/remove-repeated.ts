import type { Node } from 'jsonc-parser';
import type { Edit } from '../../report/edit';
import { sameJson } from './same-json';

/**
 * Takes a list's item, or an object's member, out of the text, with the comma before it: only where it says the same as
 * `before`, which stands earlier in the same list or object. What stays keeps its form.
 *
 * @param item an item, or a node of type `property`
 */
export const removeRepeated = (item: Node | undefined, before: Node | undefined): Edit[] | undefined => {
  const { parent } = item ?? {};
  if (!item || !before || !parent || before.parent !== parent || !sameJson(item, before)) return undefined;
  const previous = previousIn(parent).get(item);
  if (!previous) return undefined;
  const offset = previous.offset + previous.length;
  return [{ offset, length: item.offset + item.length - offset, text: '' }];
};

const known = new WeakMap<Node, ReadonlyMap<Node, Node>>();

/** The item before each item. Made once for a list: a list can have a million repeated items (threat 9). */
const previousIn = (parent: Node): ReadonlyMap<Node, Node> => {
  const made = known.get(parent);
  if (made) return made;
  const children = parent.children ?? [];
  const previous = new Map(
    children.slice(1).flatMap((child, index): [Node, Node][] => {
      const before = children[index];
      return before ? [[child, before]] : [];
    }),
  );
  known.set(parent, previous);
  return previous;
};
