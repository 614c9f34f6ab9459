import { type Attribute, type AttributeValue, attributesOf, pageAbout } from './attributes';
import type { CatalogueOptions } from './catalogue-options';

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

export interface HtmlData {
  readonly version: 1.1;
  readonly tags: readonly (ValueData & { readonly attributes: readonly AttributeData[] })[];
  readonly globalAttributes: readonly AttributeData[];
  readonly valueSets: readonly { readonly name: string; readonly values: readonly ValueData[] }[];
}

/** Uses VS Code custom data 1.1. */
export const htmlData = (options: CatalogueOptions): HtmlData => {
  const { ofTag, ofWidgets, ofProps } = attributesOf(options);
  const write = (attribute: Attribute) => attributeData(attribute, options.base);
  return {
    version: 1.1,
    tags: [{ name: 'script', attributes: ofTag.map(write) }],
    globalAttributes: [...ofWidgets, ...ofProps].map(write),
    valueSets: [...ofWidgets, ...ofTag, ...ofProps]
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => ({ name, values: values.map((value) => valueData(value, options.base)) })),
  };
};

const attributeData = (attribute: Attribute, base: string | undefined): AttributeData => ({
  name: attribute.name,
  description: markdown(attribute.text),
  ...(attribute.values.length > 0 ? { valueSet: attribute.name } : {}),
  ...references(attribute, base),
});

const valueData = (value: AttributeValue, base: string | undefined): ValueData => ({
  name: value.name,
  ...(value.text === undefined ? {} : { description: markdown(value.text) }),
  ...(value.widget === undefined ? {} : references(value, base)),
});

const references = (about: Attribute | AttributeValue, base: string | undefined): Pick<ValueData, 'references'> =>
  base === undefined
    ? {}
    : { references: [{ name: `Cobble: ${about.widget ?? 'all widgets'}`, url: `${base}${pageAbout(about)}` }] };

const markdown = (value: string): Markdown => ({ kind: 'markdown', value });
