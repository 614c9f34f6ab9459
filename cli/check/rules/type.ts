import { experimentShape } from '../experiment-shape';
import { shapeFaults } from '../json/shape';
import type { Rule } from './rule';

export const type: Rule = {
  id: 'type',
  severity: 'error',
  text: 'A value has the wrong type.',
  why: "The page skips values that it can't read, so the experiment doesn't run, or runs on the wrong pages.",
  wrong: { of: 'setup', json: '{ "hero-b": { "js": "/exp/b.js" } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["/exp/b.js"] } }' },
  *find({
    config: {
      document: { root, text },
    },
  }) {
    if (!root) return;
    for (const { node, kind, message, advice } of shapeFaults(root, experimentShape, text))
      if (kind === 'type') yield { at: node, message, advice };
  },
};
