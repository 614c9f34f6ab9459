export type Feature = 'tag' | 'attributes' | 'props' | 'slots' | 'settings' | 'link';

/** For `partly`, see the note. */
export type Verdict = 'yes' | 'no' | 'partly';

export interface ContentSystem {
  readonly name: string;
  readonly lets: Readonly<Record<Feature, Verdict>>;
  readonly note?: string;
}

export const features: Readonly<Record<Feature, { readonly title: string; readonly text: string }>> = {
  tag: { title: 'The tag', text: 'the script element that loads Cobble' },
  attributes: { title: 'data-', text: 'an element with data-widget and its other data- attributes' },
  props: { title: 'data-props', text: 'JSON in an attribute' },
  slots: { title: 'slot', text: 'the attribute slot on the content inside a widget' },
  settings: { title: 'Settings', text: 'the script element with data-cobble-config' },
  link: { title: 'A link', text: 'an ordinary link, such as the fallback in a widget' },
};

const all = {
  tag: 'yes',
  attributes: 'yes',
  props: 'yes',
  slots: 'yes',
  settings: 'yes',
  link: 'yes',
} as const;
const none = {
  tag: 'no',
  attributes: 'no',
  props: 'no',
  slots: 'no',
  settings: 'no',
  link: 'yes',
} as const;

/** Measured on published pages. */
export const contentSystems: readonly ContentSystem[] = [
  { name: 'WordPress, administrator, Custom HTML block', lets: all },
  {
    name: 'WordPress, administrator, classic editor',
    lets: { ...all, settings: 'partly' },
    note: 'A blank line inside becomes a paragraph: write the settings without one.',
  },
  {
    name: 'WordPress, author',
    lets: { ...none, attributes: 'yes', props: 'yes' },
    note: 'Settings are printed as text: leave them to whoever pastes the tag.',
  },
  { name: 'WordPress, comment, or pasted into the block editor', lets: none },
  {
    name: 'MediaWiki wikitext, any editor',
    lets: { ...none, attributes: 'yes', props: 'yes' },
    note: 'Links in its own syntax.',
  },
  { name: 'MediaWiki with raw HTML allowed, DokuWiki with HTML allowed', lets: all },
  { name: 'TinyMCE 6 and 7', lets: { ...none, attributes: 'yes', props: 'yes' } },
  {
    name: 'TinyMCE 4.9, as in the visual editor of WordPress',
    lets: { ...all, slots: 'no' },
  },
  {
    name: 'DOMPurify',
    lets: { ...all, tag: 'no', settings: 'no' },
  },
  {
    name: 'CKEditor 4 and 5, Quill, TipTap, Trix, HTMLPurifier, sanitize-html, js-xss, rehype-sanitize as they come',
    lets: none,
  },
];

export const contentSystemNotes: readonly string[] = [
  'The tag does not have to stand where the widgets do: a template of the site, a tag manager or a plug-in for scripts is the place for it, and authors need the data- attributes alone.',
  'Where slot is lost, write data-slot: it means the same, and stays wherever data- attributes do.',
  'Write > inside an attribute as &gt;. WordPress takes a bare one for the end of the element, curls the next quote, and what lies between is lost, for administrators too.',
  'In WordPress a word in square brackets is a shortcode, also inside an attribute: [shop] in JSON may run.',
  'Class names, custom elements and comments are lost in many of them, so Cobble needs none.',
  'Plug-ins that move or merge scripts leave no place to find the other files by: give it as base, window.cobbleSettings = { base: "https://…/dist/" }.',
  'Optimisers that delay scripts until the first interaction, and those that minify HTML, do no harm.',
];
