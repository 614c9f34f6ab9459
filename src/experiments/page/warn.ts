import { log } from '../../platform/log';

/** All so far, also for the overlay. */
export const warned = new Set<string>();

export const warn = (sentence: string): void => {
  if (!warned.has(sentence)) log('warn', `cobble: ${sentence}`);
  warned.add(sentence);
};
