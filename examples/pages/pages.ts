import type { PolicyName } from './policies';

export interface HostPage {
  readonly file: string;
  /** The path, which may start with a locale. */
  readonly path: string;
  readonly title: string;
  /** The purpose of the page, as shown on the start page. */
  readonly text: string;
  readonly theme: string;
  /** The page's Content-Security-Policy. `%nonce%` in the file becomes the response's nonce. */
  readonly policy?: PolicyName;
  /** True for a complete demo site that calls the sandbox. Other pages imitate third-party sites. */
  readonly site?: true;
  /** The start page doesn't link to this page, but another page does. */
  readonly inner?: true;
}

const at = (file: string) => `/examples/pages/${file}`;

export const pages: readonly HostPage[] = [
  {
    file: 'landing.html',
    path: at('landing.html'),
    title: 'A landing page',
    theme: 'vanilla',
    site: true,
    text: 'A finished site: sign-in, downloads, news, a newsletter, a panel.',
  },
  {
    file: 'marketplace.html',
    path: at('marketplace.html'),
    title: 'A marketplace',
    theme: 'marketplace',
    site: true,
    text: 'A finished site: search with filters and pages, what is popular, on sale and in the pass, coins, an offer.',
  },
  {
    file: 'profile.html',
    path: at('profile.html'),
    title: 'A profile',
    theme: 'realms',
    site: true,
    text: 'A finished site: the player, skins and capes drawn from their textures, a realm with its subscription.',
  },
  {
    file: 'help-centre.html',
    path: at('help-centre.html'),
    title: 'A help centre',
    theme: 'realms',
    site: true,
    text: 'A finished site: search as you type, topics, articles that can be linked, votes, the servers’ state.',
  },
  {
    file: 'help-article.html',
    path: at('help-article.html'),
    title: 'A help article',
    theme: 'realms',
    site: true,
    text: 'A page for one article at a time: add ?hc-article=ID, or search.',
  },
  {
    file: 'support.html',
    path: at('support.html'),
    title: 'A support page',
    theme: 'education',
    site: true,
    text: 'A finished site: a ticket form with conditions, files and a captcha, the state of the servers, regions.',
  },
  {
    file: 'plain.html',
    path: at('plain.html'),
    title: 'Plain HTML',
    theme: 'realms',
    text: 'No stylesheet at all: the browser’s own defaults around the widgets.',
  },
  {
    file: 'bootstrap.html',
    path: at('bootstrap.html'),
    title: 'Bootstrap 3 and jQuery 1.12',
    theme: 'realms',
    text: 'A 10px root, styled headings, links and buttons, and a gallery that jQuery loads later.',
  },
  {
    file: 'wordpress.html',
    path: at('wordpress.html'),
    title: 'WordPress blocks',
    theme: 'vanilla',
    text: 'Block markup with the block library’s and a starter theme’s styles, tag pasted into a Custom HTML block.',
  },
  {
    file: 'aem.html',
    path: at('aem.html'),
    title: 'AEM',
    theme: 'marketplace',
    text: 'The responsive grid with its floats, components nested ten deep, and client libraries.',
  },
  {
    file: 'drupal.html',
    path: at('drupal.html'),
    title: 'Drupal',
    theme: 'education',
    text: 'normalize.css, a theme that styles bare elements, settings in JSON, and a block that arrives late.',
  },
  {
    file: 'reset.html',
    path: at('reset.html'),
    title: 'The hardest resets',
    theme: 'black',
    text: 'html at 62.5%, content-box on everything, and !important on nearly every property.',
  },
  {
    file: 'csp.html',
    path: at('csp.html'),
    title: 'Strict content security policy',
    theme: 'dungeons',
    policy: 'nonce',
    text: 'Only what carries the nonce may run or style; no inline styles, no eval.',
  },
  {
    file: 'csp.html',
    path: at('csp-trusted-types.html'),
    title: 'Strict-dynamic and Trusted Types',
    theme: 'dungeons',
    policy: 'trusted-types',
    text: 'The same page, where what carries the nonce may load more, and no text is written as HTML.',
  },
  {
    file: 'csp.html',
    path: at('csp-printed.html'),
    title: 'The printed policy',
    theme: 'dungeons',
    policy: 'printed',
    text: 'The same page with what cobble snippet --csp prints, and a nonce for its own script.',
  },
  {
    file: 'tag-manager.html',
    path: at('tag-manager.html'),
    title: 'Tag manager',
    theme: 'legends',
    text: 'The tag is injected without its attributes: settings come from window.cobbleSettings and the query on src.',
  },
  {
    file: 'rtl.html',
    path: '/ar-ae/store',
    title: 'Right to left',
    theme: 'marketplace',
    text: 'An Arabic store under /ar-ae: texts, prices and reading direction follow; the panel stays on the right.',
  },
  {
    file: 'legacy.html',
    path: at('legacy.html'),
    title: 'Old scripts',
    theme: 'gray',
    text: 'Arrays with a toJSON, replaced natives and a module loader that claims define.',
  },
  {
    file: 'no-doctype.html',
    path: at('no-doctype.html'),
    title: 'No doctype',
    theme: 'gray',
    text: 'Quirks mode: lengths without a unit, tables that inherit nothing, heights of the whole window.',
  },
  {
    file: 'turbo.html',
    path: at('turbo.html'),
    title: 'Turbo',
    theme: 'vanilla',
    text: 'Links swap the whole body without a page load; a part stays and is carried over.',
  },
  {
    file: 'turbo-next.html',
    path: at('turbo-next.html'),
    title: 'Turbo, the second page',
    theme: 'vanilla',
    inner: true,
    text: 'Where the Turbo page leads.',
  },
  {
    file: 'item.html',
    path: at('item.html'),
    title: 'An item’s page',
    theme: 'marketplace',
    inner: true,
    text: 'Where the tiles lead.',
  },
  {
    file: 'consent.html',
    path: at('consent.html'),
    title: 'A consent dialog',
    theme: 'gray',
    text: 'Visitors are asked first, by IAB Europe’s TCF 2: nothing is stored before they agree.',
  },
];
