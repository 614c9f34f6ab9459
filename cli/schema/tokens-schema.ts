import type { JsonSchemaValue } from './json-schema-value';
import { type RoleKind, roleKinds } from './role-kinds';

const number = { type: 'number' };
const measure = (units: readonly string[]): JsonSchemaValue => ({
  type: 'object',
  properties: { value: number, unit: { enum: units } },
  required: ['value', 'unit'],
  additionalProperties: false,
});

/** What `$value` may be for each type, as the Design Tokens Format Module 2025.10 has it. */
const values: Readonly<Record<Exclude<RoleKind, 'css'>, JsonSchemaValue>> = {
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
};

const KINDS = ['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'number'] as const;

/** Another token's value: `{color.surface}`. */
const alias = { type: 'string', pattern: '^\\{[^{}]+\\}$' };

const anyTokenMembers = {
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
};

const definition = (kind: keyof typeof values): JsonSchemaValue => ({
  type: 'object',
  properties: { $type: { const: kind }, $value: { anyOf: [alias, values[kind]] }, ...anyTokenMembers },
  required: ['$value'],
  additionalProperties: false,
});

const token = (path: string, kind: keyof typeof values): JsonSchemaValue => ({
  description: `The role ${path} of a theme: a ${kind}.`,
  $ref: `#/$defs/${kind}`,
});

/**
 * The JSON Schema of a theme as W3C design tokens, from the roles of the theme contract: the groups and names of the
 * tokens are theirs. What no type of tokens can hold (backgrounds of several layers, sizes in em, steps) is CSS under
 * `$extensions`, by the role's path.
 */
export const tokensSchema = (): JsonSchemaValue => {
  const kinds = [...roleKinds()];
  const group = (above: string): Record<string, JsonSchemaValue> => {
    const members: Record<string, JsonSchemaValue> = {};
    for (const [path, kind] of kinds) {
      if (!path.startsWith(above) || kind === 'css') continue;
      const [key = '', ...rest] = path.slice(above.length).split('.');
      if (rest.length === 0) members[key] = token(path, kind);
      else members[key] ??= groupSchema(group(`${above}${key}.`));
    }
    return members;
  };
  const css = kinds.filter(([, kind]) => kind === 'css').map(([path]) => [path, { type: 'string' }] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'theme-tokens.schema.json',
    title: 'Cobble theme as design tokens',
    description: 'A theme of one’s own in the format of the Design Tokens Community Group, 2025.10.',
    ...groupSchema(group('')),
    properties: {
      $schema: { type: 'string' },
      ...groupMembers,
      $extensions: {
        type: 'object',
        properties: {
          cobble: {
            type: 'object',
            description:
              'What is Cobble’s own: the theme’s name, and CSS for the roles that no type of tokens can hold.',
            properties: {
              name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
              css: { type: 'object', properties: Object.fromEntries(css), additionalProperties: false },
            },
            additionalProperties: false,
          },
        },
      },
      ...group(''),
    },
    $defs: Object.fromEntries(KINDS.map((kind) => [kind, definition(kind)])),
  };
};

const groupMembers = { $type: { type: 'string' }, ...anyTokenMembers };

const groupSchema = (members: Readonly<Record<string, JsonSchemaValue>>): JsonSchemaValue => ({
  type: 'object',
  properties: { ...groupMembers, ...members },
  additionalProperties: false,
});
