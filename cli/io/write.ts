import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { codeOf } from './errors';
import { plainLines } from './messages';

/**
 * Writes to a stream, and waits for a slow reader.
 *
 * @param text complete lines, with untrusted values escaped. Bytes must encode the output of `plainLines`
 * @param commands whether the lines are commands for GitHub's runner
 */
export const write = async (stream: Writable, text: string | Uint8Array, { commands = false } = {}): Promise<void> => {
  const plain = commands || typeof text !== 'string' ? text : plainLines(text);
  if (text.length === 0 || stream.write(plain)) return;
  try {
    await once(stream, 'drain');
  } catch (error) {
    // `cli/main.ts` handles a closed pipe.
    if (codeOf(error) !== 'EPIPE') throw error;
  }
};
