import type { Node } from 'jsonc-parser';
import { didYouMean, onlyNear, suggestion } from '../../io/did-you-mean';
import { must } from '../../io/errors';
import { shorten } from '../../io/messages';
import type { Edit } from '../../report/edit';
import type { Member } from './nodes';
import { members } from './nodes';

export type Shape =
  | { is: 'text' | 'boolean'; text: string }
  | { is: 'list'; text: string; items: Shape }
  | { is: 'map'; text: string; keys: string; values: Shape }
  | { is: 'object'; text: string; members: Readonly<Record<string, Shape>>; required: readonly string[] }
  | { is: 'either'; text: string; of: readonly [Shape, ...Shape[]] };

export interface ShapeFault {
  node: Node;
  kind: 'type' | 'unknown' | 'missing';
  message: string;
  advice: string;
  /** Corrects a misspelt key. Set only if the intended key is certain. */
  fix?: readonly Edit[];
}

const WORDS = {
  text: 'text',
  boolean: 'true or false',
  list: 'a list',
  map: 'an object',
  object: 'an object',
} as const;
const TYPES = { text: 'string', boolean: 'boolean', list: 'array', map: 'object', object: 'object' } as const;
const KINDS: Record<Node['type'], string> = {
  object: 'an object',
  array: 'a list',
  property: 'a member',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

export function* shapeFaults(node: Node, shape: Shape, text: string, path = ''): Generator<ShapeFault> {
  const options: readonly [Shape, ...Shape[]] = shape.is === 'either' ? shape.of : [shape];
  const fitting = options.find((option) => option.is !== 'either' && TYPES[option.is] === node.type);
  switch (fitting?.is) {
    case undefined:
      yield typeFault(node, shape, options, { text, path });
      break;
    case 'list':
      for (const [index, item] of (node.children ?? []).entries())
        yield* shapeFaults(item, fitting.items, text, `${path}[${index}]`);
      break;
    case 'map':
      for (const { key, value } of members(node)) yield* shapeFaults(value, fitting.values, text, join(path, key));
      break;
    case 'object':
      yield* objectFaults(node, fitting, text, path);
      break;
  }
}

const typeFault = (
  node: Node,
  shape: Shape,
  options: readonly Shape[],
  { text, path }: { text: string; path: string },
): ShapeFault => {
  const wanted = options.flatMap((option) => (option.is === 'either' ? [] : WORDS[option.is])).join(' or ');
  return {
    node,
    kind: 'type',
    message: `${path || 'The file'} is ${KINDS[node.type]}, not ${wanted}`,
    advice: nearlyRight(node, options, text) ?? `Write ${wanted}: ${shape.text}`,
  };
};

const nearlyRight = (node: Node, options: readonly Shape[], text: string): string | undefined => {
  if (node.type === 'string' && options.some((option) => option.is === 'list')) {
    const raw = text.slice(node.offset, node.offset + node.length);
    return `Write ${raw.length < 60 ? `[${raw}]` : 'it as a list, in brackets'}.`;
  }
  const isNullMember = node.type === 'null' && node.parent?.type === 'property';
  return isNullMember ? 'Remove the key instead of writing null.' : undefined;
};

function* objectFaults(
  node: Node,
  shape: Extract<Shape, { is: 'object' }>,
  text: string,
  path: string,
): Generator<ShapeFault> {
  const known = Object.keys(shape.members);
  const given = members(node);
  const slips = slipsOf(given, known);
  for (const { key, keyNode, value } of given) {
    const own = Object.hasOwn(shape.members, key) ? shape.members[key] : undefined;
    if (own) yield* shapeFaults(value, own, text, join(path, key));
    else yield unknownKey(key, keyNode, known, slips.get(keyNode));
  }
  for (const key of shape.required) {
    if (!given.some((each) => each.key === key))
      yield {
        node,
        kind: 'missing',
        message: `${join(path, key)} is missing`,
        advice: `Add "${key}": ${must(shape.members[key], `The shape of ${key}`).text}`,
      };
  }
}

const unknownKey = (
  key: string,
  node: Node,
  known: readonly string[],
  fix: readonly Edit[] | undefined,
): ShapeFault => {
  const near = didYouMean(key, known);
  const others = known.filter((name) => name !== '$schema').join(', ');
  return {
    node,
    kind: 'unknown',
    message: `Unknown key ${JSON.stringify(key.slice(0, 60))}${suggestion(near)}`,
    advice: near ? `Write "${near}".` : `Remove it. Allowed keys: ${others}.`,
    fix,
  };
};

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

const join = (path: string, key: string): string => {
  if (!/^[\w$]{1,60}$/.test(key)) return `${path}[${JSON.stringify(shorten(key, 60))}]`;
  return path ? `${path}.${key}` : key;
};
