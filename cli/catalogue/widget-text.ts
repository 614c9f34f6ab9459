import type { WidgetDescription } from '../../src/widgets/kit/description';

/** A widget in a few lines of Markdown: what it is for, what it must have, what it tells. */
export const widgetText = ({ text, props, slots = {}, events = {} }: WidgetDescription): string => {
  const required = Object.entries(props).filter(([, prop]) => prop.required);
  return [
    text,
    ...(required.length ? [`Required: ${required.map(([name]) => `\`${name}\``).join(', ')}.`] : []),
    ...Object.entries(slots).map(([slot, what]) => `${slot ? `\`slot="${slot}"\`` : 'Content'}: ${what}`),
    ...(Object.keys(events).length
      ? [
          `Events: ${Object.keys(events)
            .map((event) => `\`cobble:${event}\``)
            .join(', ')}.`,
        ]
      : []),
  ].join('\n\n');
};
