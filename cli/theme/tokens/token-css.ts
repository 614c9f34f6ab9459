import type { RoleKind } from '../../../src/themes/roles';
import { didYouMean } from '../../io/did-you-mean';
import { isObject } from '../../io/json';
import { colorCss } from './color-css';
import type { Resolved } from './resolve-value';
import { TokenError } from './token-error';

/** The token types that each kind of role accepts, preferred first. */
export const tokenTypes: Readonly<Record<Exclude<RoleKind, 'scheme'>, readonly string[]>> = {
  color: ['color'],
  background: ['color'],
  length: ['dimension'],
  // A number is a size in em, a unit that dimension tokens lack.
  size: ['number', 'dimension'],
  family: ['fontFamily'],
  weight: ['fontWeight'],
  number: ['number'],
  time: ['duration'],
  easing: ['cubicBezier'],
};

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['thin', 'hairline'],
    ['extra-light', 'ultra-light'],
    ['light'],
    ['normal', 'regular', 'book'],
    ['medium'],
    ['semi-bold', 'demi-bold'],
    ['bold'],
    ['extra-bold', 'ultra-bold'],
    ['black', 'heavy'],
    ['extra-black', 'ultra-black'],
  ].flatMap((names, index) => names.map((name) => [name, Math.min((index + 1) * 100, 950)])),
);

export const tokenCss = (kind: Exclude<RoleKind, 'scheme'>, { value, type }: Resolved): string => {
  const types = tokenTypes[kind];
  if (type === undefined) throw new TokenError(`$type is missing: add "$type": "${types[0]}" to it or its group`);
  if (!types.includes(type)) throw new TokenError(`$type is "${type}", but this role needs "${types.join('" or "')}"`);
  switch (type) {
    case 'color':
      return colorCss(value);
    case 'dimension':
      return measure(value, ['px', 'rem'], 'dimension');
    case 'duration':
      return measure(value, ['ms', 's'], 'duration');
    case 'number':
      return `${decimal(value)}${kind === 'size' ? 'em' : ''}`;
    case 'fontWeight':
      return weight(value);
    case 'fontFamily':
      return family(value);
    default:
      return easing(value);
  }
};

const measure = (value: unknown, units: readonly string[], what: string): string => {
  const example = `{ "value": 4, "unit": "${units[0]}" }`;
  if (!isObject(value)) throw new TokenError(`${JSON.stringify(value)} isn't a ${what}: write ${example}`);
  const { unit } = value;
  if (typeof unit === 'string' && units.includes(unit)) return decimal(value.value) + unit;
  throw new TokenError(`${JSON.stringify(unit)} isn't a unit of a ${what}: use "${units.join('" or "')}"`);
};

const decimal = (value: unknown): string => {
  if (typeof value !== 'number') throw new TokenError(`${JSON.stringify(value)} isn't a number`);
  return String(value).replace(/^(-?)0\./, '$1.');
};

const weight = (value: unknown): string => {
  if (typeof value === 'number') return decimal(value);
  const known = typeof value === 'string' && Object.hasOwn(weights, value) ? weights[value] : undefined;
  if (known) return String(known);
  const near = typeof value === 'string' ? didYouMean(value, Object.keys(weights)) : undefined;
  throw new TokenError(
    `${JSON.stringify(value)} isn't a font weight: ${near ? `did you mean "${near}"?` : 'use a number from 1 to 1000'}`,
  );
};

const family = (value: unknown): string => {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names
    .map((name) => {
      if (typeof name !== 'string' || !name) throw new TokenError(`${JSON.stringify(name)} isn't a font name`);
      return /^[a-z-]+$/i.test(name) ? name : `'${name}'`;
    })
    .join();
};

const easing = (value: unknown): string => {
  if (!Array.isArray(value) || value.length !== 4)
    throw new TokenError(`${JSON.stringify(value)} isn't a cubicBezier: use four numbers`);
  return `cubic-bezier(${value.map(decimal).join()})`;
};
