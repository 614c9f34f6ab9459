import type { Context } from '../loader/types';

/** Settings that the tag's attributes may define, and those that the loader adds. */
const KNOWN = /^(base|bundleTheme|theme|locale|api|product|experiments|antiflicker|ignore|allow|links|consent|scan)$/;

/**
 * Loads the report of misspelt attributes if a setting is unknown or `data-scan` is invalid. The report reads the tag
 * itself, because `cobbleSettings` and the query of `src` may contain other names.
 */
export const checkTag = ({ tagSettings, runChunk }: Pick<Context, 'tagSettings' | 'runChunk'>): void => {
  const { scan = 'auto' } = tagSettings;
  if (!/^(auto|once|manual)$/.test(scan) || !Object.keys(tagSettings).every((name) => KNOWN.test(name)))
    void runChunk('bad-tag');
};
