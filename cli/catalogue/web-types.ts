import { attributeText } from './attribute-text';
import { attributeUses } from './attribute-uses';
import { attributeValues } from './attribute-values';
import type { CatalogueOptions } from './catalogue-options';
import { pageOf } from './page-of';
import { tagAttributes } from './tag-attributes';
import { widgetAttributes } from './widget-attributes';
import { widgetText } from './widget-text';

interface Contribution {
  readonly name: string;
  readonly description?: string;
  readonly 'doc-url'?: string;
}

interface AttributeContribution extends Contribution {
  readonly value?: { readonly type?: 'enum' | 'string' | 'boolean'; readonly required: boolean };
  readonly values?: readonly Contribution[];
}

/** Web-Types of JetBrains, as far as they are used here. */
export interface WebTypes {
  readonly $schema: string;
  readonly name: 'cobble';
  readonly version: string;
  readonly 'description-markup': 'markdown';
  readonly contributions: {
    readonly html: {
      readonly elements: readonly (Contribution & { readonly attributes: readonly AttributeContribution[] })[];
      readonly attributes: readonly AttributeContribution[];
    };
    readonly js: { readonly events: readonly Contribution[] };
  };
}

/**
 * `web-types.json`: completion and documentation in the editors of JetBrains. As in `html-data.json`, attributes are
 * those of any element.
 */
export const webTypes = ({ widgets, themes, base, version }: CatalogueOptions): WebTypes => {
  const link = (page: string) => (base === undefined ? {} : { 'doc-url': `${base}${page}` });
  const words = (values: Readonly<Record<string, string | undefined>>, isOpen = false) => ({
    value: { type: isOpen ? ('string' as const) : ('enum' as const), required: true },
    values: Object.entries(values).map(([name, description]) => ({ name, ...(description ? { description } : {}) })),
  });
  const shared = [...widgetAttributes, ...tagAttributes].map(({ name, text, values }) => ({
    tag: tagAttributes.some((one) => one.name === name),
    attribute: {
      name,
      description: text,
      ...link('index.html'),
      ...(name === 'data-theme' ? words(Object.fromEntries(themes.map((theme) => [theme.name, undefined]))) : {}),
      // A query follows the word media.
      ...(values ? words(values, name === 'data-load') : {}),
      ...(FLAGS.has(name) ? { value: { required: false } } : {}),
    },
  }));
  const events = widgets.flatMap(({ description: { name, events: details = {} } }) =>
    Object.entries(details).map(([event, detail]) => ({ event: `cobble:${event}`, text: `**${name}**: ${detail}` })),
  );
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'cobble',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [{ name: 'script', attributes: shared.filter(({ tag }) => tag).map(({ attribute }) => attribute) }],
        attributes: [
          {
            name: 'data-widget',
            description: 'The widget that Cobble mounts in this element; what is inside is shown until then.',
            ...link('index.html'),
            value: { type: 'enum', required: true },
            values: widgets.map(({ description }) => ({
              name: description.name,
              description: widgetText(description),
              ...link(pageOf(description.name)),
            })),
          },
          ...shared.filter(({ tag }) => !tag).map(({ attribute }) => attribute),
          ...[...attributeUses(widgets)].map(([name, takers]) => {
            const values = attributeValues(takers);
            const isFlag = takers.every(({ prop }) => prop.type === 'boolean');
            return {
              name,
              description: attributeText(takers),
              ...link(takers.length === 1 && takers[0] ? pageOf(takers[0].widget) : 'index.html'),
              ...(values.size && !isFlag
                ? words(Object.fromEntries([...values].map(([value, names]) => [value, names.join(', ')])))
                : { value: { type: isFlag ? ('boolean' as const) : ('string' as const), required: !isFlag } }),
            };
          }),
        ],
      },
      js: {
        events: [...new Set(events.map(({ event }) => event))].map((name) => ({
          name,
          description: events
            .filter(({ event }) => event === name)
            .map(({ text }) => text)
            .join('\n\n'),
        })),
      },
    },
  };
};

/** Attributes that need no value. */
const FLAGS = new Set(['data-cobble-off', 'data-widget-close']);
