import { findLocale } from '../embed/find-locale';
import { mergeSettings } from '../embed/merge-settings';
import { paragraphTags } from '../embed/paragraph-tags';
import { hasComponents } from '../embed/tag-url';
import type { PageSettings } from '../loader/settings';
import type { BuildInfo } from './build-info';
import { attribute, type PageElement, textIn } from './page-nodes';
import type { RenderOptions } from './render-options';

export interface ResolvedSettings {
  /** URL with a trailing slash. */
  readonly base: string;
  readonly theme: string;
  /** The locale in lower case: `en-us`. */
  readonly locale: string;
  readonly settings: PageSettings;
  /** If true, the browser checks every file (`cobble snippet --pin`). */
  readonly isPinned: boolean;
  readonly hasComponents: boolean;
  readonly nonce: string | undefined;
}

export interface PageFacts {
  tag?: PageElement;
  json?: PageElement;
  html?: PageElement;
}

export const pageSettings = (facts: PageFacts, build: BuildInfo, options: RenderOptions): ResolvedSettings => {
  const src = facts.tag && (attribute(facts.tag, 'src') ?? '').trim();
  const [hasFolder, folder, folderTheme] = /^(.*?)([^/?#]+)\/[^/?#]+(?:[?#]|$)/s.exec(src ?? '') ?? [];
  const tagFolder = hasFolder === undefined ? '..' : folder || '.';
  // Without a tag, assume the default folder of `cobble snippet`.
  const defaultBase = src === undefined ? '/dist/' : tagFolder;
  const settings = mergeSettings([
    facts.tag && datasetOf(facts.tag),
    Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(src ?? '')?.[1])),
    jsonOf(facts),
  ]) as unknown as PageSettings;
  const known = (name: string | undefined) => (name && build.themes.includes(name) ? name : undefined);
  return {
    base: (options.base ?? (settings.base || defaultBase)).replace(/\/?$/, '/'),
    theme: known(options.theme) ?? known(settings.theme) ?? known(folderTheme) ?? build.themes[0] ?? '',
    locale: localeOf(facts, settings, options),
    settings,
    isPinned: !!facts.tag && attribute(facts.tag, 'integrity') !== undefined,
    hasComponents: hasComponents(src ?? ''),
    nonce: (facts.tag && attribute(facts.tag, 'nonce')) ?? settings.nonce,
  };
};

const jsonOf = ({ json }: PageFacts): unknown => {
  try {
    return JSON.parse((json && textIn(json).replace(paragraphTags, '')) || '{}');
  } catch {
    return {};
  }
};

const localeOf = ({ html }: PageFacts, { locale }: PageSettings, { url }: RenderOptions): string =>
  findLocale(
    locale && `${locale}`,
    url && URL.canParse(url) ? new URL(url).pathname : '',
    (html && attribute(html, 'lang')) ?? '',
  );

export const datasetOf = ({ attrs }: PageElement): Record<string, string> =>
  Object.fromEntries(
    attrs
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [
        name.slice('data-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
