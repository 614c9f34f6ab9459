import type { Node } from 'jsonc-parser';
import { shorten } from '../../io/shorten';
import type { Edit } from '../../report/edit';
import { members } from './members';
import { removeRepeated } from './remove-repeated';

/** A key that stands in its object for the second time, or once more. */
export interface RepeatedKey {
  node: Node;
  message: string;
  mend: string;
  /** Where both say the same. */
  fix: readonly Edit[] | undefined;
}

/**
 * The keys that stand twice in one object: JSON parsers keep the last one and say nothing.
 *
 * @param apart objects whose own keys are not looked at; what is in them is
 */
export function* repeatedKeys(node: Node, apart: ReadonlySet<Node | undefined> = new Set()): Generator<RepeatedKey> {
  const seen = new Map<string, Node>();
  for (const { key, keyNode, value } of members(node)) {
    if (seen.has(key) && !apart.has(node))
      yield {
        node: keyNode,
        message: `The key ${JSON.stringify(shorten(key, 60))} stands twice in one object; only the last is read`,
        mend: 'Take one out, or merge the two.',
        fix: removeRepeated(keyNode.parent, seen.get(key)?.parent),
      };
    seen.set(key, keyNode);
    yield* repeatedKeys(value, apart);
  }
  if (node.type === 'array') for (const item of node.children ?? []) yield* repeatedKeys(item, apart);
}
