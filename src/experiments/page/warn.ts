import { log } from '../../platform/log';

const warned = new Set<string>();

/** Logs a sentence once per page. */
export const warn = (sentence: string): void => {
  if (!warned.has(sentence)) log('warn', `cobble: ${sentence}`);
  warned.add(sentence);
};
