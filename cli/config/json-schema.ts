import { experimentShape } from './experiment-shape';
import type { Shape } from './shape';

/**
 * The JSON Schema (draft 2020-12) of experiment configs, made from the shape that `cobble check` uses.
 * `cobble check --schema` prints it; `schema/experiments.schema.json` is that output.
 */
export const jsonSchema = (): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'experiments.schema.json',
  title: 'Cobble experiment config',
  ...convert(experimentShape),
});

const convert = (shape: Shape): Record<string, unknown> => {
  const description = shape.text;
  switch (shape.is) {
    case 'text':
      return { description, type: 'string' };
    case 'list':
      return { description, type: 'array', items: convert(shape.items) };
    case 'map':
      return {
        description,
        type: 'object',
        propertyNames: { description: shape.keys },
        additionalProperties: convert(shape.values),
      };
    case 'either':
      return { description, anyOf: shape.of.map(convert) };
    case 'object':
      return {
        description,
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.members).map(([key, member]) => [key, convert(member)])),
        ...(shape.required.length > 0 && { required: shape.required }),
        additionalProperties: false,
      };
  }
};
