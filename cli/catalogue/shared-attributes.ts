export interface SharedAttribute {
  readonly name: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
  /** `open` allows unlisted values, and `flag` needs no value. */
  readonly form?: 'open' | 'flag';
}

/** A widget's attributes, except props (interface 2). */
export const widgetAttributes: readonly SharedAttribute[] = [
  { name: 'data-theme', text: "The widget's theme." },
  {
    name: 'data-load',
    form: 'open',
    text: 'When the widget loads. For a media query, write media (min-width: 40em).',
    values: {
      visible: 'When it is near the viewport. This is the default.',
      eager: 'Immediately.',
      idle: 'When the browser is idle.',
      interaction: 'On the first click, key press or focus, which is then replayed inside the widget.',
      media: 'When the media query matches.',
    },
  },
  { name: 'data-props', text: 'Several props as a JSON object. The attribute of a single prop wins.' },
  { name: 'data-slot', text: 'Same as slot, for content systems that strip slot.' },
  { name: 'data-name', text: "The widget's name in its form." },
  { name: 'data-widget-open', text: 'On any element: a click opens the widget with this selector.' },
  {
    name: 'data-widget-close',
    form: 'flag',
    text: 'On any element: a click closes the widget with this selector, or without a value the surrounding widget.',
  },
  { name: 'data-widget-toggle', text: 'On any element: a click opens or closes the widget with this selector.' },
  {
    name: 'data-cobble-off',
    form: 'flag',
    text: 'Cobble ignores this element and its content.',
  },
];

/** The tag's attributes, except `data-theme` (interfaces 1 and 9). */
const ofTag = [
  {
    name: 'data-locale',
    text: 'The page’s locale, such as en-us. Default: the first segment of the path, else the page’s lang.',
  },
  { name: 'data-api', text: 'Base URL of the API. Default: the page’s own origin.' },
  { name: 'data-product', text: 'The product’s name in the token record and the profile path. Default: minecraft.' },
  {
    name: 'data-experiments',
    text: 'Whether experiments run.',
    values: { on: 'They run.', off: "They don't run. This is the default." },
  },
  {
    name: 'data-antiflicker',
    text: 'The maximum time in milliseconds that data-antiflicker elements stay hidden while experiments load.',
  },
  {
    name: 'data-scan',
    text: 'When Cobble looks for widgets.',
    values: {
      auto: 'Now and whenever the page changes. This is the default.',
      once: 'Once, when the tag runs.',
      manual: 'Only when cobble.scan() is called.',
    },
  },
  {
    name: 'data-base',
    text: 'URL of the build’s folder, if the pasted file was moved, merged or inlined.',
  },
  { name: 'data-ignore', text: 'A CSS selector. Cobble ignores matching elements and their content.' },
  {
    name: 'data-consent',
    text: 'Whether to wait for consent before anything is stored, assigned or reported.',
    values: { wait: 'Wait until cobble.consent(true) is called. Without the attribute, consent counts as given.' },
  },
  { name: 'data-allow', text: 'The only widgets to mount, separated by spaces.' },
  {
    name: 'data-links',
    text: 'Turns links to #cobble=… into components: on, or origins separated by spaces that they may link to besides the page’s own.',
  },
] as const satisfies readonly SharedAttribute[];

export const tagAttributes: readonly SharedAttribute[] = ofTag;

export type TagAttributeName = (typeof ofTag)[number]['name'];
