import type { WidgetDescription } from '../../src/widgets/kit/description';
import { jsonSchema } from '../check/json-schema';
import { cobbleJsonShape } from '../suppress/cobble-json-shape';
import { caseShape } from '../test/case-shape';
import { type JsonSchemaValue, settingsSchema } from './settings-schema';
import { tokensSchema } from './tokens-schema';

export const allSchemas = (widgets: readonly WidgetDescription[]): Readonly<Record<string, JsonSchemaValue>> => ({
  'experiments.schema.json': jsonSchema(),
  'cases.schema.json': jsonSchema(caseShape, 'cases.schema.json', 'Cobble test cases'),
  'cobble.schema.json': jsonSchema(cobbleJsonShape, 'cobble.schema.json', 'Settings of the cobble command line'),
  'settings.schema.json': settingsSchema(widgets),
  'theme-tokens.schema.json': tokensSchema(),
});

/** Schemas without indentation, which makes them about a third smaller. */
const COMPACT: readonly string[] = ['settings.schema.json', 'theme-tokens.schema.json'];

export const schemaText = (file: string, schema: JsonSchemaValue): string =>
  `${JSON.stringify(schema, null, COMPACT.includes(file) ? 0 : 2)}\n`;
