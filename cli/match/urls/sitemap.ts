import { SaxesParser } from 'saxes';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { megabytes, shorten } from '../../io/messages';

export interface SitemapOptions {
  name: string;
  index(address: string): void;
  /** In characters. */
  most?: number;
}

const FIX = 'A list of URLs, one a line, works too.';

/**
 * Yields the page URLs of a sitemap (`urlset`), without alternates, images and videos.
 *
 * @throws CliError if it isn't a sitemap, or is too large or too deep (threat 9)
 */
export async function* sitemap(
  chunks: AsyncIterable<string>,
  { name, index, most = limits.sitemap }: SitemapOptions,
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  const parser = locationParser(name, (place, address) => {
    if (place === 'urlset>url>loc') batch.push(address);
    if (place === 'sitemapindex>sitemap>loc') index(checkLength(address, name));
  });
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most)
      throw new CliError(
        `cannot read ${name}: it has more than ${megabytes(most)}, the most that is read of a sitemap`,
        'Split it: the protocol allows 50 MB.',
      );
    parser.write(chunk);
    yield batch;
    batch = [];
  }
  parser.close();
}

/** @param found receives the text of each `loc`, and the names of its ancestors */
const locationParser = (
  name: string,
  found: (place: string, address: string) => void,
): Pick<SaxesParser, 'write' | 'close'> => {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let text = '';
  parser.on('error', (error) => {
    throw new CliError(`${name} is not a valid sitemap: ${shorten(error.message)}`, FIX);
  });
  parser.on('opentag', ({ local }) => {
    if (path.length === 0) checkRoot(local, name);
    // The parser searches all open elements for a name.
    if (path.push(local) > limits.sitemapDepth)
      throw new CliError(
        `${name} is not a valid sitemap: it is nested more than ${limits.sitemapDepth} deep, the most that is read`,
        FIX,
      );
    text = '';
  });
  const add = (piece: string): void => {
    if (path.at(-1) === 'loc') text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    // Just enough for `tooLong` to report it.
    const address = text.trim().slice(0, limits.line + 1);
    if (address !== '') found(path.join('>'), address);
    path.pop();
    text = '';
  });
  return parser;
};

const checkRoot = (root: string, name: string): void => {
  if (root === 'urlset' || root === 'sitemapindex') return;
  throw new CliError(
    `${name} is XML or HTML, but not a sitemap: its outermost element is <${shorten(root, 60)}>`,
    'Give a sitemap with <urlset>, or a list of URLs, one a line.',
  );
};

const checkLength = (address: string, name: string): string => {
  if (address.length <= limits.line) return address;
  throw new CliError(
    `cannot read a sitemap that ${name} lists: its address has more than ${limits.line.toLocaleString('en-US')} characters, the most that are read: ${shorten(address)}`,
    'Leave it out of the index.',
  );
};
