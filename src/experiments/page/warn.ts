import { log } from '../../platform/log';

/** The logged warnings, for display in the overlay. */
export const warned = new Set<string>();

export const warn = (sentence: string): void => {
  if (!warned.has(sentence)) log('warn', `cobble: ${sentence}`);
  warned.add(sentence);
};

export const warnError = (error: unknown): undefined => {
  warn(String(error));
};
