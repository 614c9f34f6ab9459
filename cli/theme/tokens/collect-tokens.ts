import { didYouMean } from '../../io/did-you-mean';
import { isObject } from '../../io/json';

export interface Token {
  /** With aliases. */
  readonly value: unknown;
  /** Its own type, or that of the nearest group with one. */
  readonly type: string | undefined;
  readonly extensions: unknown;
}

export interface CollectedTokens {
  /** By path: `color.surface`. */
  readonly tokens: ReadonlyMap<string, Token>;
  readonly problems: readonly string[];
  /** Paths that have a problem. */
  readonly reported: ReadonlySet<string>;
}

const MEMBERS = ['$value', '$type', '$description', '$extensions', '$deprecated', '$ref', '$schema'];
const UNSUPPORTED_MEMBERS = ['$extends', '$root'];

/** Follows the Design Tokens Format Module 2025.10. */
export const collectTokens = (file: Readonly<Record<string, unknown>>): CollectedTokens => {
  const tokens = new Map<string, Token>();
  const problems: string[] = [];
  const reported = new Set<string>();
  const report = (path: string, problem: string) => {
    reported.add(path);
    problems.push(`${path || 'the file'}: ${problem}`);
  };
  const walk = (group: Readonly<Record<string, unknown>>, path: string, inherited: string | undefined): void => {
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    const inner = Object.keys(group).filter((key) => !key.startsWith('$'));
    for (const key of Object.keys(group)) if (isUnknownMember(key)) report(path, memberProblem(key));
    if ('$value' in group || '$ref' in group) {
      if (inner.length) report(path, `a token holds no others, and this one holds ${inner[0]}: move it beside it`);
      const value = '$value' in group ? group.$value : { $ref: group.$ref };
      tokens.set(path, { value, type, extensions: group.$extensions });
      return;
    }
    for (const key of inner) {
      const at = path ? `${path}.${key}` : key;
      const value = group[key];
      if (/[{}.]/.test(key)) report(at, 'a name has no dot and no brace in it');
      else if (isObject(value)) walk(value, at, type);
      else report(at, `a token or a group is an object, as { "$type": "color", "$value": … }`);
    }
  };
  walk(file, '', undefined);
  return { tokens, problems, reported };
};

const isUnknownMember = (key: string): boolean => key.startsWith('$') && !MEMBERS.includes(key);

const memberProblem = (key: string): string => {
  const near = didYouMean(key, MEMBERS);
  if (UNSUPPORTED_MEMBERS.includes(key))
    return `${key} is no member here: Cobble does not read it, write its tokens out`;
  return `${key} is no member here: ${near ? `did you mean ${near}?` : 'take it out'}`;
};
