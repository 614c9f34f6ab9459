import { decode } from '../http/decode';
import { isSecretName } from './is-secret-name';
import { maskValue } from './mask-value';

// None of them begins again inside what it has read: a text that was made to take long takes no longer than another.
const jwts = /(?<![\w-])eyJ[\w-]{5,}\.[\w.-]+/g;
const schemes = /\b(MCToken|Bearer|Basic|XBL3\.0)(?: |%20|\+)([^\s"'&]{8,})/g;
const parameters = /(^|[?&;])([^=?&;\s]{1,200})=([^&;\s]+)/g;
const members = /"([^"\\]{1,200})"\s*:\s*"((?:[^"\\]|\\.)*)/g;

/**
 * Masks the secrets of a text that is no JSON: what stands under a secret's name in a query, in a form's body and in
 * broken JSON; and JSON Web Tokens and what follows a scheme's word, wherever they stand.
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
