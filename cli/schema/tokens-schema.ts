import { type PlacedRole, roleList } from '../../src/themes/role-list';
import { tokenTypes } from '../theme/tokens/token-css';
import type { JsonSchemaValue } from './settings-schema';

const number = { type: 'number' };
const measure = (units: readonly string[]): JsonSchemaValue => ({
  type: 'object',
  properties: { value: number, unit: { enum: units } },
  required: ['value', 'unit'],
  additionalProperties: false,
});

/** Schemas of values, keyed by type (Design Tokens Format Module 2025.10). */
const values: Readonly<Record<string, JsonSchemaValue>> = {
  color: {
    type: 'object',
    properties: {
      colorSpace: { type: 'string' },
      components: { type: 'array', items: { anyOf: [number, { const: 'none' }] }, minItems: 3, maxItems: 3 },
      alpha: { type: 'number', minimum: 0, maximum: 1 },
      hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    },
    required: ['colorSpace', 'components'],
    additionalProperties: false,
  },
  dimension: measure(['px', 'rem']),
  duration: measure(['ms', 's']),
  fontFamily: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }] },
  fontWeight: { anyOf: [{ type: 'number', minimum: 1, maximum: 1000 }, { type: 'string' }] },
  number,
  cubicBezier: { type: 'array', items: number, minItems: 4, maxItems: 4 },
};

/** Example: `{color.surface}`. */
const alias = { type: 'string', pattern: '^\\{[^{}]+\\}$' };

const anyTokenMembers = {
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
};

const token = (types: readonly string[]): JsonSchemaValue => ({
  type: 'object',
  properties: {
    $type: { enum: types },
    $value: { anyOf: [alias, ...types.map((type) => ({ $ref: `#/$defs/${type}` }))] },
    $ref: { type: 'string' },
    ...anyTokenMembers,
  },
  anyOf: ['$value', '$ref'].map((name) => ({ properties: { [name]: {} }, required: [name] })),
  additionalProperties: false,
});

/** Tokens with the same types share a definition. */
const tokenName = (types: readonly string[]): string => `${types.join('-or-')}-token`;

const role = ({ path, text }: PlacedRole, types: readonly string[]): JsonSchemaValue => ({
  description: `The role ${path} of a theme: ${text}`,
  $ref: `#/$defs/${tokenName(types)}`,
});

/** Groups and tokens have the names of the theme contract. Other groups, such as a palette, are allowed. */
export const tokensSchema = (): JsonSchemaValue => {
  const group = (above: string): Record<string, JsonSchemaValue> => {
    const members: Record<string, JsonSchemaValue> = {};
    for (const placed of roleList) {
      const { path, kind } = placed;
      if (!path.startsWith(above) || kind === 'scheme') continue;
      const [key = '', ...rest] = path.slice(above.length).split('.');
      if (rest.length === 0) members[key] = role(placed, tokenTypes[kind]);
      else members[key] ??= groupSchema(group(`${above}${key}.`));
    }
    return members;
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'theme-tokens.schema.json',
    title: 'Cobble theme as design tokens',
    description: 'A custom theme in the format of the Design Tokens Community Group, 2025.10.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...groupMembers,
      $extensions: {
        type: 'object',
        properties: {
          cobble: {
            type: 'object',
            description: 'The theme’s name, and whether it is light or dark.',
            properties: {
              name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
              scheme: { enum: ['light', 'dark'] },
            },
            additionalProperties: false,
          },
        },
      },
      ...group(''),
    },
    additionalProperties: { type: 'object' },
    $defs: {
      ...values,
      ...Object.fromEntries(Object.values(tokenTypes).map((types) => [tokenName(types), token(types)])),
    },
  };
};

const groupMembers = { $type: { type: 'string' }, ...anyTokenMembers };

const groupSchema = (members: Readonly<Record<string, JsonSchemaValue>>): JsonSchemaValue => ({
  type: 'object',
  properties: { ...groupMembers, ...members },
  additionalProperties: false,
});
