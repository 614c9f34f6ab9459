// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { CliError } from '../../../cli/io/errors';
import { limits } from '../../../cli/io/limits';
import { html, read, servers } from './read-page-support';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const serve = servers();
/** The best quality takes a second. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends without end; gives the number of bytes that were taken when the reader hung up. */
const endless = (response: ServerResponse, chunk: Buffer): Promise<number> =>
  new Promise((resolve) => {
    let taken = 0;
    const send = (): void => {
      while (
        response.write(chunk, () => {
          taken += chunk.length;
        })
      );
    };
    response.on('drain', send).on('close', () => resolve(taken));
    send();
  });

// Threat 9
describe('a page from a server', () => {
  it.each([
    ['not at all', undefined, (text: string) => Buffer.from(text)],
    ['as identity', 'identity', (text: string) => Buffer.from(text)],
    ['as gzip', 'gzip', (text: string) => gzipSync(text)],
    ['as brotli', 'br', (text: string) => brotliCompressSync(text)],
    ['as deflate', 'deflate', (text: string) => deflateSync(text)],
    ['as deflate without its frame', 'deflate', (text: string) => deflateRawSync(text)],
  ])('is read, packed %s', async (_, coding, pack) => {
    const { url } = await serve((response) =>
      response.writeHead(200, { ...html, ...(coding && { 'content-encoding': coding }) }).end(pack('<p>ö</p>')),
    );
    expect(await read(url)).toBe('<p>ö</p>');
  });

  it('that never ends is left after 8 MB, and the message says so', async () => {
    let taken: Promise<number> | undefined;
    const { url } = await serve((response) => {
      taken = endless(response.writeHead(200, html), Buffer.alloc(65_536, '<p>'));
    });
    await expect(read(url)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/more than 8 MB, the most that is read/),
    });
    // What stood in buffers between the two comes on top.
    expect(await taken).toBeLessThan(limits.page.bytes + 24e6);
  });

  it('that is none is left at once, whatever else the server has to say', async () => {
    for (const [status, header, message] of [
      [404, html, /answered 404/],
      [200, {}, /no content type/],
    ] as const) {
      let taken: Promise<number> | undefined;
      const { url } = await serve((response) => {
        taken = endless(response.writeHead(status, header), Buffer.alloc(65_536));
      });
      await expect(read(url)).rejects.toThrow(message);
      expect(await taken).toBeLessThan(24e6);
    }
  });

  it.each([
    ['gzip', (size: number) => gzipSync(Buffer.alloc(size))],
    ['br', (size: number) => brotliCompressSync(Buffer.alloc(size), FAST)],
    ['deflate', (size: number) => deflateSync(Buffer.alloc(size))],
  ])('that unpacks to more (%s) is left there', async (coding, pack) => {
    const packed = pack(limits.page.bytes + 1e6);
    const { url } = await serve((response) =>
      response.writeHead(200, { ...html, 'content-encoding': coding }).end(packed),
    );
    expect(packed.length).toBeLessThan(1e5);
    await expect(read(url)).rejects.toThrow(/more than 8 MB, the most that is read/);
  });

  it('that unpacks without end is left there', async () => {
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
    await expect(read(url)).rejects.toThrow(/more than 8 MB/);
    await hungUp;
  });

  it('that unpacks to nothing without end counts as it comes', async () => {
    let taken: Promise<number> | undefined;
    const { url } = await serve((response) => {
      taken = endless(
        response.writeHead(200, { ...html, 'content-encoding': 'gzip' }),
        Buffer.concat(Array<Buffer>(2000).fill(gzipSync(''))),
      );
    });
    await expect(read(url)).rejects.toThrow(/the server sent more than 8 MB/);
    expect(await taken).toBeLessThan(limits.page.bytes + 24e6);
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
      'redirects for ever so slowly',
      (response) => {
        setTimeout(() => response.writeHead(302, { location: '/' }).end(), 70);
      },
    ],
  ])('that %s is left when its time is over, and the message says how long that is', async (_, answer) => {
    const { url } = await serve(answer);
    await expect(read(url, { seconds: 0.3 })).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/more than 0\.3 seconds, the most that a page may take/),
    });
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['hangs up in the header', (response) => response.socket!.destroy(), /socket hang up/],
    [
      'hangs up in the body',
      (response) => {
        response.writeHead(200, { ...html, 'content-length': 99 }).write('x', () => response.socket!.destroy());
      },
      /aborted/,
    ],
    ['is no HTTP', (response) => response.socket!.end('SSH-2.0\r\n'), /Parse Error/],
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
      /packed it as gzip, gzip/,
    ],
    [
      'is no page',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      /is not a page/,
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
      /gave no answer/,
    ],
  ])('that %s is unreadable input, not a bug', async (_, answer, message) => {
    const { url } = await serve(answer);
    const error = await read(url, { seconds: 5 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CliError);
    expect((error as CliError).message).toMatch(message);
  });
});
