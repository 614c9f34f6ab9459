import type { SharedAttribute } from './shared-attribute';

/** What the tag takes (interface 1 and 9), besides `data-theme`. */
export const tagAttributes: readonly SharedAttribute[] = [
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
];
