// @vitest-environment node
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { decode } from '../../../cli/match/urls/decode';
import { sitemap } from '../../../cli/match/urls/sitemap';
import { urlList } from '../../../cli/match/urls/url-list';
import { endless } from './limits-support';

// Threat 9: malicious input causes a message, never exit code 70.
vi.setConfig({ testTimeout: 60_000 });

describe('a compressed list of URLs', () => {
  const read = async (stdin: Readable, most?: number) => {
    let [urls, batches] = [0, 0];
    const text = most === undefined ? undefined : decode(stdin as AsyncIterable<Buffer>, 'standard input', most);
    if (text) for await (const chunk of text) urls += chunk.length;
    else
      for await (const batch of urlList('-', { stdin, cwd: '/' }, { read: () => undefined })) {
        const { length } = batch;
        urls += length;
        batches = Math.max(batches, length);
      }
    return { urls, batches };
  };

  it('reads a compressed list in chunks, and a bomb without line ends as one line that is too long', {
    tags: 'all',
  }, async () => {
    expect(await read(Readable.from([gzipSync(Buffer.alloc(5e7, 'x'))]))).toEqual({ urls: 1, batches: 1 });
  });

  it('reads no URLs from a compressed list of blanks', async () => {
    expect(await read(Readable.from([gzipSync(Buffer.alloc(3e6, ' \n'))]))).toEqual({ urls: 0, batches: 0 });
  });

  it('rejects a compressed list at its size limit, with a message', async () => {
    await expect(read(Readable.from([gzipSync(Buffer.alloc(2e7, 'x\n'))]), 1e7)).rejects.toMatchObject({
      exitCode: 2,
      message: 'cannot read standard input: it decompresses to more than 10 MB, the limit',
    });
  });

  it('rejects a compressed sitemap at its size limit, with a message', async () => {
    const chunk = '<url><loc>https://www.example.net/</loc></url>\n'.repeat(2000);
    let length = 0;
    const text = async function* () {
      yield '<urlset>';
      for (;;) {
        length += chunk.length;
        yield chunk;
      }
    };
    const drain = async (): Promise<void> => {
      for await (const batch of sitemap(text(), { name: 'x.xml', index: () => undefined, most: 2e6 }))
        expect(batch.length).toBeLessThan(2001);
    };
    await expect(drain()).rejects.toThrow('cannot read x.xml: it is larger than 2 MB, the limit of a sitemap');
    expect(length).toBeLessThan(2.2e6);
  });

  it('rejects a compressed sitemap at the 51st nested element, without rereading input', async () => {
    const { stdin, count } = endless('<urlset>'.repeat(100));
    await expect(read(stdin)).rejects.toThrow(/nested more than 50 levels deep/);
    expect(count.taken).toBeLessThan(50_000);
  });
});
