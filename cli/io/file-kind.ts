import { CliError } from './errors';
import { isObject } from './json';
import { sourceName } from './messages';

export type FileKind = 'config' | 'cases' | 'page' | 'theme' | 'list';

const KINDS: Readonly<Record<FileKind, { readonly what: string; readonly command: (name: string) => string }>> = {
  config: { what: 'an experiment config', command: (name) => `cobble check ${name}` },
  cases: { what: 'a case file', command: (name) => `cobble test ${name}` },
  page: { what: 'a page', command: (name) => `cobble lint ${name}` },
  list: { what: 'a list of URLs', command: (name) => `cobble match --config FILE --urls ${name}` },
  theme: { what: 'a module, such as a theme', command: (name) => `cobble build --theme ${themePath(name)}` },
};

const themePath = (name: string): string => (/[/\\]/.test(name) ? name : `./${name}`);

export const fileKind = (name: string, text: string): FileKind | undefined => {
  if (/\.[cm]?[jt]s$/i.test(name)) return 'theme';
  if (/\.(csv|tsv|ndjson|jsonl)$/i.test(name)) return 'list';
  if (/^\ufeff?\s*(<!--.*?-->\s*)*<(!doctype html|html|head|body)\b/is.test(text)) return 'page';
  if (/^\ufeff?\s*\{/.test(text)) return kindOfJson(text);
  if (/\.html?$/i.test(name)) return 'page';
  return LIST_OF_URLS.test(text) ? 'list' : undefined;
};

const LIST_OF_URLS = /^\ufeff?\s*(?:#[^\n]*\n\s*)*https?:\/\/\S/i;

/** Maximum number of characters to parse. Parsed values need many times the memory of their text (threat 9). */
const MAX_PARSED = 1e6;

const kindOfJson = (text: string): FileKind | undefined => {
  if (text.length > MAX_PARSED) return kindByFirstName(text);
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (!isObject(value)) return undefined;
    if (Array.isArray(value.cases)) return 'cases';
    return typeof value.experiments === 'object' && value.experiments !== null ? 'config' : undefined;
  } catch {
    // Guess the invalid file's kind. The command reports the JSON error.
    return kindByFirstName(text);
  }
};

const kindByFirstName = (text: string): FileKind | undefined => {
  const [, first] = /"(cases|experiments)"\s*:/.exec(text) ?? [];
  return first === 'experiments' ? 'config' : (first as 'cases' | undefined);
};

export const refuseOtherKind = (wanted: FileKind, name: string, text: string): void => {
  const kind = fileKind(name, text);
  if (kind === undefined || kind === wanted) return;
  const { what, command } = KINDS[kind];
  throw new CliError(
    `${sourceName(name)} is ${what}, not ${KINDS[wanted].what}`,
    `Run ${command(name === '-' ? 'FILE' : name)}.`,
  );
};
