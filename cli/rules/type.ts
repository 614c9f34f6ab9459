import type { Node } from 'jsonc-parser';
import { experimentShape } from '../config/experiment-shape';
import type { Shape } from '../config/shape';
import { members } from '../json/members';
import type { Found, Rule } from './rule';
import { support } from './support';

/** Values of another JSON type than the config's form asks for. */
export const type: Rule = {
  id: 'type',
  severity: 'error',
  text: 'A value has the wrong type.',
  why: 'The page skips what it can\'t read, so the experiment would not run, or would run on pages that it should not.',
  wrong: { of: 'setup', json: '{ "hero-b": { "js": "/exp/b.js" } }' },
  right: { of: 'setup', json: '{ "hero-b": { "js": ["/exp/b.js"] } }' },
  find({ config: { document } }) {
    return document.root ? check(document.root, experimentShape, '', document.text) : [];
  },
};

const WORDS = { text: 'text', list: 'a list', map: 'an object', object: 'an object' };
const TYPES: Record<'text' | 'list' | 'map' | 'object', Node['type']> = { text: 'string', list: 'array', map: 'object', object: 'object' };

function* check(node: Node, shape: Shape, path: string, text: string): Generator<Found> {
  const options = shape.is === 'either' ? shape.of : [shape];
  const fitting = options.find(option => option.is !== 'either' && TYPES[option.is] === node.type);
  if (!fitting) {
    const wanted = options.flatMap(option => (option.is === 'either' ? [] : WORDS[option.is])).join(' or ');
    yield { at: node, message: `${path || 'The file'} is ${support.kind(node)}, not ${wanted}`, mend: mend(node, options, text) };
  } else if (fitting.is === 'list') {
    for (const [index, item] of (node.children ?? []).entries()) yield* check(item, fitting.items, `${path}[${index}]`, text);
  } else if (fitting.is === 'map') {
    for (const { key, value } of members(node)) yield* check(value, fitting.values, join(path, key), text);
  } else if (fitting.is === 'object') {
    for (const { key, value } of members(node)) {
      const inner = Object.hasOwn(fitting.members, key) ? fitting.members[key] : undefined;
      if (inner) yield* check(value, inner, join(path, key), text);
    }
  }
}

const mend = (node: Node, options: readonly Shape[], text: string): string => {
  const raw = text.slice(node.offset, node.offset + node.length);
  if (node.type === 'string' && options.some(option => option.is === 'list')) return `Write ${raw.length < 60 ? `[${raw}]` : 'it in brackets, as a list'}.`;
  if (node.type === 'null') return 'Leave the key out instead of writing null.';
  return options[0]!.text;
};

const join = (path: string, key: string): string => (/^[\w$]+$/.test(key) ? (path ? `${path}.${key}` : key) : `${path}[${JSON.stringify(key)}]`);
