import { SaxesParser } from 'saxes';
import { CliError } from '../io/cli-error';

/** What a sitemap gives: batches of page addresses. An index gives none; `index` is then told how many sitemaps it lists. */
export interface SitemapOptions { name: string; index(sitemaps: number, first: string): void }

/**
 * Reads the page addresses of a sitemap (`urlset`), as they come. Alternates, pictures and videos are not pages.
 *
 * @throws CliError when the text is not XML, or XML but no sitemap
 */
export async function* sitemap(chunks: AsyncIterable<string>, { name, index }: SitemapOptions): AsyncGenerator<string[]> {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let batch: string[] = [];
  let text = '';
  let sitemaps = 0;
  let first = '';
  parser.on('error', error => { throw new CliError(`${name} is not a sound sitemap: ${error.message}`, 'A list of URLs, one a line, works too.'); });
  parser.on('opentag', ({ local }) => {
    if (path.length === 0 && local !== 'urlset' && local !== 'sitemapindex') {
      throw new CliError(`${name} is XML or HTML, but not a sitemap: its outermost element is <${local}>`, 'Give a sitemap with <urlset>, or a list of URLs, one a line.');
    }
    path.push(local);
    text = '';
  });
  const add = (piece: string): void => { if (path.at(-1) === 'loc') text += piece; };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const place = path.join('>');
    path.pop();
    const address = text.trim();
    if (place === 'urlset>url>loc' && address !== '') batch.push(address);
    if (place === 'sitemapindex>sitemap>loc') { sitemaps++; first ||= address; }
    text = '';
  });
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield batch;
    batch = [];
  }
  parser.close();
  if (sitemaps > 0) index(sitemaps, first);
}
