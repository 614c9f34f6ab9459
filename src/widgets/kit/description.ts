/** The type of a prop. */
export type PropType =
  /** Any text, or with `values` one of them (an enum). */
  | 'text'
  | 'number'
  /** `""` and `true` are true, `false` is false. */
  | 'boolean'
  /** http, https, mailto, tel or relative; nothing that executes. */
  | 'url'
  /** A number of Minecoins, or any text. */
  | 'amount'
  | 'list'
  | 'record';

/** The type of a member of an event's `detail`; a list contains an enum's values. */
export type DetailType = 'text' | 'number' | 'boolean' | readonly string[];

/** One prop of a widget. */
export interface PropDescription {
  readonly type: PropType;
  /** One line for authors. */
  readonly text: string;
  /** An enum's values; `type` is `text`. */
  readonly values?: readonly string[];
  /** Replaces a missing or invalid attribute. The settings' `texts` can replace it. */
  readonly default?: string | number | boolean;
  /** Without it the widget doesn't mount. */
  readonly required?: true;
  /**
   * Slotted content replaces the prop, even if it is `required`. If both are missing, the component throws the
   * attribute's name.
   */
  readonly slotted?: true;
  /** Range of a number; a value outside is invalid. */
  readonly min?: number;
  readonly max?: number;
  /** Members of a list's items or of a record. All are optional at run time. */
  readonly fields?: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'url'>>;
  /**
   * Attributes can't replace the default, because untrusted authors mustn't word what a visitor agrees to (threat 4).
   * Read it with `ownTexts`.
   */
  readonly from?: 'settings';
}

/** For the catalogue, accessibility tests and screenshots. */
export interface WidgetExample {
  /** Unique per widget: `on-sale`. */
  readonly name: string;
  /** One line: what it shows. */
  readonly text: string;
  /** Written as attributes. Lists and records become JSON. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly html?: string;
  readonly call?: 'open' | 'focus';
}

/** A group of services: the NAME in `chunks/services-NAME.BUILD.js`. */
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
  /** Typical width in px. By default, examples have the full width. */
  readonly exampleWidth?: number;
  /** One line for authors: what the widget is for. */
  readonly text: string;
  readonly props: Readonly<Record<string, PropDescription>>;
  /** Events without the prefix `cobble:`, and what their `detail` contains. */
  readonly events?: Readonly<Record<string, string>>;
  /** Members of an event's `detail`, for the types in `cobble-embed/page`. */
  readonly details?: Readonly<Record<string, Readonly<Record<string, DetailType>>>>;
  /** Slots; `''` is the default one. Without slots, the children are a fallback and hidden. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly methods?: readonly ('open' | 'close' | 'toggle' | 'focus')[];
  /** Takes part in a host `<form>` under `data-name`. */
  readonly form?: true;
  /** A dialog takes no space in the page, and its openers get `aria-haspopup`. */
  readonly isDialog?: true;
  /** The prop for the URL of an enhanced link (interface 9), and whether the component shows the link's text. */
  readonly link?: { readonly address: string; readonly hasText?: true };
  /**
   * The group of services that the area calls at once, or `''` for the client alone. It loads in parallel with the
   * area's code.
   */
  readonly asks?: '' | ServicesFile;
  readonly examples: readonly WidgetExample[];
  /**
   * The heights to reserve, which `npm run rooms` measures. By default, the first example's height. Empty for a dialog.
   * `derived`: `cli/reserved-space/likenesses.ts` derives the height from attributes and children.
   */
  readonly room?: readonly WidgetRoom[] | 'derived';
}

export interface WidgetRoom {
  /** A selector such as `[data-is-compact]`. By default, all elements. The last match counts. */
  readonly where?: string;
  /** The name of the measured example. By default, the first one. */
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

/** Required and defaulted props are always present, unless slotted content can replace them. */
export type PropsOf<D extends WidgetDescription> = {
  readonly [K in keyof D['props'] as Given<D['props'][K]> extends 'always' ? K : never]: PropValue<D['props'][K]>;
} & {
  readonly [K in keyof D['props'] as Given<D['props'][K]> extends 'sometimes' ? K : never]?: PropValue<D['props'][K]>;
};
