import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** Maximum sizes in bytes. For attachments, uploads.ts has a lower limit. */
export const longestBody = { file: 64 * 1024 * 1024, text: 1024 * 1024 } as const;

/**
 * Reads even a body that is too long to store, so that the client gets the response.
 *
 * @throws Refusal 413 for a body longer than `maxBytes`
 */
export const readBody = (req: IncomingMessage, maxBytes: number = longestBody.text): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    req.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBytes) {
        parts.push(part);
        return;
      }
      parts.length = 0;
      reject(new Refusal(413, 'PayloadTooLarge', `The body is longer than ${maxBytes} bytes.`));
    });
    req.once('end', () => resolve(Buffer.concat(parts)));
    req.once('error', reject);
    req.once('close', () => reject(new Error('The connection ended before the body did.')));
  });
