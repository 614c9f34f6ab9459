import type { Context } from '../loader/types';

/** The tag's attributes, and what the loader adds. */
const KNOWN = /^(base|bundleTheme|theme|locale|api|product|experiments|antiflicker|ignore|allow|links|consent|scan)$/;

/**
 * Loads the report if the tag may be misspelt. Settings of `cobbleSettings` and the query of `src` may have other names,
 * so the report reads the tag itself.
 */
export const checkTag = ({ tagSettings, runChunk }: Pick<Context, 'tagSettings' | 'runChunk'>): void => {
  const { scan = 'auto' } = tagSettings;
  if (!/^(auto|once|manual)$/.test(scan) || !Object.keys(tagSettings).every((name) => KNOWN.test(name)))
    void runChunk('bad-tag');
};
