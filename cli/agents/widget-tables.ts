import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription, WidgetDescription } from '../../src/widgets/kit/description';
import { typeText } from '../catalogue/attributes';
import { widgetAttributes } from '../catalogue/shared-attributes';
import { code, codeList, markdownTable } from './markdown-table';
import { attributeRow } from './settings-tables';

export const widgetTables = (widgets: readonly WidgetDescription[]): Readonly<Record<string, string>> => ({
  attributes: markdownTable(['attribute', 'meaning'], widgetAttributes.map(attributeRow)),
  props: markdownTable(['widget', 'attribute', 'type', 'meaning'], widgets.flatMap(propRows)),
  slots: markdownTable(
    ['widget', 'slot', 'content'],
    widgets.flatMap(({ name, slots = {} }) =>
      Object.entries(slots).map(([slot, text]) => [code(name), slot ? code(slot) : 'without a name', text]),
    ),
  ),
  events: markdownTable(
    ['widget', 'event', 'when, and `detail`'],
    widgets.flatMap(({ name, events = {} }) =>
      Object.entries(events).map(([event, text]) => [code(name), code(`cobble:${event}`), text]),
    ),
  ),
  methods: markdownTable(
    ['widget', 'methods'],
    widgets
      .filter(({ methods = [] }) => methods.length > 0)
      .map(({ name, methods = [] }) => [code(name), codeList(methods.map((method) => `${method}()`))]),
  ),
});

/** Omits texts with a default, and props without an attribute (threat 4). */
const propRows = ({ name, props }: WidgetDescription): readonly (readonly string[])[] =>
  Object.entries(props)
    .filter(([, prop]) => prop.from !== 'settings' && !isText(prop))
    .map(([prop, description]) => [
      code(name),
      code(attributeOf(prop)),
      typeText(description),
      description.text + factsOf(description),
    ]);

const isText = ({ type, values, default: fallback }: PropDescription): boolean =>
  type === 'text' && !values && typeof fallback === 'string';

const factsOf = ({ required, default: fallback }: PropDescription): string => {
  if (required) return ' **Required.**';
  return fallback === undefined || fallback === '' ? '' : ` Default: ${code(String(fallback))}.`;
};
