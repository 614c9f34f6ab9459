/** What a `data-` attribute or a member of `data-props` may hold. */
export type PropType =
  /** Any text. With `values`, one of them (an enum). */
  | 'text'
  | 'number'
  /** `""` and `true` are true, `false` is false. */
  | 'boolean'
  /** http, https, mailto, tel or relative; all else is refused (nothing executes). */
  | 'url'
  /** A number (Minecoins, formatted by locale) or a text that is shown as it is. */
  | 'amount'
  /** A JSON array of objects. */
  | 'list'
  /** A JSON object. */
  | 'record';

/** One prop of a widget. Read by attribute parsing, lint, the catalogue, the editor hints and the tests. */
export interface PropDescription {
  readonly type: PropType;
  /** One line for authors. */
  readonly text: string;
  /** An enum's values; `type` is then `text`. */
  readonly values?: readonly string[];
  /**
   * Given when the attribute is missing or bad. A text default can be replaced page-wide under `texts` by the prop's
   * name.
   */
  readonly default?: string | number | boolean;
  /** Without it the widget does not mount: `cobble:error`, and the fallback stays. */
  readonly required?: true;
  /**
   * What the page puts into the default slot stands in for it, also where it is required: the component throws the
   * attribute's name where both are missing.
   */
  readonly slotted?: true;
  /** Range of a number; out of it, the value is bad. */
  readonly min?: number;
  readonly max?: number;
  /**
   * Members of a list's items or of a record, for the docs, lint and the component's types. All are optional at run
   * time.
   */
  readonly fields?: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'url'>>;
  /**
   * The settings' `texts` alone can replace the default: no attribute and no member of `data-props` is read. For what a
   * visitor agrees to, which must not be worded by who may write attributes into a page (threat 4). For texts with a
   * default; the area reads it by `ownTexts`.
   */
  readonly from?: 'settings';
}

/** A named example: markup that the catalogue, the accessibility run and the pictures show. */
export interface WidgetExample {
  /** Unique in the widget: `on-sale`. */
  readonly name: string;
  /** One line: what it shows. */
  readonly text: string;
  /** Props as a page would give them; written as attributes, lists and records as JSON. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Light DOM content (slotted or fallback), HTML. */
  readonly html?: string;
  /** A handle method called after mounting, for open states. */
  readonly call?: 'open' | 'focus';
}

/** A group of the client, as its file is named: `chunks/services-NAME.BUILD.js`. */
export type ServicesFile =
  | 'marketplace'
  | 'newsletter'
  | 'downloads'
  | 'realms'
  | 'help-centre'
  | 'support'
  | 'store'
  | 'profile';

/** Everything about one widget that is not code. */
export interface WidgetDescription {
  readonly name: string;
  readonly kind: 'component' | 'area';
  /** One line for authors: what it is for. */
  readonly text: string;
  readonly props: Readonly<Record<string, PropDescription>>;
  /** Own events, without the `cobble:` prefix; the value says what `detail` holds. */
  readonly events?: Readonly<Record<string, string>>;
  /** Members of an event's `detail`, for the types in `cobble/page`; an event without is told without `detail`. */
  readonly details?: Readonly<Record<string, Readonly<Record<string, 'text' | 'number' | 'boolean'>>>>;
  /** Slots: `''` is the default one. A widget without slots hides its children (they are fallback). */
  readonly slots?: Readonly<Record<string, string>>;
  /** Handle methods the component exposes. */
  readonly methods?: readonly ('open' | 'close' | 'toggle' | 'focus')[];
  /** Takes part in a host `<form>` under `data-name`. */
  readonly form?: true;
  /** A modal dialog over the page: it takes no space in it, and its openers get `aria-haspopup`. */
  readonly isDialog?: true;
  /**
   * How an enhanced link (interface 9) becomes the component: the prop that takes the link's address, and whether the
   * link's words are its text.
   */
  readonly link?: { readonly address: string; readonly hasText?: true };
  /**
   * Of an area: the group of the client, by its file, that it asks as soon as it stands, whoever is there; empty where it
   * asks none then. The page fetches both beside the area's own code: one after the other, the answer would wait for
   * three files.
   */
  readonly asks?: '' | ServicesFile;
  readonly examples: readonly WidgetExample[];
  /**
   * What a page keeps room for until it stands, measured by `npm run rooms`; default the first example. Empty for what
   * takes none, or as much as its props say.
   */
  readonly room?: readonly WidgetRoom[];
}

/** One height that a widget may have, by its attributes. */
export interface WidgetRoom {
  /** Selects the elements that it is for: `[data-is-compact]`; default all. The last that fits counts. */
  readonly where?: string;
  /** The name of the example that is measured; default the first. */
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

/** Where a component gets a prop: always, sometimes, or never (from the settings' texts alone). */
type Given<P> = P extends { from: 'settings' }
  ? 'never'
  : P extends { slotted: true }
    ? 'sometimes'
    : P extends { required: true } | { default: string | number | boolean }
      ? 'always'
      : 'sometimes';

/**
 * The typed props of a component, derived from its description: required and defaulted ones are always there, but for
 * those that may be slotted; those of the settings never.
 */
export type PropsOf<D extends WidgetDescription> = {
  readonly [K in keyof D['props'] as Given<D['props'][K]> extends 'always' ? K : never]: PropValue<D['props'][K]>;
} & {
  readonly [K in keyof D['props'] as Given<D['props'][K]> extends 'sometimes' ? K : never]?: PropValue<D['props'][K]>;
};
