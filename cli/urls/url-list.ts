import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Io } from '../io/io';
import { unreadable } from '../io/read-text';
import { sourceName } from '../io/source-name';
import { decode } from './decode';
import { lines } from './lines';
import { sitemap } from './sitemap';

/** What a list says besides its URLs. */
export interface UrlListEvents {
  /** So many bytes more were read. */
  read(bytes: number): void;
  /** The list was an index of sitemaps, which is not followed. */
  index(name: string, sitemaps: number, first: string): void;
}

/** Bytes read at a time from a file. */
const CHUNK = 262_144;

/**
 * The URLs of a list, in batches and in constant memory. What it is shows by its content, not its name: a text with one
 * URL a line or a sitemap, either also packed with gzip.
 *
 * @param name a path; `-` is standard input
 * @throws CliError when it can't be read, or is XML but no sitemap
 */
export async function* urlList(
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  events: UrlListEvents,
): AsyncGenerator<string[]> {
  const shown = sourceName(name);
  const stream = name === '-' ? io.stdin : await open(name, io.cwd);
  const counted = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        events.read(chunk.length);
        yield chunk;
      }
    } catch (error) {
      throw unreadable(name, error);
    }
  };
  const text = decode(counted(), shown);
  let head = '';
  for (let next = await text.next(); !next.done; next = await text.next()) {
    // Blanks before the first URL say nothing, however many there are.
    head = next.value.trimStart();
    if (head !== '') break;
  }
  const whole = async function* (): AsyncGenerator<string> {
    yield head;
    yield* text;
  };
  try {
    yield* head.startsWith('<')
      ? sitemap(whole(), { name: shown, index: (count, first) => events.index(shown, count, first) })
      : lines(whole());
  } finally {
    if (name !== '-') stream.destroy();
  }
}

const open = async (name: string, cwd: string): Promise<Readable> => {
  const path = resolve(cwd, name);
  try {
    if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (error) {
    throw unreadable(name, error);
  }
  const stream = createReadStream(path, { highWaterMark: CHUNK });
  await new Promise<void>((done, fail) =>
    stream.once('open', () => done()).once('error', (error) => fail(unreadable(name, error))),
  );
  return stream;
};
