import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { JsonSchemaValue } from './json-schema-value';

/** The texts that a page may replace: each text prop with a default, by its name, with the widgets that show it. */
export const textsSchema = (widgets: readonly WidgetDescription[]): JsonSchemaValue => {
  const uses = new Map<string, { readonly widget: string; readonly text: string; readonly fallback: string }[]>();
  for (const { name: widget, props } of widgets)
    for (const [name, { type, values, text, default: fallback }] of Object.entries(props))
      if (type === 'text' && !values && typeof fallback === 'string')
        uses.set(name, [...(uses.get(name) ?? []), { widget, text, fallback }]);
  const properties = [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shown]) => {
      const fallbacks = [...new Set(shown.map(({ fallback }) => fallback))];
      const [only] = fallbacks;
      return [
        name,
        {
          $ref: '#/$defs/text',
          description: `${[...new Set(shown.map(({ text }) => text))].join(' ')} (${shown.map(({ widget }) => widget).join(', ')})`,
          // Where widgets differ there is no one default.
          ...(fallbacks.length === 1 ? { default: only } : {}),
        },
      ] as const;
    });
  return {
    type: 'object',
    description:
      'Default texts, by the name of the prop; or by locale or language, an object of them each: { "sv": { "closeLabel": "Stäng" } }.',
    properties: Object.fromEntries(properties),
    additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/properties/texts' }] },
  };
};
