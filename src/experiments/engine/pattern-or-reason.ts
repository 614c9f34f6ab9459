import { type CompiledPattern, compilePattern, type Proof } from './compile-pattern';

/**
 * As {@link compilePattern}, for those who want to say why a pattern is refused.
 *
 * @returns the pattern, or the reason
 */
export const patternOrReason = (source: string, proof?: Proof): CompiledPattern | string => {
  try {
    return compilePattern(source, proof);
  } catch (error) {
    // What is thrown there is an error.
    return (error as Error).message;
  }
};
