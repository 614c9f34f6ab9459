import type { AttributeUse } from './attribute-uses';
import { propHolds } from './prop-holds';

/** What an attribute is to each widget that takes it, as Markdown: widgets to which it is the same share a line. */
export const attributeText = (uses: readonly AttributeUse[]): string => {
  const widgetsByText = new Map<string, string[]>();
  for (const { widget, prop } of uses) {
    const text = `${prop.text} (${[propHolds(prop), ...(prop.required ? ['required'] : []), ...fallback(prop.default)].join('; ')})`;
    widgetsByText.set(text, [...(widgetsByText.get(text) ?? []), widget]);
  }
  return [...widgetsByText]
    .map(([text, widgets]) => `${widgets.map((name) => `**${name}**`).join(', ')}: ${text}`)
    .join('\n\n');
};

const fallback = (value: string | number | boolean | undefined): string[] =>
  value === undefined || value === '' ? [] : [`default ${value}`];
