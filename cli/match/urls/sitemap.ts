import { SaxesParser } from 'saxes';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { grouped, megabytes, shorten } from '../../io/messages';

export interface SitemapOptions {
  name: string;
  index(address: string): void;
  /** In characters. */
  most?: number;
}

const FIX = 'Check the file, or use a list of URLs, one per line.';

/**
 * Yields the page URLs of a sitemap (`urlset`), without alternates, images and videos. Limits size and depth (threat
 * 9).
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
        `cannot read ${name}: it is larger than ${megabytes(most)}, the limit of a sitemap`,
        'Split it. The protocol allows 50 MB.',
      );
    parser.write(chunk);
    yield batch;
    batch = [];
  }
  parser.close();
}

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
    // Limit the depth, because the parser searches all open elements for a namespace.
    if (path.push(local) > limits.sitemapDepth)
      throw new CliError(
        `${name} is not a valid sitemap: it is nested more than ${limits.sitemapDepth} levels deep, the limit`,
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
    // Stores just enough characters for `urlProblem` to report an overlong address.
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
    `${name} is XML or HTML, but not a sitemap: its root element is <${shorten(root, 60)}>`,
    'Use a sitemap with <urlset>, or a list of URLs, one per line.',
  );
};

const checkLength = (address: string, name: string): string => {
  if (address.length <= limits.line) return address;
  throw new CliError(
    `cannot read a sitemap that ${name} lists: its URL has more than ${grouped(limits.line)} characters, the limit: ${shorten(address)}`,
    'Remove it from the index.',
  );
};
