import { experimentShape } from '../config/experiment-shape';
import { shapeFaults } from '../json/shape-faults';
import type { Rule } from './rule';

/** Values of another JSON type than the config's form asks for. */
export const type: Rule = {
  id: 'type',
  severity: 'error',
  text: 'A value has the wrong type.',
  why: "The page skips what it can't read, so the experiment would not run, or would run on pages that it should not.",
  wrong: { of: 'setup', json: '{ "hero-b": { "js": "/exp/b.js" } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"] } }' },
  *find({
    config: {
      document: { root, text },
    },
  }) {
    if (!root) return;
    for (const { node, kind, message, mend } of shapeFaults(root, experimentShape, text))
      if (kind === 'type') yield { at: node, message, mend };
  },
};
