import { CliError } from '../../io/errors';
import type { Io } from '../../io/io';
import { limits } from '../../io/limits';
import { unreadable } from '../../io/read-text';
import { isAddress } from '../../io/urls';
import { decode } from './decode';
import { lines } from './lines';
import type { ListSource } from './list-source';
import type { Network } from './open-address';
import { openAddress } from './open-address';
import { openFile } from './open-file';
import { sitemap } from './sitemap';
import type { UrlBatch } from './url-batch';

/** What a list says besides its URLs. */
export interface UrlListEvents {
  /** So many bytes more were read. */
  read(bytes: number): void;
}

/** What is known of all that one list led to. */
interface Reading {
  io: Pick<Io, 'stdin' | 'cwd'>;
  events: UrlListEvents;
  network: Network;
  most: number;
  /** What was read; a list that is met again is not read again, so that a circle of indexes ends. */
  read: Set<string>;
}

/**
 * The URLs of a list, in batches and in constant memory. What it is shows by its content, not its name: a text with one
 * URL a line or a sitemap, either also packed with gzip; or an index of sitemaps, whose sitemaps are read in its order,
 * each once.
 *
 * @param name a path, an http URL, or `-` for standard input
 * @param network what tests change of it
 * @param most sitemaps that are read
 * @throws CliError when it, or what it lists, can't be read, or is XML but no sitemap
 */
export async function* urlList(
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  events: UrlListEvents,
  network: Network = {},
  most: number = limits.sitemaps,
): AsyncGenerator<UrlBatch> {
  const source = isAddress(name) ? await openAddress(name, undefined, network) : await openFile(name, io);
  yield* readSource(source, 0, { io, events, network, most, read: new Set() });
}

async function* readSource(source: ListSource, depth: number, reading: Reading): AsyncGenerator<UrlBatch> {
  const { shown, key } = source;
  if (reading.read.has(key)) return source.close();
  reading.read.add(key);
  const sitemaps = new Set<string>();
  const index = (address: string): void => {
    if (sitemaps.size >= reading.most)
      throw new CliError(
        `cannot read ${shown}: it lists more than ${reading.most.toLocaleString('en-US')} sitemaps, the most that are read`,
        'Split it: the protocol allows no more.',
      );
    sitemaps.add(source.place(address));
  };
  try {
    yield* urlsOf(source, index, reading.events);
  } finally {
    source.close();
  }
  if (sitemaps.size === 0) return;
  if (depth >= limits.sitemapIndexes)
    throw new CliError(
      `cannot read ${shown}: it is an index of sitemaps inside ${limits.sitemapIndexes} others, the most that are followed`,
      'Give the sitemaps that it lists.',
    );
  for (const place of sitemaps) {
    if (reading.read.size > reading.most)
      throw new CliError(
        `cannot read ${place}: more than ${reading.most.toLocaleString('en-US')} sitemaps are listed, the most that are read`,
      );
    yield* readSource(await openListed(place, source, reading), depth + 1, reading);
  }
}

/** Opens a sitemap that an index lists: a file beside a file, or an address of the same kind as the index's. */
const openListed = async (place: string, { shown, kind }: ListSource, reading: Reading): Promise<ListSource> => {
  try {
    if (!isAddress(place)) return await openFile(place, reading.io);
    if (kind === undefined)
      throw new CliError(`cannot read ${place}: the server of the index hung up before its own address was known`);
    return await openAddress(place, kind, reading.network);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new CliError(
      `${error.message}\n${shown} lists it`,
      isAddress(place) ? error.mend : 'Save it beside the index, or give the index by its http address.',
    );
  }
};

async function* urlsOf(
  { shown, bytes }: ListSource,
  index: (address: string) => void,
  events: UrlListEvents,
): AsyncGenerator<UrlBatch> {
  const counted = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of bytes) {
        events.read(chunk.length);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof CliError ? error : unreadable(shown, error);
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
  yield* head.startsWith('<') ? sitemap(whole(), { name: shown, index }) : lines(whole());
}
