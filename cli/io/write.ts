import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes and, when the reader is slower than we are, waits for it. */
export const write = async (stream: Writable, text: string): Promise<void> => {
  if (text !== '' && !stream.write(text)) await once(stream, 'drain');
};
