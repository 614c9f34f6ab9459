import { ALLOWED_ESCAPES } from './allowed-escapes';
import { limits } from './limits';
import { quickLimit } from './quick-limit';

/** Returns how many characters of input a valid pattern may be tried on, as `inputLimit` does. 0 rejects it. */
export type Proof = (source: string) => number;

/** A pattern that may be tried on any text of at most `longest` characters. */
export interface CompiledPattern {
  expression: RegExp;
  longest: number;
}

/** References are rejected by the proof unless their group exists. */
const HAS_ALLOWED_ESCAPES = RegExp(String.raw`^(?:[^\\]|\\(?:${ALLOWED_ESCAPES}|[1-9k]))*$`);

/**
 * Compiles a config's pattern, without flags and added anchors (interface 6).
 *
 * @param proof judges the patterns that need a proof; without it they are rejected
 * @throws Error for a pattern that is rejected, the browser's SyntaxError for an invalid one
 */
export const compilePattern = (source: string, proof?: Proof): CompiledPattern => {
  const expression = RegExp(source);
  const longest =
    source.length > limits.pattern || !HAS_ALLOWED_ESCAPES.test(source) ? 0 : quickLimit(source) || proof?.(source);
  if (!longest) throw Error(`unsafe pattern ${source}`);
  return { expression, longest };
};
