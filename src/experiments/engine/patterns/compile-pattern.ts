import { ALLOWED_ESCAPES, limits } from './limits';

/** Returns the maximum length of a string to test with a pattern. 0 rejects the pattern. */
export type Proof = (source: string) => number;

export interface CompiledPattern {
  expression: RegExp;
  maxLength: number;
}

/** The pattern may stall the page, or browsers interpret it differently. */
class UnsafePattern extends Error {
  constructor(readonly source: string) {
    super(`unsafe pattern ${source}`);
  }
}

/** Checks escapes only. The proof rejects references without a group. */
const HAS_ALLOWED_ESCAPES = RegExp(String.raw`^(?:[^\\]|\\(?:${ALLOWED_ESCAPES}|[1-9k]))*$`);

/**
 * Compiles a pattern of a config (interface 6).
 *
 * @param proof judges the patterns that `quickLimit` can't judge; without a proof they are rejected
 * @throws UnsafePattern, or the browser's SyntaxError
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

/**
 * Returns the maximum length of a string for a pattern, or 0 if only `inputLimit` can judge the pattern.
 *
 * Without a repeated group, n characters can be matched in at most n ways per loop and 2 per choice. A search has n
 * starts, unless the pattern begins with `^`. Two loops share the string, so they have half as many ways. Each way may
 * end at each character of the pattern. `inputLimit` judges counts such as `{99}`, and syntax with `(?`.
 */
export const quickLimit = (source: string): number => {
  const loops = source.replace(/[^*+,]/g, '').length + (/^\^[^|]*$/.test(source) ? 0 : 1);
  const choices = source.replace(/[^?|]/g, '').length;
  const share = (limits.steps * (loops > 1 ? 2 : 1)) / (2 ** choices * source.length);
  // Without a loop, the exponent is infinite, so the root is Infinity or 0.
  const maxLength = Math.min(limits.input, Math.floor(share ** (1 / loops)));
  return maxLength < limits.input / 2 || /\)[*+{]|\(\?[^:=!]|\\[1-9k]|\{\d\d/.test(source) ? 0 : maxLength;
};
