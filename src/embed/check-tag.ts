import type { Context } from '../loader/types';
import { regionalLocale } from './find-locale';

/** Loads the report of misspelt attributes, which runs once, if an attribute of the tag may be misspelt. */
export const checkTag = ({ tagSettings, runChunk }: Pick<Context, 'tagSettings' | 'runChunk'>): void => {
  for (const [name, value] of Object.entries(tagSettings)) {
    // `ver` is WordPress's query of the tag's `src`.
    if (/^(base|bundleTheme|theme|ver)$/.test(name)) continue;
    if (name === 'locale' && regionalLocale(value)) continue;
    void runChunk('bad-tag');
  }
};
