import type { DynamicContentItem, SupportLocales } from '../../../services/answers/support';

/**
 * Gives a text of the service in the page's language.
 *
 * @param raw may hold `{{dc.name}}`
 * @param plain the service's own reading of it, in whatever language
 * @returns undefined where neither can be shown: a placeholder that nobody knows
 */
export type DynamicTexts = (raw: unknown, plain: unknown) => string | undefined;

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
export const dynamicTexts = (items: unknown, locales: unknown, locale: string): DynamicTexts => {
  const ranks = ranksOf(locales, locale.toLowerCase());
  const texts = new Map<string, string>();
  for (const item of list<DynamicContentItem>(items)) {
    const rank = ({ locale_id, default: isDefault }: DynamicContentItem['variants'][number]) =>
      ranks.get(String(locale_id)) ?? (isDefault || String(locale_id) === String(item.default_locale_id) ? 3 : 4);
    const [best] = list<DynamicContentItem['variants'][number]>(item.variants)
      .filter(({ active, content }) => active !== false && typeof content === 'string')
      .sort((a, b) => rank(a) - rank(b));
    const name = nameOf(item.placeholder) ?? nameOf(`{{dc.${item.name}}}`);
    if (best && name) texts.set(name, best.content);
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
    [raw, plain]
      .map((text) => (typeof text === 'string' ? resolve(text).trim() : ''))
      .find((text) => text && !/\{\{/.test(text));
};

const placeholder = /\{\{\s*dc\.([\w-]+)\s*\}\}/gi;

const nameOf = (text: unknown) => /\{\{\s*dc\.([\w-]+)\s*\}\}/i.exec(String(text))?.[1]?.toLowerCase();

/** How well each locale fits, by its id: 0 is the page's own. */
const ranksOf = (locales: unknown, wanted: string) => {
  const ranks = new Map<string, number>();
  const language = wanted.split('-')[0];
  for (const { id, locale } of list<SupportLocales['locales'][number]>(
    (locales as SupportLocales | undefined)?.locales,
  )) {
    const tag = String(locale).toLowerCase().replace('_', '-');
    const rank = tag === wanted ? 0 : tag === language ? 1 : tag.split('-')[0] === language ? 2 : undefined;
    if (rank !== undefined) ranks.set(String(id), rank);
  }
  return ranks;
};

/** The objects of what should be a list. */
const list = <T>(value: unknown): T[] =>
  Array.isArray(value) ? (value.filter((one) => one && typeof one === 'object') as T[]) : [];
