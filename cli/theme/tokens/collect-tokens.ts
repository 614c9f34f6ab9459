import { didYouMean } from '../../io/did-you-mean';
import { isRecord } from './is-record';

/** A token as it stands in the file. */
export interface Token {
  /** With aliases. */
  readonly value: unknown;
  /** Its own, or that of the nearest group around it that has one. */
  readonly type: string | undefined;
  readonly extensions: unknown;
}

/** What a file of design tokens holds. */
export interface CollectedTokens {
  /** By path: `color.surface`. */
  readonly tokens: ReadonlyMap<string, Token>;
  /** A sentence each, with the path. */
  readonly problems: readonly string[];
  /** Paths that the problems are about. */
  readonly reported: ReadonlySet<string>;
}

const members = ['$value', '$type', '$description', '$extensions', '$deprecated', '$ref', '$schema'];
const unsupported = ['$extends', '$root'];

/**
 * Walks through the groups of a file of design tokens (Design Tokens Format Module 2025.10).
 *
 * @param file an object, as JSON gives it
 */
export const collectTokens = (file: Readonly<Record<string, unknown>>): CollectedTokens => {
  const tokens = new Map<string, Token>();
  const problems: string[] = [];
  const reported = new Set<string>();
  const say = (path: string, what: string) => {
    reported.add(path);
    problems.push(`${path || 'the file'}: ${what}`);
  };
  const walk = (group: Readonly<Record<string, unknown>>, path: string, inherited: string | undefined): void => {
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    const inner = Object.keys(group).filter((key) => !key.startsWith('$'));
    for (const key of Object.keys(group).filter((key) => key.startsWith('$') && !members.includes(key))) {
      const near = didYouMean(key, members);
      const mend = unsupported.includes(key) ? 'Cobble does not read it, write its tokens out' : 'take it out';
      say(path, `${key} is no member here: ${near && !unsupported.includes(key) ? `did you mean ${near}?` : mend}`);
    }
    if ('$value' in group || '$ref' in group) {
      if (inner.length) say(path, `a token holds no others, and this one holds ${inner[0]}: move it beside it`);
      const value = '$value' in group ? group.$value : { $ref: group.$ref };
      tokens.set(path, { value, type, extensions: group.$extensions });
      return;
    }
    for (const key of inner) {
      const at = path ? `${path}.${key}` : key;
      const value = group[key];
      if (/[{}.]/.test(key)) say(at, 'a name has no dot and no brace in it');
      else if (isRecord(value)) walk(value, at, type);
      else say(at, `a token or a group is an object, as { "$type": "color", "$value": … }`);
    }
  };
  walk(file, '', undefined);
  return { tokens, problems, reported };
};
