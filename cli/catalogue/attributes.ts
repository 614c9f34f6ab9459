import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription, WidgetDescription } from '../../src/widgets/kit/description';
import { activeDeprecations } from '../deprecations/deprecations';
import { type CatalogueOptions, type CatalogueWidget, pageOf } from './catalogue-options';
import { type SharedAttribute, tagAttributes, widgetAttributes } from './shared-attributes';

/** Texts are Markdown. */
export interface Attribute {
  readonly name: string;
  readonly text: string;
  readonly widget?: string;
  /** The kind of value. Undefined if unspecified. `open` allows unlisted values, and `flag` needs no value. */
  readonly takes: 'enum' | 'open' | 'boolean' | 'string' | 'flag' | undefined;
  /** A deprecation message. Set only if all widgets with this attribute deprecate it. */
  readonly deprecated?: string;
  readonly values: readonly AttributeValue[];
}

export interface AttributeValue {
  readonly name: string;
  readonly text?: string;
  readonly widget?: string;
}

export interface Attributes {
  readonly ofTag: readonly Attribute[];
  /** Attributes that editors suggest on every element, because any element can be a widget. */
  readonly ofWidgets: readonly Attribute[];
  readonly ofProps: readonly Attribute[];
}

export const attributesOf = ({ widgets, themes }: CatalogueOptions): Attributes => ({
  ofTag: tagAttributes.map(sharedAttribute),
  ofWidgets: [widgetAttribute(widgets), ...widgetAttributes.map(sharedAttribute)].map((attribute) =>
    attribute.name === 'data-theme' ? withThemes(attribute, themes) : attribute,
  ),
  ofProps: [...usesByAttribute(widgets)].map(([name, uses]) => propAttribute(name, uses)),
});

const widgetAttribute = (widgets: readonly CatalogueWidget[]): Attribute => ({
  name: 'data-widget',
  text: 'The widget to mount in this element. The content is shown until then.',
  takes: 'enum',
  values: widgets.map(({ description }) => ({
    name: description.name,
    text: widgetText(description),
    widget: description.name,
  })),
});

const withThemes = (attribute: Attribute, themes: CatalogueOptions['themes']): Attribute => ({
  ...attribute,
  takes: 'enum',
  values: themes.map(({ name }) => ({ name })),
});

const sharedAttribute = ({ name, text, values, form }: SharedAttribute): Attribute => ({
  name,
  text,
  takes: form ?? (values ? 'enum' : undefined),
  values: Object.entries(values ?? {}).map(([value, meaning]) => ({ name: value, text: meaning })),
});

interface Use {
  readonly widget: string;
  readonly prop: PropDescription;
  readonly deprecated?: string;
}

/** Omits props without an attribute (threat 4). */
const usesByAttribute = (widgets: readonly CatalogueWidget[]): ReadonlyMap<string, readonly Use[]> => {
  const uses = new Map<string, Use[]>();
  const add = (attribute: string, use: Use): unknown => uses.set(attribute, [...(uses.get(attribute) ?? []), use]);
  for (const { description } of widgets) {
    const widget = description.name;
    for (const [name, prop] of Object.entries(description.props))
      if (prop.from !== 'settings') add(attributeOf(name), { widget, prop });
    for (const { attribute, prop, since, useAttribute } of activeDeprecations(description))
      add(attribute, { widget, prop, deprecated: `Deprecated since ${since}. Use ${useAttribute}.` });
  }
  return new Map([...uses].sort(([a], [b]) => (a < b ? -1 : 1)));
};

const propAttribute = (name: string, uses: readonly Use[]): Attribute => {
  const values = valuesOf(uses);
  const [first] = uses;
  return {
    name,
    text: usesText(uses),
    ...(uses.length === 1 && first ? { widget: first.widget } : {}),
    ...(uses.every(({ deprecated }) => deprecated) && {
      deprecated: uses.map(({ deprecated }) => deprecated).join(' '),
    }),
    takes: takesOf(uses, values),
    values,
  };
};

const takesOf = (uses: readonly Use[], values: readonly AttributeValue[]): Attribute['takes'] => {
  if (uses.every(({ prop }) => prop.type === 'boolean')) return 'boolean';
  return values.length > 0 ? 'enum' : 'string';
};

const valuesOf = (uses: readonly Use[]): AttributeValue[] => {
  const widgetsByValue = new Map<string, string[]>();
  for (const { widget, prop } of uses)
    for (const value of prop.values ?? (prop.type === 'boolean' ? ['true', 'false'] : []))
      widgetsByValue.set(value, [...(widgetsByValue.get(value) ?? []), widget]);
  return [...widgetsByValue].map(([name, widgets]) => ({ name, text: widgets.join(', ') }));
};

const usesText = (uses: readonly Use[]): string => {
  const widgetsByText = new Map<string, string[]>();
  for (const { widget, prop, deprecated } of uses) {
    const hasDefault = prop.default !== undefined && prop.default !== '';
    const facts = [
      typeText(prop),
      ...(prop.required ? ['required'] : []),
      ...(hasDefault ? [`default ${prop.default}`] : []),
    ];
    const text = deprecated ?? `${prop.text} (${facts.join('; ')})`;
    widgetsByText.set(text, [...(widgetsByText.get(text) ?? []), widget]);
  }
  return [...widgetsByText]
    .map(([text, widgets]) => `${widgets.map((name) => `**${name}**`).join(', ')}: ${text}`)
    .join('\n\n');
};

export const typeText = ({ type, values, min, max, fields }: PropDescription): string => {
  if (values) return values.join(', ');
  const members = fields ? ` of { ${Object.keys(fields).join(', ')} }` : '';
  switch (type) {
    case 'number':
      return `number${rangeText(min, max)}`;
    case 'amount':
      return 'number or text';
    case 'url':
      return 'address';
    case 'list':
      return `JSON list${members}`;
    case 'record':
      return `JSON object${members}`;
    default:
      return type;
  }
};

const rangeText = (min?: number, max?: number) => {
  if (min !== undefined && max !== undefined) return `, ${min} to ${max}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? '' : `, at most ${max}`;
};

const widgetText = ({ text, props, slots = {}, events = {} }: WidgetDescription): string => {
  const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  const required = Object.keys(props).filter((name) => props[name]?.required);
  const fired = Object.keys(events).map((event) => `cobble:${event}`);
  return [
    text,
    ...(required.length > 0 ? [`Required: ${code(required)}.`] : []),
    ...Object.entries(slots).map(([slot, purpose]) => `${slot ? `\`slot="${slot}"\`` : 'Content'}: ${purpose}`),
    ...(fired.length > 0 ? [`Events: ${code(fired)}.`] : []),
  ].join('\n\n');
};

export const pageAbout = ({ widget }: Attribute | AttributeValue): string =>
  widget === undefined ? 'index.html' : pageOf(widget);
