import { automata, shortestWord } from './automata';
import type { Pattern, UrlPart } from './pattern';
import { plainExample } from './sample-texts';
import { complementOf, EDGES, forms, MAX_NODES, matchesOf } from './url-automata';

/**
 * A matching text; `null` if none exists; `undefined` if the patterns are too large, or no automaton can represent
 * them.
 */
export type Example = string | null | undefined;

export const language = {
  isKnown(pattern: Pattern): boolean {
    if (isPlain(pattern)) return true;
    try {
      matchesOf(pattern);
      return true;
    } catch {
      return false;
    }
  },

  /**
   * Returns a shortest text that matches all of `include` and none of `excludes`.
   *
   * @param include Default: all texts that this part of a URL can have
   */
  example(
    part: UrlPart,
    include: Pattern | readonly Pattern[] | undefined,
    excludes: readonly Pattern[] = [],
  ): Example {
    const includes = [include ?? []].flat();
    return plainAnswer(part, includes, excludes) ?? automatonAnswer(part, includes, excludes);
  },
};

export type Language = typeof language;

/** Runs only plain patterns, which can't take exponential time. */
const plainAnswer = (
  part: UrlPart,
  [first, ...others]: readonly Pattern[],
  excludes: readonly Pattern[],
): string | undefined => {
  if (!first?.ast || others.length > 0 || !excludes.every(isPlain)) return undefined;
  const example = plainExample(part, first.source);
  return example && isLeft(example, [], excludes) ? example : undefined;
};

const automatonAnswer = (part: UrlPart, includes: readonly Pattern[], excludes: readonly Pattern[]): Example => {
  try {
    const { NFA } = automata();
    const included = includes.map(matchesOf);
    const excluded = excludes.map(matchesOf);
    if (part === 'search' && isLeft('', includes, excludes)) return '';
    let left = forms()[part];
    for (const each of included) left = NFA.fromIntersection(left, each, new NFA.LimitedNodeFactory(MAX_NODES));
    for (const each of excluded)
      left = NFA.fromIntersection(left, complementOf(each), new NFA.LimitedNodeFactory(MAX_NODES));
    const word = shortestWord(left);
    return word ? String.fromCharCode(...word.slice(EDGES, -EDGES)) : null;
  } catch {
    return undefined;
  }
};

const isPlain = ({ ast, part, source }: Pattern): boolean => Boolean(ast && plainExample(part, source));

const isLeft = (text: string, includes: readonly Pattern[], excludes: readonly Pattern[]): boolean =>
  includes.every(({ source }) => new RegExp(source).test(text)) &&
  !excludes.some(({ source }) => new RegExp(source).test(text));
