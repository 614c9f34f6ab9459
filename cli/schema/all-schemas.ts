import type { WidgetDescription } from '../../src/widgets/kit/description';
import { jsonSchema } from '../check/json-schema';
import { caseShape } from '../test/case-shape';
import type { JsonSchemaValue } from './json-schema-value';
import { settingsSchema } from './settings-schema';
import { tokensSchema } from './tokens-schema';

/** Every schema that is made from a table, by its file in `schema`. */
export const allSchemas = (widgets: readonly WidgetDescription[]): Readonly<Record<string, JsonSchemaValue>> => ({
  'experiments.schema.json': jsonSchema(),
  'cases.schema.json': jsonSchema(caseShape, 'cases.schema.json', 'Cobble test cases'),
  'settings.schema.json': settingsSchema(widgets),
  'theme-tokens.schema.json': tokensSchema(),
});
