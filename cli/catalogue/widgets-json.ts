import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription } from '../../src/widgets/kit/description';
import type { CatalogueOptions } from './catalogue-options';
import { exampleMarkup } from './example-markup';
import { pageOf } from './page-of';
import { placeArt } from './place-art';
import type { SharedAttribute } from './shared-attribute';
import { tagAttributes } from './tag-attributes';
import { widgetAttributes } from './widget-attributes';

/** A prop as `widgets.json` has it: its description, and the attribute; null where only the settings give it. */
interface ListedProp extends Omit<PropDescription, 'from'> {
  readonly attribute: string | null;
}

/** The file `widgets.json` (docs/editors.md). */
export interface WidgetsJson {
  /** Raised when a member changes its meaning or goes; what is added does not raise it. */
  readonly format: 1;
  /** Of Cobble. */
  readonly version: string;
  readonly themes: readonly string[];
  /** What every widget's element may carry beside its props. */
  readonly attributes: readonly SharedAttribute[];
  /** What the tag takes beside `data-theme`. */
  readonly tag: readonly SharedAttribute[];
  readonly widgets: readonly {
    readonly name: string;
    readonly kind: 'component' | 'area';
    /** The part of the site that an area belongs to. */
    readonly part?: string;
    readonly text: string;
    /** In the catalogue's folder. */
    readonly page: string;
    readonly props: Readonly<Record<string, ListedProp>>;
    /** By their whole names, with what `detail` holds. */
    readonly events: Readonly<Record<string, string>>;
    /** By their names; the empty one is the element's own content. */
    readonly slots: Readonly<Record<string, string>>;
    readonly methods: readonly string[];
    /** Takes part in a form under `data-name`. */
    readonly form: boolean;
    readonly examples: readonly { readonly name: string; readonly text: string; readonly markup: string }[];
  }[];
}

/** `widgets.json`: all that the catalogue says, to be read by a program. */
export const widgetsJson = ({ widgets, themes, art, version }: CatalogueOptions): WidgetsJson => ({
  format: 1,
  version,
  themes: themes.map(({ name }) => name),
  attributes: widgetAttributes,
  tag: tagAttributes,
  widgets: widgets.map(({ description, part }) => {
    const { name, kind, text, props, events = {}, slots = {}, methods = [], form, examples } = description;
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
  }),
});
