import type { DynamicContentItem, SupportLocales } from '../../../../services/support/answers';

/**
 * Gives a text of the service in the page's language.
 *
 * @param raw may hold `{{dc.name}}`
 * @param plain the service's own reading of it, in whatever language
 * @returns undefined where neither can be shown: a placeholder that nobody knows
 */
export type DynamicTexts = (raw: string | undefined, plain: string | undefined) => string | undefined;

/** Content may name other content; deeper than this it goes in circles. */
const deepest = 4;
/**
 * Letters of a text at most: content that names other content many times is many times as long on each level (threat
 * 9).
 */
const longest = 20_000;

/**
 * Reads the dynamic content (SUP-3). A variant counts in this order: the page's locale, its language, another country's
 * form of it, the content's default, any. Inactive variants don't count.
 *
 * @param locale `sv-se`
 */
export const dynamicTexts = (
  items: readonly DynamicContentItem[],
  locales: Required<SupportLocales>['locales'],
  locale: string,
): DynamicTexts => {
  const ranks = ranksOf(locales, locale.toLowerCase());
  const texts = new Map<string, string>();
  for (const { name: own = '', placeholder = '', default_locale_id, variants = [] } of items) {
    const rank = ({ locale_id, default: isDefault }: (typeof variants)[number]) =>
      ranks.get(String(locale_id)) ?? (isDefault || String(locale_id) === String(default_locale_id) ? 3 : 4);
    const [best] = variants
      .filter(({ active, content }) => active !== false && content !== undefined)
      .sort((a, b) => rank(a) - rank(b));
    const name = nameOf(placeholder) ?? nameOf(`{{dc.${own}}}`);
    if (best?.content !== undefined && name) texts.set(name, best.content);
  }
  const resolve = (text: string, room = { left: longest }, depth = 0): string =>
    depth > deepest
      ? text
      : text.slice(0, longest).replace(placeholder, (whole, name: string) => {
          const content = texts.get(name.toLowerCase());
          if (content === undefined || room.left < 0) return whole;
          room.left -= content.length + 1;
          return resolve(content, room, depth + 1);
        });
  return (raw, plain) =>
    [raw, plain].map((text = '') => resolve(text).trim()).find((text) => text && !/\{\{/.test(text));
};

const placeholder = /\{\{\s*dc\.([\w-]+)\s*\}\}/gi;

const nameOf = (text: string) => /\{\{\s*dc\.([\w-]+)\s*\}\}/i.exec(text)?.[1]?.toLowerCase();

/** How well each locale fits, by its id: 0 is the page's own. */
const ranksOf = (locales: Required<SupportLocales>['locales'], wanted: string) => {
  const ranks = new Map<string, number>();
  const language = wanted.split('-')[0];
  for (const { id, locale } of locales) {
    const tag = locale.toLowerCase().replace('_', '-');
    const rank = tag === wanted ? 0 : tag === language ? 1 : tag.split('-')[0] === language ? 2 : undefined;
    if (rank !== undefined) ranks.set(String(id), rank);
  }
  return ranks;
};
