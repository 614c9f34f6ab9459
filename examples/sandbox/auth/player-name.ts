import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../../../src/services/route';
import { Refusal } from '../http/refusal';
import { readJwt } from './jwt';

/** Whose the tokens of other makers are: a test's session of its own, say. */
export const someone = 'Pixelfox42';

const refuse = (scheme: string, message: string) =>
  new Refusal(401, 'Unauthorized', message, undefined, { 'WWW-Authenticate': scheme });

/**
 * Checks what a call proves itself with (SVC-6 to SVC-9).
 *
 * An `MCToken` is a JWT that has not expired. Other schemes also take a text that is no JWT. Tokens of another maker
 * than the sandbox are taken on trust and belong to `someone`; a token that says it is the sandbox's must have its
 * signature.
 *
 * @param signedIn the path holds `auth/`
 * @returns the gamertag; undefined for a call that is open to all
 * @throws Refusal 401 where a token is needed and there is none, or a bad one
 */
export const playerName = (
  { auth, anonymous }: Route,
  signedIn: boolean,
  { authorization }: IncomingHttpHeaders,
): string | undefined => {
  if (!auth || (anonymous && !signedIn)) return undefined;
  const scheme = auth === 'bearer' ? 'Bearer' : auth === 'realms' || auth === 'xbox' ? '' : 'MCToken';
  if (!authorization) throw refuse(scheme || 'XBL3.0', 'The call needs an Authorization header.');
  const [, given, token] = /^(\S+) +(\S.*)$/.exec(authorization.trim()) ?? [];
  if (!token || (scheme && given!.toLowerCase() !== scheme.toLowerCase())) {
    throw refuse(
      scheme || 'XBL3.0',
      `The Authorization header must be "${scheme || 'SCHEME'}", a space and the token.`,
    );
  }
  // Every JWT's first part is an object in base64.
  if (!/\beyJ[\w-]+\./.test(token) && scheme !== 'MCToken') return someone;
  const claims = readJwt(token);
  if (!claims) throw refuse(scheme || 'XBL3.0', 'The token is malformed, forged or expired.');
  return typeof claims.gtg === 'string' && claims.gtg ? claims.gtg : someone;
};
