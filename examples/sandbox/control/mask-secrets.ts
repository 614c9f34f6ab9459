import type { IncomingHttpHeaders } from 'node:http';
import { buildRequest } from '../../../src/services/client/build-request';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { isObject } from '../http/json-body';
import { decode } from '../http/params';

/** JSON below this depth is replaced by `***`. */
const MAX_DEPTH = 50;

// The lookbehind prevents quadratic time on a long text without dots.
const jwts = /(?<![\w-])eyJ[\w-]{5,}\.[\w.-]+/g;
const schemes = /\b(MCToken|Bearer|Basic|XBL3\.0)(?: |%20|\+)([^\s"'&]{8,})/g;
const parameters = /(^|[?&;])([^=?&;\s]{1,200})=([^&;\s]+)/g;
const members = /"([^"\\]{1,200})"\s*:\s*"((?:[^"\\]|\\.)*)/g;

/** Masks secrets in headers, but keeps the names of cookies. */
export const maskHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? maskHeader(name, value) : value?.map((one) => maskHeader(name, one)),
    ]),
  );

const maskHeader = (name: string, value: string) => {
  if (name === 'cookie') return value.split(/; */).map(maskCookie).join('; ');
  return secretHeaders.has(name) || isSecretName(name) ? maskValue(value) : maskText(value);
};

const maskCookie = (cookie: string) => {
  const at = cookie.indexOf('=') + 1;
  return `${cookie.slice(0, at)}${maskValue(cookie.slice(at))}`;
};

/** Masks JSON members with secret names, even in strings that contain JSON. */
export const maskBody = (text: string, depth = 0): string => {
  if (!/^\s*[[{]/.test(text)) return maskText(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return maskText(text);
  }
  const masked = JSON.stringify(maskJson(json, false, depth));
  return masked === stringify(json) ? text : masked;
};

/** @param isSecret whether a member with a secret name contains the value */
const maskJson = (value: unknown, isSecret: boolean, depth: number): unknown => {
  if (depth > MAX_DEPTH) return '***';
  if (typeof value === 'string') return isSecret ? maskValue(value) : maskBody(value, depth + 1);
  if (typeof value === 'number') return isSecret ? maskValue(String(value)) : value;
  if (Array.isArray(value)) return value.map((one) => maskJson(one, isSecret, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, maskJson(one, isSecret || isSecretName(name), depth + 1)]),
  );
};

const stringify = (json: unknown) => {
  try {
    return JSON.stringify(json);
  } catch {
    return undefined;
  }
};

/**
 * Masks three kinds of secrets:
 * - values with a secret name in a query string, a form's body or broken JSON
 * - tokens after an authentication scheme
 * - JSON Web Tokens
 */
export const maskText = (text: string): string =>
  text
    .replace(parameters, (whole, before: string, name: string, value: string) =>
      isSecretName(decode(name)) ? `${before}${name}=${maskValue(decode(value))}` : whole,
    )
    .replace(members, (whole, name: string, value: string) =>
      isSecretName(name) ? `${whole.slice(0, whole.length - value.length)}${maskValue(value)}` : whole,
    )
    .replace(schemes, (_, scheme: string, secret: string) => `${scheme} ***(${secret.length})`)
    .replace(jwts, (jwt) => maskValue(jwt));

/** Masks a value, but shows its scheme and length: `MCToken ***(42)`. */
const maskValue = (value: string): string => {
  const [, scheme, secret = ''] = /^(?:(MCToken|Bearer|Basic|XBL3\.0)(?: +|$))?(.*)$/is.exec(value) ?? [];
  return `${scheme ? `${scheme} ` : ''}***(${secret.length})`;
};

/** Matches `authorization`, but not `author`. */
const isSecretName = (name: string): boolean =>
  /token|secret|passw|credential|cookie|jwt|bearer|xbl$|auth(?!or)|authori[sz]|(api|access)[-_]?key/i.test(name);

const marker = 'secret';
const markedTokens = {
  preauth: marker,
  mcToken: marker,
  bearer: marker,
  xbox: marker,
  realms: marker,
  marketplace: marker,
  sessionId: marker,
};
const markedHeaders = (auth: Route['auth']): string[] => {
  const settings = { locale: '', api: 'http://localhost', product: '' };
  const { headers } = buildRequest({ auth, path: '/' }, {}, markedTokens, settings);
  return Object.entries(headers)
    .filter(([, value]) => value.includes(marker))
    .map(([name]) => name.toLowerCase());
};

/** Lower-case names of the headers that contain tokens, from a test request for each route. */
export const secretHeaders: ReadonlySet<string> = new Set(
  Object.values(routes)
    .flatMap((rows) => Object.values<Route>(rows))
    .flatMap(({ auth }) => markedHeaders(auth)),
);
