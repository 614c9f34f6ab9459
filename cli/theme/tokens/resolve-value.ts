import { didYouMean } from '../../io/did-you-mean';
import type { Token } from './collect-tokens';
import { isRecord } from './is-record';
import { TokenFault } from './token-fault';

/** A value without aliases, and the type that it has by the last of them. */
export interface Resolved {
  readonly value: unknown;
  readonly type: string | undefined;
}

/** Aliases that one value may lead through: few bytes can stand for very many (threat 9). */
const MOST = 200;

/**
 * Follows aliases, `{color.text}` and `{ "$ref": "#/color/text/$value" }`, also inside a value.
 *
 * @param file the whole file, for the second form
 * @param used is told the path of each token that is named
 * @throws TokenFault for an alias that leads nowhere or in a circle
 */
export const resolveValue = (
  token: Token,
  path: string,
  tokens: ReadonlyMap<string, Token>,
  file: unknown,
  used: (path: string) => void,
): Resolved => {
  let left = MOST;
  const step = (trail: readonly string[], next: string): readonly string[] => {
    if (trail.includes(next))
      throw new TokenFault(`${[...trail, next].join(' → ')} goes in a circle: give one of them a value`);
    if (left-- === 0) throw new TokenFault(`more than ${MOST} aliases lead to its value: name the token that has it`);
    return [...trail, next];
  };
  const follow = (value: unknown, type: string | undefined, trail: readonly string[]): Resolved => {
    const alias = typeof value === 'string' ? /^\{([^{}]*)\}$/.exec(value)?.[1] : undefined;
    if (alias !== undefined) {
      const found = tokens.get(alias);
      if (!found) {
        const near = didYouMean(alias, tokens.keys());
        throw new TokenFault(`{${alias}} names no token${near ? `: did you mean {${near}}?` : ''}`);
      }
      used(alias);
      return follow(found.value, type ?? found.type, step(trail, alias));
    }
    if (isRecord(value) && '$ref' in value) return follow(at(file, value.$ref), type, step(trail, String(value.$ref)));
    if (Array.isArray(value)) return { value: value.map((one: unknown) => follow(one, undefined, trail).value), type };
    if (isRecord(value))
      return {
        value: Object.fromEntries(
          Object.entries(value).map(([key, one]) => [key, follow(one, undefined, trail).value]),
        ),
        type,
      };
    return { value, type };
  };
  return follow(token.value, token.type, [path]);
};

/** What stands at a JSON Pointer. */
const at = (file: unknown, pointer: unknown): unknown => {
  const nothing = new TokenFault(
    `"$ref": ${JSON.stringify(pointer)} names nothing in the file: write "#/color/text/$value"`,
  );
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) throw nothing;
  let value = file;
  for (const part of pointer.slice(2).split('/')) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) throw nothing;
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
