import { didYouMean } from '../../io/did-you-mean';
import { isObject } from '../../io/json';

export interface Token {
  readonly value: unknown;
  /** The token's own type, or that of the nearest group with a type. */
  readonly type: string | undefined;
  readonly extensions: unknown;
}

export interface CollectedTokens {
  readonly tokens: ReadonlyMap<string, Token>;
  readonly problems: readonly string[];
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
      if (inner.length) report(path, `a token can't contain another token: move ${inner[0]} next to it`);
      const value = '$value' in group ? group.$value : { $ref: group.$ref };
      tokens.set(path, { value, type, extensions: group.$extensions });
      return;
    }
    for (const key of inner) {
      const at = path ? `${path}.${key}` : key;
      const value = group[key];
      if (/[{}.]/.test(key)) report(at, "names can't have dots or braces");
      else if (isObject(value)) walk(value, at, type);
      else report(at, `write a token or a group as an object, such as { "$type": "color", "$value": … }`);
    }
  };
  walk(file, '', undefined);
  return { tokens, problems, reported };
};

const isUnknownMember = (key: string): boolean => key.startsWith('$') && !MEMBERS.includes(key);

const memberProblem = (key: string): string => {
  const near = didYouMean(key, MEMBERS);
  if (UNSUPPORTED_MEMBERS.includes(key)) return `${key} isn't supported: write its tokens here instead`;
  return `${key} is unknown: ${near ? `did you mean ${near}?` : 'remove it'}`;
};
