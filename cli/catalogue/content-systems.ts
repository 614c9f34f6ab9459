export type Feature = 'tag' | 'attributes' | 'props' | 'slots' | 'settings' | 'link';

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

export const contentSystems: readonly ContentSystem[] = [
  { name: 'WordPress, administrator, Custom HTML block', lets: all },
  {
    name: 'WordPress, administrator, classic editor',
    lets: { ...all, settings: 'partly' },
    note: 'A blank line becomes a paragraph, so write the settings without blank lines.',
  },
  {
    name: 'WordPress, author',
    lets: { ...none, attributes: 'yes', props: 'yes' },
    note: 'Settings are shown as text. Put them where you paste the tag.',
  },
  { name: 'WordPress, comment, or pasted into the block editor', lets: none },
  {
    name: 'MediaWiki wikitext, any editor',
    lets: { ...none, attributes: 'yes', props: 'yes' },
    note: 'Links use the wiki’s own syntax.',
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
    name: 'CKEditor 4 and 5, Quill, TipTap, Trix, HTMLPurifier, sanitize-html, js-xss, rehype-sanitize with default settings',
    lets: none,
  },
];

export const contentSystemNotes: readonly string[] = [
  "Put the tag into the site's template, a tag manager or a script plug-in. Authors then only need data- attributes.",
  'If slot is stripped, write data-slot. It means the same and survives wherever data- attributes do.',
  'In attributes, write &gt; instead of >. WordPress reads > as the end of the element, turns the next quote into a curly one and drops what is between, even for administrators.',
  'In WordPress, a word in square brackets is a shortcode, even inside an attribute: [shop] in JSON may run.',
  'Many systems strip class names, custom elements and comments. Cobble needs none of them.',
  'If a plug-in moves or merges scripts, tell Cobble where its files are: window.cobbleSettings = { base: "https://…/dist/" }.',
  'Optimisers that delay scripts until the first interaction or minify HTML are fine.',
];
