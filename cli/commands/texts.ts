import { root } from '../../esbuild.config.mjs';
import { findWidgets } from '../build/find-widgets';
import { CliError } from '../io/errors';
import type { Io } from '../io/io';
import { safeJson } from '../io/json';
import { write } from '../io/write';
import { count } from '../report/count';
import { readTranslation, type Translation, translatedLocales } from '../texts/read-translation';
import { textKeys } from '../texts/text-keys';
import { translationsFolder } from '../texts/translations-folder';

export interface TextsOptions {
  /** A locale in the format of the tag's `data-locale`, such as `sv-se`. Default: English. */
  locale?: string;
}

/** Reports missing translations on stderr. */
export const texts = async ({ locale }: TextsOptions, io: Io, translations = translationsFolder): Promise<number> => {
  const wanted = locale?.toLowerCase() ?? 'en';
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(wanted))
    throw new CliError(`--locale ${locale} isn't a valid locale`, 'Write it like sv-se or sv.');
  const english = textKeys(await findWidgets(root));
  const translation = await readTranslation(wanted, translations);
  const isEnglish = /^en(-|$)/.test(wanted);
  if (!translation && !isEnglish)
    throw new CliError(
      `there is no translation for ${wanted}`,
      `Use one of ${(await translatedLocales(translations)).join(', ')}, or omit --locale and translate the English texts.`,
    );
  const missing = [...english.keys()].filter((key) => !translation?.texts.has(key)).length;
  if (translation && missing > 0 && !isEnglish)
    await write(io.stderr, `${io.paint.err.yellow('cobble:')} ${missingText(missing, translation)}\n`);
  const found = [...english].map(([key, text]) => [key, translation?.texts.get(key) ?? text]);
  await write(io.stdout, `${safeJson(Object.fromEntries(found), 2)}\n`);
  return 0;
};

const missingText = (missing: number, translation: Translation): string => {
  const are = missing === 1 ? 'is' : 'are';
  return `${count(missing, 'text')} of ${translation.locale} ${are} not translated and in English instead`;
};
