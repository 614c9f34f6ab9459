import type { Node } from 'jsonc-parser';
import { removeRepeated } from '../json/repeated';
import { quote } from './quoting';
import type { Rule } from './rule';

export const duplicateEntry: Rule = {
  id: 'duplicate-entry',
  severity: 'warning',
  text: 'A list repeats a pattern or a file.',
  why: 'Repeating an entry has no effect, so one of them is probably a mistake.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js", "/exp/b.js"] } }' },
  right: { of: 'setup', json: '{ "hero-a": {}, "hero-b": { "js": ["/exp/a.js", "/exp/b.js"] } }' },
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
          message: `${quote(value)} is repeated in a list of ${what}`,
          advice: 'Remove one.',
          fix: removeRepeated(node, seen.get(value)),
        };
      seen.set(value, node);
    }
  },
};
