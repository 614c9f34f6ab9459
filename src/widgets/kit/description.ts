export type PropType =
  /** Any string or, with `values`, one of these values (an enum). */
  | 'text'
  | 'number'
  /** The values `""` and `true` mean true, and `false` means false. */
  | 'boolean'
  /** An http, https, mailto, tel or relative URL; never one that executes a script. */
  | 'url'
  /** A number of Minecoins, or any string. */
  | 'amount'
  | 'list'
  | 'record';

export type DetailType = 'text' | 'number' | 'boolean' | readonly string[];

export interface PropDescription {
  readonly type: PropType;
  /** A one-line description for authors. */
  readonly text: string;
  readonly values?: readonly string[];
  /** The value if the attribute is missing or invalid. The settings' `texts` can replace it. */
  readonly default?: string | number | boolean;
  /** Without this prop, the widget doesn't mount. */
  readonly required?: true;
  /** Slotted content replaces the prop, even if the prop is `required`. */
  readonly slotted?: true;
  /** A number outside of `min` and `max` is invalid. */
  readonly min?: number;
  readonly max?: number;
  /** The fields of a record, or of each item in a list. All are optional at run time. */
  readonly fields?: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'url'>>;
  /**
   * Only settings can replace the default, because untrusted authors mustn't write text that a visitor confirms (threat
   * 4). Read the text with `ownTexts`.
   */
  readonly from?: 'settings';
}

/** A prop's old name, for docs, editors, lint and warnings. */
export interface DeprecatedProp {
  readonly use: string;
  /** Maps old values of an enum to new ones. The key `''` stands for an attribute without a value. */
  readonly values?: Readonly<Record<string, string>>;
  readonly since: `${number}.${number}.${number}`;
  /** This major version and later ones ignore the old name. Keep the entry for pages that skip versions. */
  readonly removedIn: `${number}.0.0`;
}

/** An example for the catalogue, accessibility tests and screenshots. */
export interface WidgetExample {
  /** Unique within the widget: `on-sale`. */
  readonly name: string;
  readonly text: string;
  /** Each prop becomes an attribute. Lists and records become JSON. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly html?: string;
  readonly call?: 'open' | 'focus';
}

/** The NAME in `chunks/services-NAME.BUILD.js`. */
export type ServicesFile =
  | 'marketplace'
  | 'newsletter'
  | 'downloads'
  | 'realms'
  | 'help-centre'
  | 'support'
  | 'store'
  | 'profile';

export interface WidgetDescription {
  readonly name: string;
  readonly kind: 'component' | 'area';
  readonly isLarge?: true;
  /** Typical width in px. Default: the full width. */
  readonly exampleWidth?: number;
  /** A one-line description for authors. */
  readonly text: string;
  readonly props: Readonly<Record<string, PropDescription>>;
  readonly deprecated?: Readonly<Record<string, DeprecatedProp>>;
  /** Describes each event's `detail`. The keys are event names without the prefix `cobble:`. */
  readonly events?: Readonly<Record<string, string>>;
  /** The types of each `detail`'s members, for `cobble-embed/page`. */
  readonly details?: Readonly<Record<string, Readonly<Record<string, DetailType>>>>;
  /** `''` is the default slot. A widget without slots hides its children when it mounts. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly methods?: readonly ('open' | 'close' | 'toggle' | 'focus')[];
  /** Submits its value with a host `<form>`, under the name in `data-name`. */
  readonly form?: true;
  /** A dialog takes up no space in the page, and its openers get `aria-haspopup`. */
  readonly isDialog?: true;
  /** A button is as wide as its text, so that several buttons fit on one line. */
  readonly isButton?: true;
  /**
   * Set if a link can become this widget (interface 9). `address` is the prop for the link's URL. `hasText` adds the
   * link's text.
   */
  readonly link?: { readonly address: string; readonly hasText?: true };
  /**
   * The group of services that the area calls first. Loads in parallel with the area's code. `''` loads only the
   * client.
   */
  readonly asks?: '' | ServicesFile;
  readonly examples: readonly WidgetExample[];
  /** Minimum width in px before mounting, so that mounting doesn't rewrap the content beside the widget. */
  readonly minWidth?: number;
  /** Maximum width in px, equal to `max-width` in the widget's stylesheet. The page can override this width. */
  readonly maxWidth?: number;
  /** In long lists, browsers don't render off-screen widgets, and assume this width and height in px. */
  readonly listItemSize?: number;
  /**
   * The source of the reserved height: examples that `npm run rooms` measures, or a rule. Default: the first example.
   * Use `[]` for a dialog.
   */
  readonly room?: readonly WidgetRoom[] | Likeness;
}

/** A rule that estimates a widget's height (`cli/reserved-space/likenesses.ts`). */
export type Likeness = 'slides' | 'profile' | 'item-list' | 'banner' | 'lines';

export interface WidgetRoom {
  /** A selector such as `[data-is-compact]`. Default: all elements. If several entries match, the last wins. */
  readonly where?: string;
  /** The measured example. Default: the first. */
  readonly example?: string;
}

type FieldValue<F> = F extends 'number' ? number : F extends 'boolean' ? boolean : string;

type PropValue<P extends PropDescription> = P extends { values: readonly (infer V)[] }
  ? V
  : P['type'] extends 'number'
    ? number
    : P['type'] extends 'boolean'
      ? boolean
      : P['type'] extends 'amount'
        ? number | string
        : P['type'] extends 'list'
          ? readonly Item<P>[]
          : P['type'] extends 'record'
            ? Item<P>
            : string;

type Item<P> = P extends { fields: infer F }
  ? { readonly [K in keyof F]?: FieldValue<F[K]> }
  : Readonly<Record<string, unknown>>;

type Given<P> = P extends { from: 'settings' }
  ? 'never'
  : P extends { slotted: true }
    ? 'sometimes'
    : P extends { required: true } | { default: string | number | boolean }
      ? 'always'
      : 'sometimes';

/** Props that are required or have a default are never undefined, unless slotted content can replace them. */
export type PropsOf<D extends WidgetDescription> = {
  readonly [K in keyof D['props'] as Given<D['props'][K]> extends 'always' ? K : never]: PropValue<D['props'][K]>;
} & {
  readonly [K in keyof D['props'] as Given<D['props'][K]> extends 'sometimes' ? K : never]?: PropValue<D['props'][K]>;
};
