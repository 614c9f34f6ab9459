import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../../../src/services/route';
import { Refusal } from '../http/refusal';
import { readJwt } from './jwt';

/** The gamertag for tokens that contain none. Tests use such tokens. */
export const someone = 'Pixelfox42';

const refuse = (scheme: string, message: string) =>
  new Refusal(401, 'Unauthorized', message, undefined, { 'WWW-Authenticate': scheme });

/**
 * Reads the player from the token (SVC-6 to SVC-9). An `MCToken` must contain a valid JWT; other schemes also accept
 * any text that isn't a JWT.
 *
 * @param signedIn whether the path contains `auth/`
 * @returns the gamertag; undefined for an anonymous call
 * @throws Refusal 401 for a missing or invalid token
 */
export const playerName = (
  { auth, anonymous }: Route,
  signedIn: boolean,
  { authorization }: IncomingHttpHeaders,
): string | undefined => {
  if (!auth || (anonymous && !signedIn)) return undefined;
  const scheme = { bearer: 'Bearer', realms: '', xbox: '', mcToken: 'MCToken', currency: 'MCToken' }[auth];
  if (!authorization) throw refuse(scheme || 'XBL3.0', 'The call needs an Authorization header.');
  const [, given = '', token] = /^(\S+) +(\S.*)$/.exec(authorization.trim()) ?? [];
  if (!token || (scheme && given.toLowerCase() !== scheme.toLowerCase())) {
    throw refuse(
      scheme || 'XBL3.0',
      `The Authorization header must be "${scheme || 'SCHEME'}", a space and the token.`,
    );
  }
  // Every JWT starts with `eyJ`.
  if (!/\beyJ[\w-]+\./.test(token) && scheme !== 'MCToken') return someone;
  const claims = readJwt(token);
  if (!claims) throw refuse(scheme || 'XBL3.0', 'The token is malformed, forged or expired.');
  return typeof claims.gtg === 'string' && claims.gtg ? claims.gtg : someone;
};
