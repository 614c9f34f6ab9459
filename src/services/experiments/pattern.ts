import { expression, type Judge } from './expression';

/**
 * As {@link expression}, for those who want to say why a pattern is refused.
 *
 * @returns the expression, or the reason
 */
export const pattern = (source: string, judge?: Judge | false | void): RegExp | string => {
  try {
    return expression(source, judge);
  } catch (error) {
    return (error as Error).message;
  }
};
