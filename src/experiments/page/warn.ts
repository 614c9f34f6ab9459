import { log } from '../../platform/log';
import { isFirstTime } from './is-first-time';

/** One line in the console for each thing, once a page view. */
export const warn = (sentence: string): void => {
  if (isFirstTime(sentence)) log('warn', `cobble: ${sentence}`);
};
