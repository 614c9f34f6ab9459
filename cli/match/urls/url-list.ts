import { CliError } from '../../io/errors';
import type { Io } from '../../io/io';
import { limits } from '../../io/limits';
import { grouped } from '../../io/messages';
import { unreadable } from '../../io/read-text';
import { isAddress } from '../../io/urls';
import { decode } from './decode';
import { lines } from './lines';
import type { ListSource } from './list-source';
import type { ListedUrl } from './listed-url';
import type { Network } from './open-address';
import { openAddress } from './open-address';
import { openFile } from './open-file';
import { refuseBinary, refuseOtherText, refusePage, refuseWeight } from './refuse-other-format';
import { sitemap } from './sitemap';
import { type Columns, type TableKind, table, tableKind } from './table';

export interface UrlListOptions extends Columns {
  read?: (bytes: number) => void;
  network?: Network;
  most?: number;
}

interface Reading extends Required<Omit<UrlListOptions, keyof Columns>> {
  columns: Columns;
  io: Pick<Io, 'stdin' | 'cwd'>;
  /** Keys of the lists already read. Prevents endless reading of circular indexes. */
  seen: Set<string>;
}

/**
 * Reads `.csv`, `.tsv` and `.ndjson` as tables. Other content may be one URL per line, a sitemap, or an index of
 * sitemaps. Unpacks gzip. Takes constant memory.
 *
 * @param name a path, an http URL, or `-`
 */
export async function* urlList(
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  { read = () => undefined, network = {}, most = limits.sitemaps, ...columns }: UrlListOptions = {},
): AsyncGenerator<readonly ListedUrl[]> {
  const source = isAddress(name) ? await openAddress(name, undefined, network) : await openFile(name, io);
  yield* readSource(source, 0, { io, read, network, most, columns, seen: new Set() });
}

async function* readSource(source: ListSource, depth: number, reading: Reading): AsyncGenerator<readonly ListedUrl[]> {
  const { shown, key } = source;
  if (reading.seen.has(key)) return source.close();
  reading.seen.add(key);
  const sitemaps = new Set<string>();
  const index = (address: string): void => {
    if (sitemaps.size >= reading.most)
      throw new CliError(
        `cannot read ${shown}: it lists more than ${grouped(reading.most)} sitemaps, the limit`,
        "Split it. The protocol doesn't allow more.",
      );
    sitemaps.add(source.place(address));
  };
  try {
    yield* urlsOf(source, index, reading);
  } finally {
    source.close();
  }
  if (sitemaps.size === 0) return;
  if (depth >= limits.sitemapIndexes)
    throw new CliError(
      `cannot read ${shown}: it is a sitemap index inside ${limits.sitemapIndexes} others, the limit`,
      'Use the sitemaps that it lists.',
    );
  for (const place of sitemaps) {
    if (reading.seen.size > reading.most)
      throw new CliError(
        `cannot read ${place}: more than ${grouped(reading.most)} sitemaps are listed, the limit`,
        'Use the sitemaps one by one.',
      );
    yield* readSource(await openListed(place, source, reading), depth + 1, reading);
  }
}

/**
 * Opens an entry of an index: a file in the index's folder, or a URL. A URL's server must have the same kind of IP
 * address as the index's server.
 */
const openListed = async (place: string, { shown, kind }: ListSource, reading: Reading): Promise<ListSource> => {
  try {
    if (!isAddress(place)) return await openFile(place, reading.io);
    if (kind === undefined)
      throw new CliError(
        `cannot read ${place}: the server of the index closed the connection before its address was known`,
        'Try again.',
      );
    return await openAddress(place, kind, reading.network);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new CliError(
      `${error.message}\n${shown} lists it`,
      isAddress(place) ? error.advice : 'Save it next to the index, or use the http URL of the index.',
    );
  }
};

async function* urlsOf(
  { shown, bytes }: ListSource,
  index: (address: string) => void,
  { read, columns }: Reading,
): AsyncGenerator<readonly ListedUrl[]> {
  const counted = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of bytes) {
        read(chunk.length);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof CliError ? error : unreadable(shown, error);
    }
  };
  const text = decode(counted(), shown);
  let head = '';
  let firstLine = 1;
  for (let next = await text.next(); !next.done; next = await text.next()) {
    head = next.value.trimStart();
    firstLine += next.value.slice(0, next.value.length - head.length).split('\n').length - 1;
    if (head !== '') break;
  }
  const complete = async function* (): AsyncGenerator<string> {
    yield head;
    yield* text;
  };
  refuseBinary(head, shown);
  const kind = tableKind(shown) ?? kindByContent(head, columns);
  if (kind !== undefined) yield* table(complete(), { ...columns, name: shown, kind, firstLine });
  else if (head.startsWith('<')) {
    refusePage(head, shown);
    refuseWeight(columns, shown);
    yield* sitemap(complete(), { name: shown, index });
  } else {
    refuseOtherText(head, shown);
    yield* lines(complete());
  }
}

/** Standard input has no file extension. */
const kindByContent = (head: string, { column, weight }: Columns): TableKind | undefined => {
  if ((column === undefined && weight === undefined) || head.startsWith('<')) return undefined;
  if (head.startsWith('{')) return 'ndjson';
  return /^[^\n,;]*\t/.test(head) ? 'tsv' : 'csv';
};
