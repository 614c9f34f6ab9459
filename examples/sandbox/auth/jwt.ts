import { createHmac } from 'node:crypto';
import { isObject } from '../http/json-body';

/** Who has made the sandbox's own tokens. Those of others are taken on trust. */
const issuer = 'cobble-sandbox';

/** Not a secret: it is here for everybody to read, and the tokens open nothing but the sandbox. */
const key = 'a sandbox has no secrets';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Makes a token. @param claims `exp` in seconds since 1970 */
export const makeJwt = (claims: Readonly<Record<string, unknown>>): string => {
  const text = `${part({ alg: 'HS256', typ: 'JWT', kid: 'sandbox-1' })}.${part({ iss: issuer, ...claims })}`;
  return `${text}.${sign(text)}`;
};

/**
 * Reads the claims of the first token in a text.
 *
 * @returns undefined where there is none, or one that is broken, expired, or says it is ours and isn't
 */
export const readJwt = (text: string): Record<string, unknown> | undefined => {
  // From a piece's beginning only: a long one without a dot is read once.
  const [, head = '', body = '', signature] = /(?<![^\s.;])([^\s.;]+)\.([^\s.;]+)(?:\.([^\s.;]*))?/.exec(text) ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
    if (!isObject(claims)) return undefined;
    if (typeof claims.exp === 'number' && claims.exp * 1000 <= Date.now()) return undefined;
    if (claims.iss === issuer && signature !== sign(`${head}.${body}`)) return undefined;
    return claims;
  } catch {
    return undefined;
  }
};
