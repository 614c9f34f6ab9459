import type { Node } from 'jsonc-parser';
import { repeatedKeys } from '../json/repeated';
import type { Rule } from './rule';

export const duplicateKey: Rule = {
  id: 'duplicate-key',
  severity: 'warning',
  text: 'An object repeats a key.',
  why: 'JSON parsers silently keep only the last one.',
  wrong: { of: 'url', json: '{ "include": "^/store", "include": "^/shop" }' },
  right: { of: 'url', json: '{ "include": ["^/store", "^/shop"] }' },
  *find({ config: { document, experiments } }) {
    // Skip the root object, `experiments` and each `setup`, because the rule `duplicate-name` checks their keys.
    const named = new Set<Node | undefined>([
      document.root,
      experiments[0]?.node.parent?.parent,
      ...experiments.map((each) => each.setup),
    ]);
    if (!document.root) return;
    for (const { node, ...found } of repeatedKeys(document.root, named)) yield { at: node, ...found };
  },
};
