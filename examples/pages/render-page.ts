import { readFileSync } from 'node:fs';
import { pages } from './pages';
import { policies } from './policies';

export interface RenderedPage {
  readonly html: string;
  readonly policy?: string;
}

/**
 * Returns a host page as a real server would send it.
 *
 * @param options `theme` replaces the tag's theme. `themes` returns the names of the built themes. If the page's theme
 *   isn't built, the page gets the first built theme.
 * @returns undefined for an unknown path
 */
export const renderPage = (
  path: string,
  options: { theme: string | null; nonce: string; themes?: () => readonly string[] },
): RenderedPage | undefined => {
  const page = pages.find((one) => one.path === path);
  if (!page) return undefined;
  const { nonce, theme: requested, themes } = options;
  const source = readFileSync(new URL(page.file, import.meta.url), 'utf8');
  // Accept only a valid theme name, because the query string is untrusted.
  const theme = requested && /^[a-z][a-z0-9-]*$/.test(requested) ? requested : builtTheme(page.theme, themes?.());
  const html = source
    .replaceAll(`/dist/${page.theme}/cobble.js`, `/dist/${theme}/cobble.js`)
    .replaceAll(`/dist/${page.theme}/room.css`, `/dist/${theme}/room.css`)
    .replaceAll('%nonce%', nonce);
  return page.policy ? { html, policy: policies[page.policy](nonce) } : { html };
};

const builtTheme = (name: string, built: readonly string[] = []): string =>
  built.includes(name) ? name : (built[0] ?? name);
