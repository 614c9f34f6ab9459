import { limits } from '../../io/limits';
import type { UrlBatch } from './url-batch';

/**
 * Cuts decoded text behind its last whole line, a batch for each chunk. Holds one line at most, however long the text goes
 * on: of one that is too long so much is given that it is seen to be, however the chunks fall. Blanks round it don't
 * count.
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
    rest = skipping ? '' : text.slice(end + 1).trimStart();
    if (rest.trimEnd().length > limits.line) {
      // Said once; what is left of the line is skipped.
      yield [rest.slice(0, limits.line + 1)];
      skipping = true;
      rest = '';
    }
    // Blanks that may be its end: behind so many of them anything makes the line too long.
    else rest = rest.slice(0, limits.line);
  }
  if (!skipping) yield { lines: rest };
}
