import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { codeOf } from './code-of';
import { plainLines } from './plain-lines';

/**
 * Writes whole lines and, when the reader is slower than we are, waits for it. What comes from outside must have gone
 * through `escapeControls`, or `safeJson`.
 *
 * @param text whole lines; bytes are written as they are, and have gone through `plainLines`
 * @param commands the lines are meant for GitHub's runner: `::error …` stays as it is
 */
export const write = async (stream: Writable, text: string | Uint8Array, { commands = false } = {}): Promise<void> => {
  const plain = commands || typeof text !== 'string' ? text : plainLines(text);
  if (text.length === 0 || stream.write(plain)) return;
  try {
    await once(stream, 'drain');
  } catch (error) {
    // Nobody reads on: whether that ends the command is said where it began (`cli/main.ts`).
    if (codeOf(error) !== 'EPIPE') throw error;
  }
};
