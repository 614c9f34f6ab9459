import { attributeText } from './attribute-text';
import { attributeUses } from './attribute-uses';
import { attributeValues } from './attribute-values';
import type { CatalogueOptions } from './catalogue-options';
import { pageOf } from './page-of';
import type { SharedAttribute } from './shared-attribute';
import { tagAttributes } from './tag-attributes';
import { widgetAttributes } from './widget-attributes';
import { widgetText } from './widget-text';

interface Markdown {
  readonly kind: 'markdown';
  readonly value: string;
}

interface Reference {
  readonly name: string;
  readonly url: string;
}

interface ValueData {
  readonly name: string;
  readonly description?: Markdown;
  readonly references?: readonly Reference[];
}

interface AttributeData extends ValueData {
  readonly valueSet?: string;
}

/** VS Code's custom data for HTML, in its format 1.1. */
export interface HtmlData {
  readonly version: 1.1;
  readonly tags: readonly (ValueData & { readonly attributes: readonly AttributeData[] })[];
  readonly globalAttributes: readonly AttributeData[];
  readonly valueSets: readonly { readonly name: string; readonly values: readonly ValueData[] }[];
}

/**
 * `html-data.json`: completion and hover in VS Code. A widget may be any element, so its attributes are global ones;
 * where several widgets take an attribute, the text says what it is to each.
 */
export const htmlData = ({ widgets, themes, base }: CatalogueOptions): HtmlData => {
  const references = (name: string, page: string): { references?: readonly Reference[] } =>
    base === undefined ? {} : { references: [{ name: `Cobble: ${name}`, url: `${base}${page}` }] };
  const uses = attributeUses(widgets);
  const sets = new Map<string, readonly ValueData[]>([
    [
      'data-widget',
      widgets.map(({ description }) => ({
        name: description.name,
        description: markdown(widgetText(description)),
        ...references(description.name, pageOf(description.name)),
      })),
    ],
    ['data-theme', themes.map(({ name }) => ({ name }))],
    ...[...widgetAttributes, ...tagAttributes].flatMap(({ name, values }) =>
      values
        ? [
            [
              name,
              Object.entries(values).map(([value, text]) => ({ name: value, description: markdown(text) })),
            ] as const,
          ]
        : [],
    ),
    ...[...uses].flatMap(([name, takers]) => {
      const values = attributeValues(takers);
      return values.size
        ? [
            [
              name,
              [...values].map(([value, names]) => ({ name: value, description: markdown(names.join(', ')) })),
            ] as const,
          ]
        : [];
    }),
  ]);
  const shared = ({ name, text }: SharedAttribute): AttributeData => ({
    name,
    description: markdown(text),
    ...(sets.has(name) ? { valueSet: name } : {}),
    ...references('all widgets', 'index.html'),
  });
  return {
    version: 1.1,
    tags: [{ name: 'script', attributes: tagAttributes.map(shared) }],
    globalAttributes: [
      shared({
        name: 'data-widget',
        text: 'The widget that Cobble mounts in this element; what is inside is shown until then.',
      }),
      ...widgetAttributes.map(shared),
      ...[...uses].map(([name, takers]) => ({
        name,
        description: markdown(attributeText(takers)),
        ...(sets.has(name) ? { valueSet: name } : {}),
        ...(takers.length === 1 && takers[0]
          ? references(takers[0].widget, pageOf(takers[0].widget))
          : references('all widgets', 'index.html')),
      })),
    ],
    valueSets: [...sets].map(([name, values]) => ({ name, values })),
  };
};

const markdown = (value: string): Markdown => ({ kind: 'markdown', value });
