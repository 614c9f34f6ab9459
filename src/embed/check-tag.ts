import type { Context } from '../loader/types';
import { regionalLocale } from './find-locale';

/** Loads the report of misspelt attributes, once, if the tag may have some. */
export const checkTag = ({ tagSettings, runChunk }: Pick<Context, 'tagSettings' | 'runChunk'>): void => {
  for (const [name, value] of Object.entries(tagSettings)) {
    // WordPress and others add `v` or `ver` to the tag's `src` against old caches.
    if (/^(base|bundleTheme|theme|v(er)?)$/.test(name)) continue;
    if (name === 'locale' && regionalLocale(value)) continue;
    void runChunk('bad-tag');
  }
};
