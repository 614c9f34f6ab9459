import { CliError } from '../../io/errors';

/** Rejects lists without URLs. Accepts empty standard input, because tools that split a list may pipe an empty part. */
export const refuseNoUrls = (lists: readonly string[], urls: number): void => {
  if (urls > 0 || lists.length === 0 || lists.includes('-')) return;
  throw new CliError(`${lists.join(', ')} ${lists.length === 1 ? 'has' : 'have'} no URLs`, 'Write one URL per line.');
};
