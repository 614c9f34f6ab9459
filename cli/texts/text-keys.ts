import type { WidgetDescription } from '../../src/widgets/kit/description';

/** Returns default texts, keyed by prop. If the widgets' defaults differ, the key is `widget.prop` (interface 9). */
export const textKeys = (
  widgets: readonly { name: string; description: Pick<WidgetDescription, 'props'> }[],
): Map<string, string> => {
  const byProp = new Map<string, Map<string, string>>();
  for (const { name, description } of widgets) {
    for (const [prop, { type, values, default: text }] of Object.entries(description.props)) {
      // Omit enum values, because visitors don't see them.
      if (type !== 'text' || values || typeof text !== 'string') continue;
      const known = byProp.get(prop) ?? new Map<string, string>();
      byProp.set(prop, known.set(name, text));
    }
  }
  const keys = [...byProp].flatMap(([prop, defaults]): [string, string][] => {
    const [first, ...others] = new Set(defaults.values());
    if (first !== undefined && others.length === 0) return [[prop, first]];
    return [...defaults].map(([widget, text]): [string, string] => [`${widget}.${prop}`, text]);
  });
  return new Map(keys.sort(([a], [b]) => (a < b ? -1 : 1)));
};
