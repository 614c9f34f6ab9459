import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { plainLines } from './plain-lines';

/**
 * Writes whole lines and, when the reader is slower than we are, waits for it. What comes from outside must have gone
 * through `escapeControls`, or `safeJson`.
 *
 * @param commands the lines are meant for GitHub's runner: `::error …` stays as it is
 */
export const write = async (stream: Writable, text: string, { commands = false } = {}): Promise<void> => {
  if (text !== '' && !stream.write(commands ? text : plainLines(text))) await once(stream, 'drain');
};
