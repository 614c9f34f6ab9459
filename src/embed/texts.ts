import { log } from '../platform/log';
import type { Settings } from '../services/settings';

/** How long the first widget waits for a file of texts, ms; after that it is drawn in English. */
const PATIENCE = 4000;

type TextSettings = Pick<Settings, 'locale' | 'texts' | 'textsUrl'>;

let resolved: Promise<Record<string, string>> | undefined;

/**
 * Returns the page's texts by name: those of its locale over those of its language over those for all, and under them
 * those of `textsUrl`. Plural forms become one text, as `fillText` reads it. Resolved once per page. A text that can't
 * be loaded stays English, and the console reports it.
 */
export default (settings: TextSettings): Promise<Record<string, string>> => (resolved ??= resolveTexts(settings));

const resolveTexts = async ({ locale, texts, textsUrl }: TextSettings): Promise<Record<string, string>> => {
  const locales = prefixesOf(locale);
  const fetched = textsUrl && (await fetchTexts(textsUrl, locales));
  return { ...flatten(fetched, locales), ...flatten(texts, locales) };
};

/** `zh-hant-tw`, `zh-hant`, `zh`: the nearest first. */
const prefixesOf = (locale: string): string[] => {
  const parts = locale.split('-');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
};

const flatten = (texts: unknown, locales: readonly string[]): Record<string, string> => {
  const flat: Record<string, string> = {};
  const byLocale: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(texts ?? {})) {
    if (typeof value === 'string') flat[key] = value;
    // No text's name is as short as a language's.
    else if (/^[a-z]{2,3}([-_]\w+)*$/i.test(key)) byLocale[key.replaceAll('_', '-').toLowerCase()] = value;
    else if (value && typeof value === 'object') {
      const message = pluralMessage(value);
      if (message) flat[key] = message;
    }
  }
  for (const locale of [...locales].reverse()) Object.assign(flat, flatten(byLocale[locale], []));
  return flat;
};

/** The forms as one text; which number they are for is the first place in them. */
const pluralMessage = (forms: object): string => {
  let number: string | undefined;
  let words = '';
  for (const [form, text] of Object.entries(forms)) {
    if (typeof text !== 'string' || !/^(zero|one|two|few|many|other)$/.test(form)) continue;
    number ??= /\{(\w+)\}/.exec(text)?.[1];
    words += ` ${form} {${text}}`;
  }
  return words && `{${number ?? 'count'}, plural,${words}}`;
};

/** The file of the locale, else that of its language. English is built in, and nothing is fetched for it. */
const fetchTexts = async (address: string, locales: readonly string[]): Promise<unknown> => {
  const wanted = address.includes('{locale}') ? locales.filter((locale) => !/^en(-us)?$/.test(locale)) : [''];
  let said = '';
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    for (const locale of wanted) {
      const url = new URL(address.replaceAll('{locale}', locale), location.href);
      if (url.origin !== location.origin && url.protocol !== 'https:')
        throw Error(`${url.href} is neither of the page's origin nor https`);
      const response = await fetch(url, { signal });
      if (response.ok) {
        const texts: unknown = await response.json();
        if (texts && typeof texts === 'object' && !Array.isArray(texts)) return texts;
        throw Error(`${url.href} is no JSON object of texts`);
      }
      said ||= `${url.href} answered ${response.status}`;
      // Another locale's file may be there; what fails otherwise fails for all.
      if (response.status !== 404) break;
    }
  } catch (error) {
    said = error instanceof Error ? error.message : String(error);
  }
  // A region of English without a file is not missed.
  if (said && !(/^en-/.test(`${locales[0]}`) && / 404$/.test(said)))
    log('warn', `cobble: textsUrl: ${said}. The texts are English until it gives one JSON object of texts.`);
  return undefined;
};
