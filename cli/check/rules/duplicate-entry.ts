import type { Node } from 'jsonc-parser';
import { removeRepeated } from '../json/repeated';
import { quote } from './quoting';
import type { Rule } from './rule';

export const duplicateEntry: Rule = {
  id: 'duplicate-entry',
  severity: 'warning',
  text: 'A list has the same pattern or file twice.',
  why: 'A file is added to a page once, and a pattern tried twice says nothing new: one of the two was meant to be another.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js", "/exp/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/a.js", "/exp/b.js"] } }' },
  *find({ config: { patterns, files } }) {
    const lists = new Map<Node, Map<string, Node>>();
    const entries = [
      ...patterns.map(({ node, part, role }) => ({ node, what: `${part}.${role}` })),
      ...files.map(({ node, kind }) => ({ node, what: kind })),
    ];
    for (const { node, what } of entries) {
      if (node.parent?.type !== 'array') continue;
      const seen = lists.get(node.parent) ?? new Map<string, Node>();
      lists.set(node.parent, seen);
      const value = String(node.value);
      if (seen.has(value))
        yield {
          at: node,
          message: `${quote(value)} stands twice in one list of ${what}`,
          mend: 'Take one out.',
          fix: removeRepeated(node, seen.get(value)),
        };
      seen.set(value, node);
    }
  },
};
