/** A line longer than this, in characters, is no URL: its rest is skipped. */
export const LONGEST_LINE = 65_536;

/**
 * Splits decoded text into trimmed, non-empty lines, a batch for each chunk. Holds one line at most, however long the
 * text goes on.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let skipping = false;
  for await (const chunk of chunks) {
    const pieces = (rest + chunk).split('\n');
    rest = pieces.pop() ?? '';
    const batch: string[] = [];
    for (const piece of pieces) {
      const line = piece.trim();
      if (!skipping && line !== '') batch.push(line);
      skipping = false;
    }
    if (rest.length > LONGEST_LINE) {
      // Said once, as a line that is too long to be a URL.
      if (!skipping) batch.push(rest);
      skipping = true;
      rest = '';
    }
    yield batch;
  }
  const last = rest.trim();
  if (!skipping && last !== '') yield [last];
}
