import { createHmac } from 'node:crypto';
import { isObject } from '../http/json-body';

/** Signatures are verified only for tokens of this issuer. */
const issuer = 'cobble-sandbox';

/** Not a secret: the tokens are valid only in the sandbox. */
const key = 'a sandbox has no secrets';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** @param claims may contain `exp`, in seconds since 1970 */
export const makeJwt = (claims: Readonly<Record<string, unknown>>): string => {
  const text = `${part({ alg: 'HS256', typ: 'JWT', kid: 'sandbox-1' })}.${part({ iss: issuer, ...claims })}`;
  return `${text}.${sign(text)}`;
};

/** @returns the claims; undefined for a missing, malformed, expired or forged token */
export const readJwt = (text: string): Record<string, unknown> | undefined => {
  // The lookbehind prevents quadratic time on a long text without dots.
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
