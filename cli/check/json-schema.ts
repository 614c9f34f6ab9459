import { experimentShape } from './experiment-shape';
import type { Shape } from './json/shape';

export const jsonSchema = (
  shape: Shape = experimentShape,
  id = 'experiments.schema.json',
  title = 'Cobble experiment config',
): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: id,
  title,
  ...convert(shape),
});

const convert = (shape: Shape): Record<string, unknown> => {
  const description = shape.text;
  switch (shape.is) {
    case 'text':
      return { description, type: 'string' };
    case 'boolean':
      return { description, type: 'boolean' };
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
