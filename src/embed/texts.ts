import { log } from '../platform/log';
import type { Settings } from '../services/settings';

/** After this, the first widget renders in English. */
const TEXTS_TIMEOUT_MS = 4000;

type TextSettings = Pick<Settings, 'locale' | 'texts' | 'textsUrl'>;

let resolved: Promise<Record<string, string>> | undefined;

/**
 * Texts of the page's locale win over those of its language, then those for all languages, then `textsUrl`. Plural
 * forms become one message for `fillText`.
 */
export default (settings: TextSettings): Promise<Record<string, string>> => (resolved ??= resolveTexts(settings));

const resolveTexts = async ({ locale, texts, textsUrl }: TextSettings): Promise<Record<string, string>> => {
  const locales = prefixesOf(locale);
  const fetched = textsUrl && (await fetchTexts(textsUrl, locales));
  return { ...flatten(fetched, locales), ...flatten(texts, locales) };
};

/** `zh-hant-tw`, `zh-hant`, `zh`. */
const prefixesOf = (locale: string): string[] => {
  const parts = locale.split('-');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
};

const flatten = (texts: unknown, locales: readonly string[]): Record<string, string> => {
  const flat: Record<string, string> = {};
  const byLocale: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(texts ?? {})) {
    if (typeof value === 'string') flat[key] = value;
    else if (/^[a-z]{2,3}([-_]\w+)*$/i.test(key)) byLocale[key.replaceAll('_', '-').toLowerCase()] = value;
    else if (value && typeof value === 'object') {
      const message = pluralMessage(value);
      if (message) flat[key] = message;
    }
  }
  for (const locale of [...locales].reverse()) Object.assign(flat, flatten(byLocale[locale], []));
  return flat;
};

const pluralMessage = (forms: object): string => {
  let number: string | undefined;
  let clauses = '';
  for (const [form, text] of Object.entries(forms)) {
    if (typeof text !== 'string' || !/^(zero|one|two|few|many|other)$/.test(form)) continue;
    number ??= /\{(\w+)\}/.exec(text)?.[1];
    clauses += ` ${form} {${text}}`;
  }
  return clauses && `{${number ?? 'count'}, plural,${clauses}}`;
};

/** Fetches the file of the locale or of its language. English is built in. */
const fetchTexts = async (address: string, locales: readonly string[]): Promise<unknown> => {
  const candidates = address.includes('{locale}') ? locales.filter((locale) => !/^en(-us)?$/.test(locale)) : [''];
  let problem = '';
  try {
    const signal = AbortSignal.timeout(TEXTS_TIMEOUT_MS);
    for (const locale of candidates) {
      const url = new URL(address.replaceAll('{locale}', locale), location.href);
      if (url.origin !== location.origin && url.protocol !== 'https:')
        throw Error(`${url.href} is neither of the page's origin nor https`);
      const response = await fetch(url, { signal });
      if (response.ok) {
        const texts: unknown = await response.json();
        if (texts && typeof texts === 'object' && !Array.isArray(texts)) return texts;
        throw Error(`${url.href} is no JSON object of texts`);
      }
      problem ||= `${url.href} answered ${response.status}`;
      // Another locale's file may exist.
      if (response.status !== 404) break;
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (problem && !(/^en-/.test(`${locales[0]}`) && / 404$/.test(problem)))
    log('warn', `cobble: textsUrl: ${problem}. The texts are English until it gives one JSON object of texts.`);
  return undefined;
};
