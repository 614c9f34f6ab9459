import { attributeOf } from '../../src/embed/read-props';
import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import { writeMarkup } from './site/markup';

/**
 * Returns an example as an author would write it.
 *
 * @param attributes The additional attributes: `{ id: 'x' }`
 */
export const exampleMarkup = (
  { name }: Pick<WidgetDescription, 'name'>,
  example: WidgetExample,
  attributes: Readonly<Record<string, string>> = {},
): string => writeMarkup(name, exampleAttributes(example), example.html ?? '', Object.entries(attributes));

export const exampleAttributes = ({ props = {} }: WidgetExample): [name: string, value: string][] =>
  Object.entries(props).map(([prop, value]) => [attributeOf(prop), attributeValue(value)]);

const attributeValue = (value: unknown): string => {
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export const placeArt = (markup: string, art: string): string => markup.replaceAll('/examples/pages/art/', art);
