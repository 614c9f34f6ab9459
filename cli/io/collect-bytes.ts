import { CliError } from './cli-error';
import type { SizeLimit } from './limits';
import { megabytes } from './megabytes';

/**
 * Reads a stream up to a limit (threat 9).
 *
 * @param name of the source, for the message
 * @throws CliError if there are more bytes
 */
export const collectBytes = async (
  stream: AsyncIterable<Uint8Array>,
  name: string,
  { bytes, mend }: SizeLimit,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > bytes)
      throw new CliError(`cannot read ${name}: it has more than ${megabytes(bytes)}, the most that is read`, mend);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};
