import type { JsonSchemaValue } from './json-schema-value';

/** Long ones, which nobody reads: indentation alone would be a third of them. */
const COMPACT: readonly string[] = ['settings.schema.json', 'theme-tokens.schema.json'];

/** A schema as its file holds it. */
export const schemaText = (file: string, schema: JsonSchemaValue): string =>
  `${JSON.stringify(schema, null, COMPACT.includes(file) ? 0 : 2)}\n`;
