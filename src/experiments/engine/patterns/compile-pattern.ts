import { ALLOWED_ESCAPES, limits } from './limits';

/** Returns the maximum length of the strings that a pattern may test, or 0 to reject the pattern. */
export type Proof = (source: string) => number;

export interface CompiledPattern {
  expression: RegExp;
  maxLength: number;
}

/** The page rejects a pattern that may stall it, or that browsers interpret differently. */
class UnsafePattern extends Error {
  constructor(source: string) {
    super(`unsafe pattern ${source}`);
  }
}

/** Allows all references, such as `\1`. The proof rejects references to missing groups. */
const HAS_ALLOWED_ESCAPES = RegExp(String.raw`^(?:[^\\]|\\(?:${ALLOWED_ESCAPES}|[1-9k]))*$`);

/**
 * Compiles a pattern of a config (interface 6).
 *
 * @throws UnsafePattern or SyntaxError
 */
export const compilePattern = (source: string, proof?: Proof): CompiledPattern => {
  const expression = RegExp(source);
  if (source.length > limits.pattern || !HAS_ALLOWED_ESCAPES.test(source)) throw new UnsafePattern(source);
  const maxLength = quickLimit(source) || proof?.(source);
  if (!maxLength) throw new UnsafePattern(source);
  return { expression, maxLength };
};

export const tryCompilePattern = (source: string, proof?: Proof): CompiledPattern | undefined => {
  try {
    return compilePattern(source, proof);
  } catch {
    return undefined;
  }
};

/** Whether every match begins at the start of the string. Ignores `|` in groups, because `^(a|b)` is anchored. */
const isAnchored = (source: string): boolean => {
  // Replace escapes and character classes with `x`, because they may contain brackets. If they were deleted instead, a
  // later `^` could become the first character.
  const groups = source.replace(/\\.|\[(\\.|[^\]\\])*]/g, 'x');
  return /^\^[^|]*$/.test(groups.replace(/\([^()]*\)/g, 'x'));
};

/**
 * Returns the maximum length of a string, or 0 if the pattern needs the slower `inputLimit`. Estimates the work for n
 * characters. Each loop multiplies the work by n, each choice by 2. A search that isn't anchored counts as one more
 * loop, because it tries all n starts. The pattern's length also counts, because a match may fail at any of its
 * characters. Two or more loops divide the string between them, which halves the work. Repeated groups, references,
 * counts such as `{99}`, and `(?<name>)` need `inputLimit`.
 */
export const quickLimit = (source: string): number => {
  const loops = source.replace(/[^*+,]/g, '').length + (isAnchored(source) ? 0 : 1);
  const choices = source.replace(/[^?|]/g, '').length;
  const share = (limits.steps * (loops > 1 ? 2 : 1)) / (2 ** choices * source.length);
  // Without a loop, the exponent is Infinity, so the power is Infinity if `share` is above 1, and 0 if it is below.
  const maxLength = Math.min(limits.input, Math.floor(share ** (1 / loops)));
  return maxLength < limits.input / 2 || /\)[*+{]|\(\?[^:=!]|\\[1-9k]|\{\d\d/.test(source) ? 0 : maxLength;
};
