import type { Node } from 'jsonc-parser';
import type { Found } from '../../report/locate';
import { members } from '../json/members';
import { removeRepeated } from '../json/remove-repeated';
import type { Rule } from './rule';
import { support } from './support';

/** One key twice in an object that is not a list of names. */
export const duplicateKey: Rule = {
  id: 'duplicate-key',
  severity: 'warning',
  text: 'An object has the same key twice.',
  why: 'JSON parsers keep the last one and say nothing.',
  wrong: { of: 'url', json: '{ "include": "^/store", "include": "^/shop" }' },
  right: { of: 'url', json: '{ "include": ["^/store", "^/shop"] }' },
  *find({ config: { document, experiments } }) {
    // Names of experiments and flights are the business of duplicate-name.
    const named = new Set<Node | undefined>([
      document.root,
      experiments[0]?.node.parent?.parent,
      ...experiments.map((each) => each.setup),
    ]);
    if (document.root) yield* repeated(document.root, named);
  },
};

function* repeated(node: Node, named: ReadonlySet<Node | undefined>): Generator<Found> {
  const seen = new Map<string, Node>();
  for (const { key, keyNode, value } of members(node)) {
    if (seen.has(key) && !named.has(node))
      yield {
        at: keyNode,
        message: `The key ${support.quote(key)} stands twice in one object; only the last is read`,
        mend: 'Take one out, or merge the two.',
        fix: removeRepeated(keyNode.parent, seen.get(key)?.parent),
      };
    seen.set(key, keyNode);
    yield* repeated(value, named);
  }
  if (node.type === 'array') for (const item of node.children ?? []) yield* repeated(item, named);
}
