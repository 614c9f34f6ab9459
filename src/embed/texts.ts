import { log } from '../platform/log';
import { pageOrigin, pageUrl } from '../platform/page-url';
import type { Settings } from '../services/settings';

const TEXTS_TIMEOUT_MS = 4000;

type TextSettings = Pick<Settings, 'locale' | 'texts' | 'textsUrl'>;

let resolved: Promise<Record<string, string>> | undefined;

/**
 * Returns the page's texts. Order of precedence: the page's locale, its language, all languages, `textsUrl`. Plural
 * forms become one message for `fillText`.
 */
export default (settings: TextSettings): Promise<Record<string, string>> => (resolved ??= resolveTexts(settings));

const resolveTexts = async ({ locale, texts, textsUrl }: TextSettings): Promise<Record<string, string>> => {
  const locales = prefixesOf(locale);
  const fetched = textsUrl && (await fetchTexts(textsUrl, locales));
  return { ...flatten(fetched, locales), ...flatten(texts, locales) };
};

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

/** Fetches the file of the locale or a shorter form. Skips `en` and `en-us`, which are built in. */
const fetchTexts = async (address: string, locales: readonly string[]): Promise<unknown> => {
  const candidates = address.includes('{locale}') ? locales.filter((locale) => !/^en(-us)?$/.test(locale)) : [''];
  let problem = '';
  let url = address;
  try {
    const signal = AbortSignal.timeout(TEXTS_TIMEOUT_MS);
    for (const locale of candidates) {
      url = pageUrl(address.replaceAll('{locale}', locale));
      const { origin, protocol } = new URL(url);
      if (origin !== pageOrigin() && protocol !== 'https:') throw Error("neither on the page's origin nor https");
      const response = await fetch(url, { signal });
      if (response.ok) return parseTexts(await response.text(), url);
      problem ||= `${url} answered ${response.status}`;
      // After a 404, the file of a shorter locale may exist. Other failures affect all files.
      if (response.status !== 404) break;
    }
  } catch (error) {
    problem = `${url}: ${error}`;
  }
  if (problem && !(/^en-/.test(`${locales[0]}`) && / 404$/.test(problem)))
    log(
      'warn',
      `cobble: textsUrl: ${problem}. The texts are in English. Fix: publish a JSON object of texts at this URL.`,
    );
  return undefined;
};

const parseTexts = (text: string, url: string): unknown => {
  const texts: unknown = JSON.parse(text);
  if (!texts || typeof texts !== 'object' || Array.isArray(texts)) throw Error('not a JSON object of texts');
  if (text.includes('\ufffd')) log('warn', `cobble: textsUrl: ${url}: not UTF-8. Fix: save the file as UTF-8.`);
  return texts;
};
