import type { UrlBatch } from './urls/url-batch';

/**
 * The same URLs in batches of about so many characters. Holds one batch. When the lists end with an error, what came
 * before it comes out first.
 *
 * @param most characters after which a batch is handed on
 */
export async function* batches(lists: AsyncIterable<UrlBatch>, most: number): AsyncGenerator<UrlBatch> {
  let batch: string[] = [];
  let size = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (const urls of lists) {
      if ('lines' in urls) {
        if (batch.length > 0) yield batch;
        [batch, size] = [[], 0];
        yield* pieces(urls.lines, most);
        continue;
      }
      for (const text of urls) {
        batch.push(text);
        size += text.length;
        if (size < most) continue;
        yield batch;
        [batch, size] = [[], 0];
      }
    }
  } catch (error) {
    failure = { error };
  }
  if (batch.length > 0) yield batch;
  if (failure) throw failure.error;
}

/** Whole lines of a text, about so many characters at a time. */
function* pieces(text: string, most: number): Generator<UrlBatch> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from + most - 1);
    const to = end < 0 ? text.length : end;
    yield { lines: text.slice(from, to) };
    from = to + 1;
  }
}
