import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { codeOf } from './code-of';
import { plainLines } from './plain-lines';

/**
 * Writes whole lines, and waits for a slow reader. Values from outside must be escaped by `escapeControls` or
 * `safeJson`.
 *
 * @param text whole lines; bytes must already be the result of `plainLines`
 * @param commands whether the lines are for GitHub's runner, which executes `::error …`
 */
export const write = async (stream: Writable, text: string | Uint8Array, { commands = false } = {}): Promise<void> => {
  const plain = commands || typeof text !== 'string' ? text : plainLines(text);
  if (text.length === 0 || stream.write(plain)) return;
  try {
    await once(stream, 'drain');
  } catch (error) {
    // The reader has gone. `cli/main.ts` decides whether that ends the command.
    if (codeOf(error) !== 'EPIPE') throw error;
  }
};
