// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { CliError } from '../../../cli/io/errors';
import { limits } from '../../../cli/io/limits';
import { html, read, servers } from './read-page-support';

vi.setConfig({ testTimeout: 60_000 });

const serve = servers();
/** Brotli options for the server's responses. The default, the best quality, would take a second. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a chunk forever. Returns the number of bytes that were sent until the reader disconnected. */
const endless = (response: ServerResponse, chunk: Buffer): Promise<number> =>
  new Promise((resolve) => {
    let sent = 0;
    const send = (): void => {
      while (
        response.write(chunk, () => {
          sent += chunk.length;
        })
      );
    };
    response.on('drain', send).on('close', () => resolve(sent));
    send();
  });

// Threat 9
describe('a page from a server', () => {
  it.each([
    ['without an encoding', undefined, (text: string) => Buffer.from(text)],
    ['as identity', 'identity', (text: string) => Buffer.from(text)],
    ['as gzip', 'gzip', (text: string) => gzipSync(text)],
    ['as brotli', 'br', (text: string) => brotliCompressSync(text)],
    ['as deflate', 'deflate', (text: string) => deflateSync(text)],
    ['as raw deflate', 'deflate', (text: string) => deflateRawSync(text)],
  ])('reads a page that is sent %s', async (_, coding, pack) => {
    const { url } = await serve((response) =>
      response.writeHead(200, { ...html, ...(coding && { 'content-encoding': coding }) }).end(pack('<p>ö</p>')),
    );
    expect(await read(url)).toBe('<p>ö</p>');
  });

  it('rejects a page that never ends after 8 MB, with a message', async () => {
    let sent: Promise<number> | undefined;
    const { url } = await serve((response) => {
      sent = endless(response.writeHead(200, html), Buffer.alloc(65_536, '<p>'));
    });
    await expect(read(url)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/larger than 8 MB, the limit/),
    });
    // Beyond the limit, the network buffers of client and server hold some bytes.
    expect(await sent).toBeLessThan(limits.page.bytes + 24e6);
  });

  it("rejects immediately what isn't a page, whatever else the server sends", async () => {
    for (const [status, header, message] of [
      [404, html, /answered 404/],
      [200, {}, /content type is missing/],
    ] as const) {
      let sent: Promise<number> | undefined;
      const { url } = await serve((response) => {
        sent = endless(response.writeHead(status, header), Buffer.alloc(65_536));
      });
      await expect(read(url)).rejects.toThrow(message);
      expect(await sent).toBeLessThan(24e6);
    }
  });

  it.each([
    ['gzip', (size: number) => gzipSync(Buffer.alloc(size))],
    ['br', (size: number) => brotliCompressSync(Buffer.alloc(size), FAST)],
    ['deflate', (size: number) => deflateSync(Buffer.alloc(size))],
  ])('rejects a page that decompresses (%s) to more than the limit', async (coding, pack) => {
    const packed = pack(limits.page.bytes + 1e6);
    const { url } = await serve((response) =>
      response.writeHead(200, { ...html, 'content-encoding': coding }).end(packed),
    );
    expect(packed.length).toBeLessThan(1e5);
    await expect(read(url)).rejects.toThrow(/larger than 8 MB, the limit/);
  });

  it('rejects a page at the limit if it decompresses without end', async () => {
    let hungUp: Promise<unknown> | undefined;
    const { url } = await serve((response) => {
      hungUp = new Promise((resolve) => response.on('close', resolve));
      Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(65_536);
        })(),
      )
        .pipe(createGzip())
        .pipe(response.writeHead(200, { ...html, 'content-encoding': 'gzip' }));
    });
    await expect(read(url)).rejects.toThrow(/larger than 8 MB/);
    await hungUp;
  });

  it('counts the compressed bytes of a page if it decompresses to nothing without end', async () => {
    let sent: Promise<number> | undefined;
    const { url } = await serve((response) => {
      sent = endless(
        response.writeHead(200, { ...html, 'content-encoding': 'gzip' }),
        Buffer.concat(Array<Buffer>(2000).fill(gzipSync(''))),
      );
    });
    await expect(read(url)).rejects.toThrow(/the response is larger than 8 MB/);
    expect(await sent).toBeLessThan(limits.page.bytes + 24e6);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    [
      'sends a header and no body',
      (response) => {
        response.writeHead(200, html).flushHeaders();
      },
    ],
    [
      'sends a byte now and then',
      (response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.writeHead(200, html).on('close', () => clearInterval(timer));
      },
    ],
    [
      'redirects slowly without end',
      (response) => {
        setTimeout(() => response.writeHead(302, { location: '/' }).end(), 70);
      },
    ],
  ])('aborts a page that %s after the timeout, which the message names', async (_, answer) => {
    const { url } = await serve(answer);
    await expect(read(url, { seconds: 0.3 })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/longer than 0\.3 seconds, the timeout/),
    });
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['disconnects in the header', (response) => response.socket!.destroy(), /socket hang up/],
    [
      'disconnects in the body',
      (response) => {
        response.writeHead(200, { ...html, 'content-length': 99 }).write('x', () => response.socket!.destroy());
      },
      /aborted/,
    ],
    ["doesn't speak HTTP", (response) => response.socket!.end('SSH-2.0\r\n'), /Parse Error/],
    [
      'has a damaged body',
      (response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip'),
      /incorrect header check/,
    ],
    [
      'is cut short',
      (response) =>
        response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(999)).subarray(0, 20)),
      /unexpected end of file/,
    ],
    [
      'is packed twice',
      (response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('x'))),
      /compressed the response with gzip, gzip/,
    ],
    [
      'is no page',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      /isn't an HTML page/,
    ],
    [
      'has a header without end',
      (response) => {
        response.socket!.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`);
      },
      /Header overflow/,
    ],
    [
      'switches protocols',
      (response) => response.socket!.write('HTTP/1.1 101 x\r\nupgrade: y\r\nconnection: upgrade\r\n\r\n'),
      /no response from the server/,
    ],
  ])('reports a page that %s as unreadable input, not as an internal error', async (_, answer, message) => {
    const { url } = await serve(answer);
    const error = await read(url, { seconds: 5 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CliError);
    expect((error as CliError).message).toMatch(message);
  });
});
