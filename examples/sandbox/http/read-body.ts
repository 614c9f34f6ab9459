import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** Longest body that is taken at all, in bytes; attachments have a limit of their own below it. */
const most = 64 * 1024 * 1024;

/** @throws Refusal 413 for a body that nobody may send; Error where the connection ends first */
export const readBody = async (req: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Refusal(413, 'PayloadTooLarge', `The body is longer than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
