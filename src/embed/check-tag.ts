import type { Context } from '../loader/types';
import { findTag, tagValues } from './tag-values';

/**
 * Attributes that optimisers, page transitions and consent managers add to any script. Most of their names have a dash,
 * which no known name has.
 */
const FOREIGN = /^(cf|cookie|category|lazy|minify|no|pagespeed|rocket|skip|src|turbo|type)|-/;

/** Loads the report of misspelt attributes if the tag has a name or a value that may be misspelt. */
export const checkTag = ({ runChunk }: Pick<Context, 'runChunk'>): void => {
  for (const { name, value } of findTag()?.attributes ?? []) {
    const [, own] = /^data-(.+)/.exec(name) ?? [];
    if (own === undefined) continue;
    const values = tagValues[own.replaceAll('-', '')];
    const isWrong = values ? own.includes('-') || (value && !values.test(value)) : !FOREIGN.test(own);
    if (isWrong) void runChunk('bad-tag');
  }
};
