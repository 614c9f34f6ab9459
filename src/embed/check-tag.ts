import type { Context } from '../loader/types';

/** Settings that need no check, as `name,value`. A query like `?ver=6.1` of the tag's `src` counts as a setting. */
const USUAL = /^(base|bundleTheme|theme,|locale,..\b|v)/;

/** Loads the report of misspelt attributes if the tag has any but the most common ones. */
export const checkTag = ({ tagSettings, runChunk }: Pick<Context, 'tagSettings' | 'runChunk'>): void => {
  if (!Object.entries(tagSettings).every((entry) => USUAL.test(`${entry}`))) void runChunk('bad-tag');
};
