import { didYouMean } from '../../io/did-you-mean';
import { isObject } from '../../io/json';
import type { Token } from './collect-tokens';
import { TokenError } from './token-error';

/** The type may come from an aliased token. */
export interface Resolved {
  readonly value: unknown;
  readonly type: string | undefined;
}

export interface AliasScope {
  readonly tokens: ReadonlyMap<string, Token>;
  readonly file: unknown;
  onUse(path: string): void;
}

/** Maximum number of aliases per value. A short file can expand to very many (threat 9). */
const MAX_ALIASES = 200;

/** Resolves aliases anywhere in a value: `{color.text}` and `{ "$ref": "#/color/text/$value" }`. */
export const resolveValue = (token: Token, path: string, { tokens, file, onUse }: AliasScope): Resolved => {
  let aliasesLeft = MAX_ALIASES;
  const extend = (trail: readonly string[], next: string): readonly string[] => {
    if (trail.includes(next))
      throw new TokenError(`${[...trail, next].join(' → ')} is circular: give one of them a value`);
    if (aliasesLeft-- === 0)
      throw new TokenError(`more than ${MAX_ALIASES} aliases lead to its value: use an alias to the token that has it`);
    return [...trail, next];
  };
  const resolve = (value: unknown, type: string | undefined, trail: readonly string[]): Resolved => {
    const inner = (one: unknown) => resolve(one, undefined, trail).value;
    const alias = typeof value === 'string' ? /^\{([^{}]*)\}$/.exec(value)?.[1] : undefined;
    if (alias !== undefined) {
      const found = tokenOf(alias, tokens);
      onUse(alias);
      return resolve(found.value, type ?? found.type, extend(trail, alias));
    }
    if (Array.isArray(value)) return { value: value.map(inner), type };
    if (!isObject(value)) return { value, type };
    if ('$ref' in value) return resolve(valueAtPointer(file, value.$ref), type, extend(trail, String(value.$ref)));
    return { value: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)])), type };
  };
  return resolve(token.value, token.type, [path]);
};

const tokenOf = (alias: string, tokens: ReadonlyMap<string, Token>): Token => {
  const found = tokens.get(alias);
  if (found) return found;
  const near = didYouMean(alias, tokens.keys());
  throw new TokenError(`there is no token {${alias}}${near ? `: did you mean {${near}}?` : ''}`);
};

const valueAtPointer = (file: unknown, pointer: unknown): unknown => {
  const error = new TokenError(
    `"$ref": ${JSON.stringify(pointer)} isn't in the file: write it like "#/color/text/$value"`,
  );
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) throw error;
  let value = file;
  for (const part of pointer.slice(2).split('/')) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) throw error;
    value = Reflect.get(value, key);
  }
  return value;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
