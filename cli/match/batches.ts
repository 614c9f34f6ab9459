/**
 * The same texts in batches of about so many characters. Holds one batch. When the lists end with an error, what came
 * before it comes out first.
 *
 * @param most characters after which a batch is handed on
 */
export async function* batches(lists: AsyncIterable<readonly string[]>, most: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let size = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (const texts of lists) {
      for (const text of texts) {
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
