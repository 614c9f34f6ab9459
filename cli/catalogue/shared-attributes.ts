export interface SharedAttribute {
  readonly name: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
  /** `open` allows unlisted values, `flag` needs no value. */
  readonly form?: 'open' | 'flag';
}

/** Attributes except props (interface 2). */
export const widgetAttributes: readonly SharedAttribute[] = [
  { name: 'data-theme', text: 'The theme of this widget alone.' },
  {
    name: 'data-load',
    form: 'open',
    text: 'When the widget is loaded. After the word media comes a media query, as in media (min-width: 40em).',
    values: {
      visible: 'When it comes near what is seen of the page; so it is without the attribute.',
      eager: 'At once.',
      idle: 'When the browser has nothing else to do.',
      interaction: 'At the first click, key or focus, which is done again inside the widget.',
      media: 'When the media query after the word holds.',
    },
  },
  { name: 'data-props', text: 'Several props as one JSON object; an attribute of its own wins over it.' },
  { name: 'data-slot', text: 'On what stands in a widget: means slot, for content systems that strip that.' },
  { name: 'data-name', text: 'The name under which a widget takes part in the form that it stands in.' },
  { name: 'data-widget-open', text: 'On any element: a click opens the widget that this selector names.' },
  {
    name: 'data-widget-close',
    form: 'flag',
    text: 'On any element: a click closes the widget that this selector names; without a value, the one that it stands in.',
  },
  { name: 'data-widget-toggle', text: 'On any element: a click opens or closes the widget that this selector names.' },
  {
    name: 'data-cobble-off',
    form: 'flag',
    text: 'Nothing inside this element is mounted, and nothing in it acts on a widget.',
  },
];

/** Attributes except `data-theme` (interfaces 1 and 9). */
const ofTag = [
  {
    name: 'data-locale',
    text: 'Language and region of the page, as en-us. Default: the first part of the path, else the page’s lang.',
  },
  { name: 'data-api', text: 'Base URL of the API. Default: the page’s own origin.' },
  { name: 'data-product', text: 'Name of the product’s token record and of the profile path. Default: minecraft.' },
  {
    name: 'data-experiments',
    text: 'Whether experiments run.',
    values: { on: 'They run.', off: 'They do not; so it is without the attribute.' },
  },
  {
    name: 'data-antiflicker',
    text: 'Milliseconds at most that elements with data-antiflicker stay hidden while experiments load.',
  },
  {
    name: 'data-scan',
    text: 'How the page is searched for widgets.',
    values: {
      auto: 'Now, and at every change; so it is without the attribute.',
      once: 'Now.',
      manual: 'When cobble.scan() is called.',
    },
  },
  {
    name: 'data-base',
    text: 'Where the build’s folder is served, when the file itself was moved, merged or inlined.',
  },
  { name: 'data-ignore', text: 'A CSS selector: nothing inside such elements is mounted, and nothing in them acts.' },
  {
    name: 'data-consent',
    text: 'Whether the visitor is asked before anything is kept, assigned or told.',
    values: { wait: 'Until cobble.consent(true) is called; without the attribute consent counts as given.' },
  },
  { name: 'data-allow', text: 'The names of the only widgets that are mounted, with spaces between.' },
  {
    name: 'data-links',
    text: 'Makes links to #cobble=… the component that they name: on, or the origins, besides the page’s own, that they may lead to, with spaces between.',
  },
] as const satisfies readonly SharedAttribute[];

export const tagAttributes: readonly SharedAttribute[] = ofTag;

/** `cobble lint` checks each of them. */
export type TagAttributeName = (typeof ofTag)[number]['name'];
