import type { IncomingHttpHeaders } from 'node:http';
import { isSecretName } from './is-secret-name';
import { maskText } from './mask-text';
import { maskValue } from './mask-value';
import { secretHeaders } from './secret-headers';

/** Masks what is secret in a request's headers; of cookies the names stay. */
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
