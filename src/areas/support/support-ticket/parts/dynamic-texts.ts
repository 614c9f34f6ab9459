import type { DynamicContentItem, SupportLocales } from '../../../../services/support/answers';

/**
 * @param raw may contain `{{dc.name}}`
 * @param plain the text as the service rendered it, in any language
 * @returns undefined if both are empty or have an unknown placeholder
 */
export type DynamicTexts = (raw: string | undefined, plain: string | undefined) => string | undefined;

/** Limits nesting, because dynamic content may refer to other dynamic content. */
const MAX_DEPTH = 4;
/** Limits the length, because nested references can make a text grow exponentially (threat 9). */
const MAX_LENGTH = 20_000;

/**
 * Resolves dynamic content (SUP-3). Prefers the page's locale, then its language, then that language in another
 * country, then the default.
 *
 * @param locale `sv-se`
 */
export const dynamicTexts = (
  items: readonly DynamicContentItem[],
  locales: Required<SupportLocales>['locales'],
  locale: string,
): DynamicTexts => {
  const texts = contentByName(items, localeRanks(locales, locale.toLowerCase()));
  const resolve = (text: string, budget = { left: MAX_LENGTH }, depth = 0): string => {
    if (depth > MAX_DEPTH) return text;
    return text.slice(0, MAX_LENGTH).replace(placeholders, (match, name: string) => {
      const content = texts.get(name.toLowerCase());
      if (content === undefined || budget.left < 0) return match;
      budget.left -= content.length + 1;
      return resolve(content, budget, depth + 1);
    });
  };
  return (raw, plain) =>
    [raw, plain].map((text = '') => resolve(text).trim()).find((text) => text && !/\{\{/.test(text));
};

const contentByName = (items: readonly DynamicContentItem[], ranks: ReadonlyMap<string, number>) => {
  const texts = new Map<string, string>();
  for (const { name: itemName = '', placeholder = '', default_locale_id, variants = [] } of items) {
    const rankOf = ({ locale_id, default: isDefault }: (typeof variants)[number]) =>
      ranks.get(String(locale_id)) ?? (isDefault || String(locale_id) === String(default_locale_id) ? 3 : 4);
    const [best] = variants
      .filter(({ active, content }) => active !== false && content !== undefined)
      .sort((a, b) => rankOf(a) - rankOf(b));
    const name = nameIn(placeholder) ?? nameIn(`{{dc.${itemName}}}`);
    if (best?.content !== undefined && name) texts.set(name, best.content);
  }
  return texts;
};

const placeholders = /\{\{\s*dc\.([\w-]+)\s*\}\}/gi;

const nameIn = (text: string) => /\{\{\s*dc\.([\w-]+)\s*\}\}/i.exec(text)?.[1]?.toLowerCase();

/** Returns ranks keyed by locale id; 0 is the best. Omits locales of other languages. */
const localeRanks = (locales: Required<SupportLocales>['locales'], wanted: string): ReadonlyMap<string, number> => {
  const language = wanted.split('-')[0];
  const rankOf = (tag: string) => {
    if (tag === wanted) return 0;
    if (tag === language) return 1;
    return tag.split('-')[0] === language ? 2 : undefined;
  };
  const ranks = new Map<string, number>();
  for (const { id, locale } of locales) {
    const rank = rankOf(locale.toLowerCase().replace('_', '-'));
    if (rank !== undefined) ranks.set(String(id), rank);
  }
  return ranks;
};
