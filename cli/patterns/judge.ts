import type { Diagnostics } from 'recheck';
import { limits } from '../io/limits';
import { attack } from './attack';
import type { Pattern } from './pattern';

/** How long a pattern can take on the worst text. */
export type Verdict =
  | { kind: 'linear' }
  /** `attack` is a JavaScript expression of a text that shows it; `spots` are the guilty pieces of the pattern. */
  | { kind: 'exponential' | 'polynomial'; degree: number | undefined; attack: string; spots: [number, number][] }
  | { kind: 'unknown'; reason: string };

/** Milliseconds that one pattern may take to be judged. */
const LIMIT = 3000;

/** Patterns under way at once: more would only wait for each other. */
const AT_ONCE = 4;

/** What was found out about one pattern, and holds for all of its form. */
interface Judgement {
  by: Pattern;
  result: Diagnostics | undefined;
  origin: (index: number) => number;
}

const known = new Map<string, Judgement>();

/**
 * Judges the patterns' worst case: those that are plainly linear at once, the others with `recheck`, once for each
 * form.
 *
 * @param progress called after each one that took the slow way
 * @param seconds after which no more are looked at the slow way: they are `unknown`
 */
export const judge = async (
  patterns: readonly Pattern[],
  progress?: (done: number, all: number) => void,
  seconds: number = limits.patternSeconds,
): Promise<Map<Pattern, Verdict>> => {
  const slow = new Map(
    patterns
      .filter((pattern) => pattern.ast && !pattern.plainlyLinear && !known.has(keyOf(pattern)))
      .map((pattern) => [keyOf(pattern), pattern]),
  );
  const end = Date.now() + seconds * 1000;
  let done = 0;
  const waiting = slow.entries();
  const work = async (): Promise<void> => {
    for (const [key, by] of waiting) {
      if (Date.now() >= end) return;
      const { text, origin } = withoutLineEnds(by.source);
      known.set(key, { by, origin, result: await recheck(text) });
      progress?.(++done, slow.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, slow.size) }, work));
  return new Map(patterns.map((pattern) => [pattern, verdictOn(pattern, seconds)]));
};

const keyOf = (pattern: Pattern): string => pattern.shape?.key ?? pattern.source;

const verdictOn = (pattern: Pattern, seconds: number): Verdict => {
  if (pattern.plainlyLinear) return { kind: 'linear' };
  if (pattern.unjudged !== undefined) return { kind: 'unknown', reason: pattern.unjudged };
  if (!pattern.ast) return { kind: 'unknown', reason: 'its syntax is not known' };
  const judgement = known.get(keyOf(pattern));
  if (!judgement)
    return {
      kind: 'unknown',
      reason: `the slow patterns before it took ${seconds} seconds, the most that is spent on them`,
    };
  const { by, result, origin } = judgement;
  if (result?.status === 'safe') return { kind: 'linear' };
  if (result === undefined || result.status === 'unknown') {
    const reason =
      !result || result.error.kind === 'timeout'
        ? `no answer within ${LIMIT / 1000} seconds`
        : 'message' in result.error
          ? result.error.message
          : result.error.kind;
    return { kind: 'unknown', reason };
  }
  return {
    kind: result.complexity.type,
    degree: result.complexity.type === 'polynomial' ? result.complexity.degree : undefined,
    attack: attack(result.attack, by.shape, pattern.shape),
    // Patterns of one form can be written at other lengths (`\\/` and `/`): then the places don't carry over.
    spots:
      by.source.length !== pattern.source.length
        ? []
        : result.hotspot
            .filter((spot) => spot.temperature === 'heat')
            .map((spot) => [origin(spot.start), origin(spot.end)]),
  };
};

/**
 * `.` refuses line ends, which no URL holds: without them `^/.*$` can't fail, and is not slow. Gives the pattern with
 * `[^]` for each `.`, and the way back from its places to the source's.
 */
const withoutLineEnds = (source: string): { text: string; origin: (index: number) => number } => {
  let text = '';
  const origins: number[] = [];
  let inside = false;
  for (let index = 0; index < source.length; index++) {
    const char = source[index]!;
    const piece = char === '\\' ? source.slice(index, index + 2) : char === '.' && !inside ? '[^]' : char;
    if (char === '[') inside = true;
    if (char === ']') inside = false;
    for (let n = 0; n < piece.length; n++) origins.push(char === '\\' ? index + n : index);
    text += piece;
    if (char === '\\') index++;
  }
  return { text, origin: (index) => origins[index] ?? source.length };
};

/** The program for this platform if there is one, else the same in JavaScript; never a Java machine. */
const recheck = async (source: string): Promise<Diagnostics | undefined> => {
  const { check } = await import('recheck');
  process.env.RECHECK_BACKEND ??= 'native';
  const answer = async (): Promise<Diagnostics> => {
    try {
      return await check(source, '', { timeout: LIMIT });
    } catch (error) {
      if (process.env.RECHECK_BACKEND !== 'native') throw error;
      process.env.RECHECK_BACKEND = 'pure';
      return check(source, '', { timeout: LIMIT });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, 3 * LIMIT, undefined);
  });
  try {
    return await Promise.race([answer(), silence]);
  } finally {
    clearTimeout(timer);
  }
};
