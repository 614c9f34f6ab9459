import { mergeSettings } from '../embed/merge-settings';
import { paragraphTags } from '../embed/paragraph-tags';
import { findLocale } from '../embed/regional-locale';
import type { PageSettings } from '../loader/settings';
import type { BuildInfo } from './build-info';
import { attribute, type PageElement, textIn } from './page-nodes';
import type { RenderOptions } from './render-options';

/** What a page says of itself, as far as drawing asks for it. */
export interface DrawnSettings {
  /** The build's folder, with the closing slash. */
  readonly base: string;
  /** Of widgets without their own. */
  readonly theme: string;
  /** As the page says it, in lower case. */
  readonly locale: string;
  readonly settings: PageSettings;
  /** Every file of the build is checked (`cobble snippet --pin`). */
  readonly isPinned: boolean;
}

/** What of a page says something of the settings, as far as it is read. */
export interface PageFacts {
  /** The tag of Cobble's. */
  tag?: PageElement;
  /** The page's JSON. */
  json?: PageElement;
  html?: PageElement;
}

/**
 * The settings that the page's script will have, by the tag, its query and the page's JSON (interface 1). What the page
 * says by a script of its own is not known here: the widget is then drawn anew where it differs.
 */
export const pageSettings = (facts: PageFacts, build: BuildInfo, options: RenderOptions): DrawnSettings => {
  const src = facts.tag && (attribute(facts.tag, 'src') ?? '').trim();
  const [where, folder, named] = /^(.*?)([^/?#]+)\/[^/?#]+(?:[?#]|$)/s.exec(src ?? '') ?? [];
  // A page without a tag: as `cobble snippet` has it.
  const place = src === undefined ? '/dist/' : where === undefined ? '..' : folder || '.';
  // The page's author wrote these values, and they are taken as the settings' types say.
  const settings = mergeSettings([
    facts.tag && datasetOf(facts.tag),
    Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(src ?? '')?.[1])),
    jsonOf(facts),
  ]) as unknown as PageSettings;
  const known = (name: string | undefined) => (name && build.themes.includes(name) ? name : undefined);
  return {
    base: (options.base ?? (settings.base || place)).replace(/\/?$/, '/'),
    theme: known(options.theme) ?? known(settings.theme) ?? known(named) ?? build.themes[0] ?? '',
    locale: localeOf(facts, settings, options),
    settings,
    isPinned: !!facts.tag && attribute(facts.tag, 'integrity') !== undefined,
  };
};

/** Reads the page's JSON. The page's script reports a broken one and continues without it. */
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

/** An element's `dataset`. */
export const datasetOf = ({ attrs }: PageElement): Record<string, string> =>
  Object.fromEntries(
    attrs
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [
        name.slice('data-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
