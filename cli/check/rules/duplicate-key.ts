import type { Node } from 'jsonc-parser';
import { repeatedKeys } from '../json/repeated';
import type { Rule } from './rule';

export const duplicateKey: Rule = {
  id: 'duplicate-key',
  severity: 'warning',
  text: 'An object has the same key twice.',
  why: 'JSON parsers keep the last one and say nothing.',
  wrong: { of: 'url', json: '{ "include": "^/store", "include": "^/shop" }' },
  right: { of: 'url', json: '{ "include": ["^/store", "^/shop"] }' },
  *find({ config: { document, experiments } }) {
    // The rule duplicate-name checks these.
    const named = new Set<Node | undefined>([
      document.root,
      experiments[0]?.node.parent?.parent,
      ...experiments.map((each) => each.setup),
    ]);
    if (!document.root) return;
    for (const { node, ...found } of repeatedKeys(document.root, named)) yield { at: node, ...found };
  },
};
