import type { Node } from 'jsonc-parser';
import { experimentShape } from '../config/experiment-shape';
import type { Shape } from '../config/shape';
import { didYouMean } from '../io/did-you-mean';
import { members } from '../json/members';
import type { Found, Rule } from './rule';
import { support } from './support';

/** Keys that nothing reads. */
export const unknownKey: Rule = {
  id: 'unknown-key',
  severity: 'warning',
  text: 'A key is not known.',
  why: 'Nothing reads it. It is most often a misspelt key, and then what it should say does not hold.',
  wrong: { of: 'url', json: '{ "include": "^/store", "exlude": "/checkout" }' },
  right: { of: 'url', json: '{ "include": "^/store", "exclude": "/checkout" }' },
  find: ({ config: { document } }) => (document.root ? check(document.root, experimentShape) : []),
};

function* check(node: Node, shape: Shape): Generator<Found> {
  if (shape.is === 'either') {
    for (const option of shape.of) yield* check(node, option);
  } else if (shape.is === 'list' && node.type === 'array') {
    for (const item of node.children ?? []) yield* check(item, shape.items);
  } else if (shape.is === 'map') {
    for (const { value } of members(node)) yield* check(value, shape.values);
  } else if (shape.is === 'object') {
    const known = Object.keys(shape.members);
    for (const { key, keyNode, value } of members(node)) {
      if (Object.hasOwn(shape.members, key)) { yield* check(value, shape.members[key]!); continue; }
      const near = didYouMean(key, known);
      yield {
        at: keyNode,
        message: `The key ${support.quote(key)} is not known${near ? `; did you mean "${near}"?` : ''}`,
        mend: near ? `Write "${near}".` : `Take it out; known here: ${known.filter(name => name !== '$schema').join(', ')}.`,
      };
    }
  }
}
