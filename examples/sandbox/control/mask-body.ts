import { isObject } from '../http/json-object';
import { isSecretName } from './is-secret-name';
import { maskText } from './mask-text';
import { maskValue } from './mask-value';

/** Members within members that are looked into; what lies deeper is left out. */
const deepest = 50;

/** @param secret a member around it has a secret's name */
const maskJson = (value: unknown, secret: boolean, depth: number): unknown => {
  if (depth > deepest) return '***';
  if (typeof value === 'string') return secret ? maskValue(value) : maskBody(value, depth + 1);
  if (typeof value === 'number') return secret ? maskValue(String(value)) : value;
  if (Array.isArray(value)) return value.map((one) => maskJson(one, secret, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, maskJson(one, secret || isSecretName(name), depth + 1)]),
  );
};

/**
 * Masks the secrets of a request's body: in JSON under secrets' names, also in JSON that stands in a text of it; in any
 * other text as `maskText` does. A body without a secret stays as it was written.
 */
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

/** @returns undefined for what is nested too deep to be written */
const stringify = (json: unknown) => {
  try {
    return JSON.stringify(json);
  } catch {
    return undefined;
  }
};
