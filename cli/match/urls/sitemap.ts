import { SaxesParser } from 'saxes';
import { CliError } from '../../io/errors';
import { limits } from '../../io/limits';
import { megabytes, shorten } from '../../io/messages';

/** What a sitemap gives: batches of page addresses. An index gives none; `index` is told of each sitemap that it lists. */
export interface SitemapOptions {
  name: string;
  index(address: string): void;
  /** The most characters that are read. */
  most?: number;
}

const MEND = 'A list of URLs, one a line, works too.';

/**
 * Reads the page addresses of a sitemap (`urlset`), as they come, in time that grows with its length alone. Alternates,
 * pictures and videos are not pages.
 *
 * @throws CliError when the text is not XML, XML but no sitemap, too large or nested too deeply (threat 9)
 */
export async function* sitemap(
  chunks: AsyncIterable<string>,
  { name, index, most = limits.sitemap }: SitemapOptions,
): AsyncGenerator<string[]> {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let batch: string[] = [];
  let text = '';
  parser.on('error', (error) => {
    throw new CliError(`${name} is not a valid sitemap: ${shorten(error.message)}`, MEND);
  });
  // The parser walks through all that is open to look up a name, and so do we: the depth must stay small.
  parser.on('opentag', ({ local }) => {
    if (path.length === 0 && local !== 'urlset' && local !== 'sitemapindex') {
      throw new CliError(
        `${name} is XML or HTML, but not a sitemap: its outermost element is <${shorten(local, 60)}>`,
        'Give a sitemap with <urlset>, or a list of URLs, one a line.',
      );
    }
    if (path.push(local) > limits.sitemapDepth)
      throw new CliError(
        `${name} is not a valid sitemap: it is nested more than ${limits.sitemapDepth} deep, the most that is read`,
        MEND,
      );
    text = '';
  });
  const add = (piece: string): void => {
    if (path.at(-1) === 'loc') text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const place = path.join('>');
    path.pop();
    // Of one that is too long, so much that it is seen to be.
    const address = text.trim().slice(0, limits.line + 1);
    if (place === 'urlset>url>loc' && address !== '') batch.push(address);
    if (place === 'sitemapindex>sitemap>loc' && address !== '') {
      if (address.length > limits.line)
        throw new CliError(
          `cannot read a sitemap that ${name} lists: its address has more than ${limits.line.toLocaleString('en-US')} characters, the most that are read: ${shorten(address)}`,
          'Leave it out of the index.',
        );
      index(address);
    }
    text = '';
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
