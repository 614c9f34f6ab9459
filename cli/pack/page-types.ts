import { attributeOf } from '../../src/embed/read-props';
import type { DetailType, PropDescription, WidgetDescription } from '../../src/widgets/kit/description';
import type { FoundWidget } from '../build/find-widgets';
import { activeDeprecations } from '../deprecations/deprecations';

export const pageTypes = (widgets: readonly FoundWidget[]): string => {
  const descriptions = widgets.map(({ description }) => description);
  return `import type { CobbleApi, CobbleQueue, CobbleSettings, CommonAttributes, CommonEvents } from './package/page.js';

export type { CobbleApi, CobbleHandle, CobbleQueue, CobbleSettings } from './package/page.js';

/** The attributes of each widget's element: \`WidgetAttributes['marketplace-tile']\`. */
export interface WidgetAttributes {
${descriptions.map(attributesOf).join('')}}

/** \`detail\` of the events that each widget fires on its element, by their full names. */
export interface WidgetEvents {
${descriptions.map(eventsOf).join('')}}

type KeyOf<T> = T extends unknown ? keyof T : never;
type Detail<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** \`detail\` of each event, whichever widget fires it. */
export type EventDetails = CommonEvents & {
  [Name in KeyOf<WidgetEvents[keyof WidgetEvents]>]: Detail<WidgetEvents[keyof WidgetEvents], Name>;
};

type CobbleEvents = { [Name in keyof EventDetails]: CustomEvent<EventDetails[Name]> };

declare global {
  interface Window {
    /** The queue until the pasted file has run: \`(window.cobble = window.cobble || []).push(cobble => …)\`. */
    cobble: CobbleApi | CobbleQueue;
    cobbleSettings?: CobbleSettings;
  }
  interface HTMLElementEventMap extends CobbleEvents {}
  interface DocumentEventMap extends CobbleEvents {}
}
`;
};

const attributesOf = (description: WidgetDescription): string => {
  const { name, text, props, form } = description;
  const rows = Object.entries(props)
    .filter(([, { from }]) => from !== 'settings')
    .map(([prop, described]) => row(attributeOf(prop), typeOf(described), described.text));
  const oldRows = activeDeprecations(description).map(({ attribute, prop, since, useAttribute }) =>
    row(attribute, typeOf(prop), `@deprecated since ${since}. Use ${useAttribute}.`),
  );
  return `  ${comment(text)}  '${name}': CommonAttributes & {
    readonly 'data-widget': '${name}';
${form ? row('data-name', 'string', "Its name in the page's form.") : ''}${[...rows, ...oldRows].join('')}  };
`;
};

const row = (name: string, type: string, text: string) => `    ${comment(text)}    readonly '${name}'?: ${type};\n`;

const eventsOf = ({ name, events = {}, details = {} }: WidgetDescription): string => {
  const rows = Object.entries(events).map(([event, text]) => {
    const members = Object.entries(details[event] ?? {}).map(
      ([member, type]) => `readonly ${member}: ${detailTypeOf(type)}`,
    );
    return `    ${comment(text)}    'cobble:${event}': ${members.length ? `{ ${members.join('; ')} }` : 'null'};\n`;
  });
  return `  '${name}': {\n${rows.join('')}  };\n`;
};

const detailTypeOf = (type: DetailType): string => {
  if (typeof type !== 'string') return unionOf(type);
  return type === 'text' ? 'string' : type;
};

const unionOf = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(' | ');

/** Frameworks may set attributes to numbers and booleans, not only to strings. */
const typeOf = ({ type, values }: PropDescription): string => {
  if (values) return unionOf(values);
  const types: Partial<Record<PropDescription['type'], string>> = {
    // Split this string, because linters report `${` in a plain string.
    number: 'number | `$' + '{number}`',
    boolean: "boolean | '' | 'true' | 'false'",
    amount: 'number | string',
  };
  return types[type] ?? 'string';
};

const comment = (text: string) => `/** ${text.replaceAll('*/', '* /')} */\n`;
