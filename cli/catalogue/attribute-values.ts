import type { AttributeUse } from './attribute-uses';

/** The words that an attribute takes, each with the widgets that know it; none where any text will do. */
export const attributeValues = (uses: readonly AttributeUse[]): Map<string, string[]> => {
  const widgetsByValue = new Map<string, string[]>();
  for (const { widget, prop } of uses)
    for (const value of prop.values ?? (prop.type === 'boolean' ? ['true', 'false'] : []))
      widgetsByValue.set(value, [...(widgetsByValue.get(value) ?? []), widget]);
  return widgetsByValue;
};
