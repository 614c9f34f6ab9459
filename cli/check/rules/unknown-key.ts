import { experimentShape } from '../experiment-shape';
import { shapeFaults } from '../json/shape';
import type { Rule } from './rule';

export const unknownKey: Rule = {
  id: 'unknown-key',
  severity: 'warning',
  text: 'A key is unknown.',
  why: 'Unknown keys are ignored. Most of them are misspelt.',
  wrong: { of: 'url', json: '{ "include": "^/store", "exlude": "/checkout" }' },
  right: { of: 'url', json: '{ "include": "^/store", "exclude": "/checkout" }' },
  *find({
    config: {
      document: { root, text },
    },
  }) {
    if (!root) return;
    for (const { node, kind, message, advice, fix } of shapeFaults(root, experimentShape, text))
      if (kind === 'unknown') yield { at: node, message, advice, ...(fix && { fix }) };
  },
};
