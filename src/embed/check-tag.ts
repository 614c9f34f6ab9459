import type { Context } from '../loader/types';
import { regionalLocale } from './find-locale';

/** Loads the report of misspelt attributes, which runs once, if an attribute of the tag may be misspelt. */
export const checkTag = ({ tagSettings, runChunk }: Pick<Context, 'tagSettings' | 'runChunk'>): void => {
  for (const [name, value] of Object.entries(tagSettings)) {
    // `v` and `ver` are queries of the tag's `src`, which WordPress and others add against old caches.
    if (/^(base|bundleTheme|theme|v(er)?)$/.test(name)) continue;
    if (name === 'locale' && regionalLocale(value)) continue;
    void runChunk('bad-tag');
  }
};
