import { readAsBrowser } from './read-as-browser';

/** Replaces the page's Trusted Types module: parses HTML as browsers do, but synchronously. */
export const trustedTypes = () => ({
  write: (inert: Document, html: string) => inert.body.replaceWith(readAsBrowser(html)),
  forSanitiser: { createHTML: (html: string) => html && '<!---->', createScriptURL: () => '' },
});
