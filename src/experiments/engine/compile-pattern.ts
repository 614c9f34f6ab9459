import { ALLOWED_ESCAPES } from './allowed-escapes';
import { limits } from './limits';
import { quickLimit } from './quick-limit';

/** Returns how long a text a valid pattern may be tried on, in characters, as `inputLimit` does. 0 rejects the pattern. */
export type Proof = (source: string) => number;

/** A pattern that is quick on texts of at most `maxLength` characters. */
export interface CompiledPattern {
  expression: RegExp;
  maxLength: number;
}

/** A valid pattern that may stall the page, or has syntax that browsers read in different ways. */
class UnsafePattern extends Error {
  constructor(readonly source: string) {
    super(`unsafe pattern ${source}`);
  }
}

/** The proof rejects references without a group. */
const HAS_ALLOWED_ESCAPES = RegExp(String.raw`^(?:[^\\]|\\(?:${ALLOWED_ESCAPES}|[1-9k]))*$`);

/**
 * Compiles a config's pattern, without flags and added anchors (interface 6).
 *
 * @param proof judges the patterns that need a proof; without it they are rejected
 * @throws UnsafePattern for a rejected pattern, the browser's SyntaxError for an invalid one
 */
export const compilePattern = (source: string, proof?: Proof): CompiledPattern => {
  const expression = RegExp(source);
  if (source.length > limits.pattern || !HAS_ALLOWED_ESCAPES.test(source)) throw new UnsafePattern(source);
  const maxLength = quickLimit(source) || proof?.(source);
  if (!maxLength) throw new UnsafePattern(source);
  return { expression, maxLength };
};

/** Compiles a pattern as {@link compilePattern}, but returns undefined for a pattern that is rejected or invalid. */
export const tryCompilePattern = (source: string, proof?: Proof): CompiledPattern | undefined => {
  try {
    return compilePattern(source, proof);
  } catch {
    return undefined;
  }
};
