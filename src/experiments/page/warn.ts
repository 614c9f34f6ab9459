import { say } from '../../platform/say';
import { first } from './first';

/** One line in the console for each thing, once a page view. */
export const warn = (sentence: string): void => {
  if (first(sentence)) say('warn', `cobble: ${sentence}`);
};
