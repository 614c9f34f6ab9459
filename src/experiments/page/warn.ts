import { log } from '../../platform/log';

const warned = new Set<string>();

/** Once per sentence and page. */
export const warn = (sentence: string): void => {
  if (!warned.has(sentence)) log('warn', `cobble: ${sentence}`);
  warned.add(sentence);
};
