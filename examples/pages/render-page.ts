import { readFileSync } from 'node:fs';
import { pages } from './pages';
import { policies } from './policies';

export interface RenderedPage {
  readonly html: string;
  /** The content security policy to send along. */
  readonly policy?: string;
}

/**
 * A host page as its server would send it.
 *
 * @param path the request's path
 * @param options `theme` replaces that of the pasted tag, to see a page in all eight; `nonce` is this answer's own;
 *   `themes` are the names of those that are built: where the page's own is not, the first stands in for it
 * @returns undefined where no page has the path
 */
export const renderPage = (
  path: string,
  options: { theme: string | null; nonce: string; themes?: readonly string[] },
): RenderedPage | undefined => {
  const page = pages.find((one) => one.path === path);
  if (!page) return undefined;
  const { nonce } = options;
  const source = readFileSync(new URL(page.file, import.meta.url), 'utf8');
  // Only a theme's name may stand there: the query is not the page author's.
  const theme = /^[a-z][a-z0-9-]*$/.test(options.theme ?? '') ? options.theme! : builtTheme(page.theme, options.themes);
  const html = source
    .replaceAll(`/dist/${page.theme}/cobble.js`, `/dist/${theme}/cobble.js`)
    .replaceAll(`/dist/${page.theme}/room.css`, `/dist/${theme}/room.css`)
    .replaceAll('%nonce%', nonce);
  return page.policy ? { html, policy: policies[page.policy](nonce) } : { html };
};

const builtTheme = (own: string, built: readonly string[] = []): string =>
  built.includes(own) ? own : (built[0] ?? own);
