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

/** Allows back references, such as `\1`. `readPattern` rejects a reference to a missing group. */
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

/** Whether every match begins at the string's start. Ignores `|` in groups, because `^(a|b)` is anchored. */
const isAnchored = (source: string): boolean => {
  // Escapes and character classes may contain brackets, so replace them with `x`. Deleting them could move a later `^`
  // to the start.
  const groups = source.replace(/\\.|\[(\\.|[^\]\\])*]/g, 'x');
  return /^\^[^|]*$/.test(groups.replace(/\([^()]*\)/g, 'x'));
};

/**
 * Returns the maximum length of a string, or 0 if the pattern needs the slower `inputLimit`. Always returns 0 for
 * repeated groups, references, counts such as `{99}`, and `(?<name>)`.
 *
 * Estimates the work for n characters as `source.length * n ** loops * 2 ** choices`. With several loops, halves the
 * estimate, because two loops split the string in n²/2 ways. An unanchored search counts as a loop, because it tries n
 * starts.
 */
export const quickLimit = (source: string): number => {
  const loops = source.replace(/[^*+,]/g, '').length + (isAnchored(source) ? 0 : 1);
  const choices = source.replace(/[^?|]/g, '').length;
  const share = (limits.steps * (loops > 1 ? 2 : 1)) / (2 ** choices * source.length);
  // Without loops, the exponent is Infinity, so `maxLength` is `limits.input` or 0.
  const maxLength = Math.min(limits.input, Math.floor(share ** (1 / loops)));
  return maxLength < limits.input / 2 || /\)[*+{]|\(\?[^:=!]|\\[1-9k]|\{\d\d/.test(source) ? 0 : maxLength;
};
