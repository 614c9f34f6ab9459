import type { UrlBatch } from './url-batch';

/** A line longer than this, in characters, is no URL: its rest is skipped. */
export const LONGEST_LINE = 65_536;

/**
 * Cuts decoded text behind its last whole line, a batch for each chunk. Holds one line at most, however long the text goes
 * on.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<UrlBatch> {
  let rest = '';
  let skipping = false;
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const end = text.lastIndexOf('\n');
    if (end >= 0) {
      // Up to the first line end it is the rest of what is too long.
      yield { lines: text.slice(skipping ? text.indexOf('\n') + 1 : 0, end) };
      skipping = false;
    }
    rest = text.slice(end + 1);
    if (rest.length > LONGEST_LINE) {
      // Said once, as a line that is too long to be a URL.
      if (!skipping) yield [rest];
      skipping = true;
      rest = '';
    }
  }
  if (!skipping) yield { lines: rest };
}
