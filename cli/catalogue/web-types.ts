import { type Attribute, type AttributeValue, attributesOf, pageAbout } from './attributes';
import type { CatalogueOptions, CatalogueWidget } from './catalogue-options';

interface Contribution {
  readonly name: string;
  readonly description?: string;
  readonly 'doc-url'?: string;
}

interface AttributeContribution extends Contribution {
  readonly value?: { readonly type?: 'enum' | 'string' | 'boolean'; readonly required: boolean };
  readonly values?: readonly Contribution[];
  readonly deprecated?: string;
}

/** A subset of JetBrains' Web-Types. */
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

export const webTypes = (options: CatalogueOptions): WebTypes => {
  const { ofTag, ofWidgets, ofProps } = attributesOf(options);
  const write = (attribute: Attribute) => attributeContribution(attribute, options.base);
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'cobble',
    version: options.version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [{ name: 'script', attributes: ofTag.map(write) }],
        attributes: [...ofWidgets, ...ofProps].map(write),
      },
      js: { events: eventContributions(options.widgets) },
    },
  };
};

const attributeContribution = (attribute: Attribute, base: string | undefined): AttributeContribution => ({
  name: attribute.name,
  description: attribute.text,
  ...link(attribute, base),
  ...(attribute.deprecated && { deprecated: attribute.deprecated }),
  ...(attribute.takes && { value: valueForm[attribute.takes] }),
  ...(attribute.takes === 'enum' || attribute.takes === 'open'
    ? { values: attribute.values.map((value) => valueContribution(value, base)) }
    : {}),
});

const valueForm: Readonly<Record<NonNullable<Attribute['takes']>, AttributeContribution['value']>> = {
  enum: { type: 'enum', required: true },
  open: { type: 'string', required: true },
  string: { type: 'string', required: true },
  boolean: { type: 'boolean', required: false },
  flag: { required: false },
};

const valueContribution = (value: AttributeValue, base: string | undefined): Contribution => ({
  name: value.name,
  ...(value.text ? { description: value.text } : {}),
  ...(value.widget === undefined ? {} : link(value, base)),
});

const link = (about: Attribute | AttributeValue, base: string | undefined): Pick<Contribution, 'doc-url'> =>
  base === undefined ? {} : { 'doc-url': `${base}${pageAbout(about)}` };

const eventContributions = (widgets: readonly CatalogueWidget[]): Contribution[] => {
  const textsByEvent = new Map<string, string[]>();
  for (const { description } of widgets)
    for (const [event, detail] of Object.entries(description.events ?? {})) {
      const name = `cobble:${event}`;
      textsByEvent.set(name, [...(textsByEvent.get(name) ?? []), `**${description.name}**: ${detail}`]);
    }
  return [...textsByEvent].map(([name, texts]) => ({ name, description: texts.join('\n\n') }));
};
