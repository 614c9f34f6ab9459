import { attributeOf } from '../../src/embed/read-props';
import type { DeprecatedProp, PropDescription } from '../../src/widgets/kit/description';
import { activeDeprecations } from '../deprecations/deprecations';
import { type CatalogueOptions, type CatalogueWidget, pageOf } from './catalogue-options';
import { exampleMarkup, placeArt } from './example-markup';
import { type SharedAttribute, tagAttributes, widgetAttributes } from './shared-attributes';

type ListedAttribute = Pick<SharedAttribute, 'name' | 'text' | 'values'>;

/** `attribute` is null if only settings can change the prop. */
interface ListedProp extends Omit<PropDescription, 'from'> {
  readonly attribute: string | null;
}

interface ListedWidget {
  readonly name: string;
  readonly kind: 'component' | 'area';
  readonly part?: string;
  readonly text: string;
  readonly page: string;
  readonly props: Readonly<Record<string, ListedProp>>;
  /** Deprecated prop names, which still work. */
  readonly deprecated?: Readonly<Record<string, DeprecatedProp & { readonly attribute: string }>>;
  readonly events: Readonly<Record<string, string>>;
  /** Slot descriptions keyed by name; `''` is the default slot. */
  readonly slots: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
  readonly form: boolean;
  readonly examples: readonly { readonly name: string; readonly text: string; readonly markup: string }[];
}

export interface WidgetsJson {
  /** Incompatible changes of the format increment this number. */
  readonly format: 1;
  readonly version: string;
  readonly themes: readonly string[];
  readonly attributes: readonly ListedAttribute[];
  readonly tag: readonly ListedAttribute[];
  readonly widgets: readonly ListedWidget[];
}

export const widgetsJson = ({ widgets, themes, art, version }: CatalogueOptions): WidgetsJson => ({
  format: 1,
  version,
  themes: themes.map(({ name }) => name),
  attributes: widgetAttributes.map(listedAttribute),
  tag: tagAttributes.map(listedAttribute),
  widgets: widgets.map((widget) => listedWidget(widget, art)),
});

const listedAttribute = ({ form: _, ...listed }: SharedAttribute): ListedAttribute => listed;

const listedWidget = ({ description, part }: CatalogueWidget, art: string): ListedWidget => {
  const { name, kind, text, props, events = {}, slots = {}, methods = [], form, examples } = description;
  const deprecated = activeDeprecations(description).map(({ name, attribute, use, values, since, removedIn }) => [
    name,
    { attribute, use, ...(values && { values }), since, removedIn },
  ]);
  return {
    name,
    kind,
    ...(part === undefined ? {} : { part }),
    text,
    page: pageOf(name),
    props: Object.fromEntries(
      Object.entries(props).map(([prop, { from, ...rest }]) => [
        prop,
        { attribute: from === 'settings' ? null : attributeOf(prop), ...rest },
      ]),
    ),
    ...(deprecated.length > 0 && { deprecated: Object.fromEntries(deprecated) }),
    events: Object.fromEntries(Object.entries(events).map(([event, detail]) => [`cobble:${event}`, detail])),
    slots,
    methods,
    form: form === true,
    examples: examples.map((example) => ({
      name: example.name,
      text: example.text,
      markup: placeArt(exampleMarkup(description, example), art),
    })),
  };
};
