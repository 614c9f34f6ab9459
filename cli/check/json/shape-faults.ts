import type { Node } from 'jsonc-parser';
import { didYouMean, onlyNear } from '../../io/did-you-mean';
import { must } from '../../io/must';
import { shorten } from '../../io/shorten';
import type { Edit } from '../../report/edit';
import type { Shape } from '../shape';
import type { Member } from './members';
import { members } from './members';

/** Where a JSON value is not of its shape. */
export interface ShapeFault {
  node: Node;
  kind: 'type' | 'unknown' | 'missing';
  message: string;
  mend: string;
  /** For a key that is surely a misspelt one. */
  fix?: readonly Edit[];
}

const WORDS = { text: 'text', list: 'a list', map: 'an object', object: 'an object' } as const;
const TYPES = { text: 'string', list: 'array', map: 'object', object: 'object' } as const;
const KINDS: Record<Node['type'], string> = {
  object: 'an object',
  array: 'a list',
  property: 'a member',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/**
 * Holds a JSON value against a shape: wrong types, unknown keys with the likely one, missing required keys.
 *
 * @param text the whole document, to quote from
 * @param path of the value, for messages; empty for the whole file
 */
export function* shapeFaults(node: Node, shape: Shape, text: string, path = ''): Generator<ShapeFault> {
  const options: readonly [Shape, ...Shape[]] = shape.is === 'either' ? shape.of : [shape];
  const fitting = options.find((option) => option.is !== 'either' && TYPES[option.is] === node.type);
  if (!fitting) {
    const wanted = options.flatMap((option) => (option.is === 'either' ? [] : WORDS[option.is])).join(' or ');
    yield {
      node,
      kind: 'type',
      message: `${path || 'The file'} is ${KINDS[node.type]}, not ${wanted}`,
      mend: mend(node, options, text) ?? `Write ${wanted}: ${shape.text}`,
    };
  } else if (fitting.is === 'list') {
    for (const [index, item] of (node.children ?? []).entries())
      yield* shapeFaults(item, fitting.items, text, `${path}[${index}]`);
  } else if (fitting.is === 'map') {
    for (const { key, value } of members(node)) yield* shapeFaults(value, fitting.values, text, join(path, key));
  } else if (fitting.is === 'object') {
    const known = Object.keys(fitting.members);
    const given = members(node);
    const slips = slipsOf(given, known);
    for (const { key, keyNode, value } of given) {
      const own = Object.hasOwn(fitting.members, key) ? fitting.members[key] : undefined;
      if (own) {
        yield* shapeFaults(value, own, text, join(path, key));
        continue;
      }
      const near = didYouMean(key, known);
      yield {
        node: keyNode,
        kind: 'unknown',
        message: `The key ${JSON.stringify(key.slice(0, 60))} is not known${near ? `; did you mean "${near}"?` : ''}`,
        mend: near
          ? `Write "${near}".`
          : `Take it out; known here: ${known.filter((name) => name !== '$schema').join(', ')}.`,
        fix: slips.get(keyNode),
      };
    }
    for (const key of fitting.required) {
      if (!given.some((each) => each.key === key))
        yield {
          node,
          kind: 'missing',
          message: `${join(path, key)} is missing`,
          mend: `Add "${key}": ${must(fitting.members[key], `The shape of ${key}`).text}`,
        };
    }
  }
}

/** What to write for a value that is nearly right; undefined for any other. */
const mend = (node: Node, options: readonly Shape[], text: string): string | undefined => {
  const raw = text.slice(node.offset, node.offset + node.length);
  if (node.type === 'string' && options.some((option) => option.is === 'list'))
    return `Write ${raw.length < 60 ? `[${raw}]` : 'it in brackets, as a list'}.`;
  // In a list, and as the whole file, it has no key.
  return node.type === 'null' && node.parent?.type === 'property'
    ? 'Leave the key out instead of writing null.'
    : undefined;
};

/** For each unknown key that is surely a misspelt one, and the only one of the object that was meant so: the mend. */
const slipsOf = (given: readonly Member[], known: readonly string[]): ReadonlyMap<Node, Edit[]> => {
  const taken = new Set<string | undefined>(given.map(({ key }) => key));
  const slips = new Map<string, Node>();
  for (const { key, keyNode } of given) {
    const meant = known.includes(key) ? undefined : onlyNear(key, known);
    if (meant === undefined || taken.has(meant)) continue;
    if (slips.delete(meant)) taken.add(meant);
    else slips.set(meant, keyNode);
  }
  return new Map(
    [...slips].map(([meant, node]) => [
      node,
      [{ offset: node.offset, length: node.length, text: JSON.stringify(meant) }],
    ]),
  );
};

const join = (path: string, key: string): string =>
  /^[\w$]{1,60}$/.test(key) ? (path ? `${path}.${key}` : key) : `${path}[${JSON.stringify(shorten(key, 60))}]`;
