import { type ListedUrl, urlOf } from './urls/listed-url';

/**
 * If reading the lists fails, throws after yielding the URLs from before the failure.
 *
 * @param size the number of characters that completes a batch
 */
export async function* batches(
  lists: AsyncIterable<readonly ListedUrl[]>,
  size: number,
): AsyncGenerator<readonly ListedUrl[]> {
  let batch: ListedUrl[] = [];
  let length = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (const urls of lists) {
      for (const url of urls) {
        batch.push(url);
        length += urlOf(url).length;
        if (length < size) continue;
        yield batch;
        [batch, length] = [[], 0];
      }
    }
  } catch (error) {
    failure = { error };
  }
  if (batch.length > 0) yield batch;
  if (failure) throw failure.error;
}
