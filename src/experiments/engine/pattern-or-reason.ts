import { compilePattern, type Proof } from './compile-pattern';

/**
 * As {@link compilePattern}, for those who want to say why a pattern is refused.
 *
 * @returns the expression, or the reason
 */
export const patternOrReason = (source: string, isCatastrophic?: Proof): RegExp | string => {
  try {
    return compilePattern(source, isCatastrophic);
  } catch (error) {
    // What is thrown there is an error.
    return (error as Error).message;
  }
};
