// @vitest-environment node

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressKind } from '../../../cli/http/address-kind';
import { CliError } from '../../../cli/io/cli-error';
import { limits } from '../../../cli/io/limits';
import type { ReadPageOptions } from '../../../cli/lint/read-page';
import { readPage } from '../../../cli/lint/read-page';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server on loopback; `asked` are the paths that came in. */
const serve = async (
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<{ url: string; port: number; asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(response, request);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, asked };
};

const read = (url: string, options: ReadPageOptions = {}): Promise<string> =>
  readPage(url, { stdin: Readable.from([]), cwd: '/' }, options);
const html = { 'content-type': 'text/html' };

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
    ['br', (size: number) => brotliCompressSync(Buffer.alloc(size))],
    ['deflate', (size: number) => deflateSync(Buffer.alloc(size))],
  ])('that unpacks to more (%s) is left there', async (coding, pack) => {
    const packed = pack(40e6);
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

// Threat 12
describe('a redirect', () => {
  const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();
  /** The first connection counts as one to the public network, as if the server stood there. */
  const asPublic = (): NonNullable<ReadPageOptions['kindOf']> => {
    let calls = 0;
    return (address) => (calls++ === 0 ? 'public' : addressKind(address));
  };

  it.each([301, 302, 303, 307, 308])('with status %d within loopback is followed', async (status) => {
    const { url, asked } = await serve((response, request) =>
      request.url === '/'
        ? response.writeHead(status, { location: '/page' }).end()
        : response.writeHead(200, html).end('<p>'),
    );
    expect([await read(url), asked]).toEqual(['<p>', ['/', '/page']]);
  });

  it('to another loopback host is followed too', async () => {
    const other = await serve((response) => response.writeHead(200, html).end('<i>'));
    const { url } = await serve(to(`http://localhost:${other.port}/x`));
    expect([await read(url), other.asked]).toEqual(['<i>', ['/x']]);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://[fc00::1]/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:a00:1]/',
    'http://2852039166/',
    'http://0251.0376.0251.0376/',
    'http://0xa9.0xfe.0xa9.0xfe/',
    'http://169.254.43518/',
    'http://10.1/',
    'http://①0.0.0.1/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://224.0.0.1/',
    'http://8.8.8.8/',
    '//169.254.169.254/',
    'https://169.254.169.254/',
  ])('from loopback to %s is refused', async (location) => {
    const { url } = await serve(to(location.replace('①', '%E2%91%A0')));
    await expect(read(url)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        /redirects to https?:\S+, whose address is (link-local|private|unspecified|reserved|public), while the first one's is loopback/,
      ),
    });
  });

  it.each([
    (port: number) => `http://127.0.0.1:${port}/`,
    (port: number) => `http://localhost:${port}/`,
    (port: number) => `http://2130706433:${port}/`,
    (port: number) => `http://0177.0.0.1:${port}/`,
    (port: number) => `http://0x7f.1:${port}/`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
    (port: number) => `http://127.1:${port}/`,
  ])(
    'from the public network to a spelling of loopback is refused (%#), and nothing is sent there',
    async (location) => {
      const inner = await serve((response) => response.writeHead(200, html).end('secret'));
      const { url } = await serve(to(location(inner.port)));
      await expect(read(url, { kindOf: asPublic() })).rejects.toThrow(
        /whose address is loopback, while the first one's is public/,
      );
      expect(inner.asked).toEqual([]);
    },
  );

  it('to a name is judged by the address that is connected to: the name is resolved once', async () => {
    const inner = await serve((response) => response.writeHead(200, html).end('inner'));
    const { port } = await serve((response, request) =>
      request.url === '/' ? to(`http://second.example:${inner.port}/`)(response) : response.end(),
    );
    const asked: string[] = [];
    /**
     * A name that is on loopback when it is asked first, and link-local ever after; another that is the other way
     * round.
     */
    const lookup: ReadPageOptions['lookup'] = (host, done) => {
      asked.push(host);
      const [once, later] =
        host === 'second.example' ? ['169.254.169.254', '127.0.0.1'] : ['127.0.0.1', '169.254.169.254'];
      done(null, [{ address: asked.filter((each) => each === host).length === 1 ? once : later, family: 4 }]);
    };
    await expect(read(`http://first.example:${port}/`, { lookup })).rejects.toThrow(
      /second\.example:\d+\/, whose address is link-local/,
    );
    expect([asked, inner.asked]).toEqual([['first.example', 'second.example'], []]);
  });

  it("to a name with addresses of two kinds connects to those of the first one's kind alone", async () => {
    const inner = await serve((response) => response.writeHead(200, html).end('inner'));
    const { port } = await serve(to(`http://second.example:${inner.port}/`));
    const lookup: ReadPageOptions['lookup'] = (host, done) =>
      done(
        null,
        host === 'second.example'
          ? [
              { address: '10.255.255.1', family: 4 },
              { address: '127.0.0.1', family: 4 },
            ]
          : [{ address: '127.0.0.1', family: 4 }],
      );
    expect(await read(`http://first.example:${port}/`, { lookup })).toBe('inner');
  });

  it.each([
    'ftp://127.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    'http://256.256.256.256/',
  ])('to %s is refused', async (location) => {
    const { url } = await serve(to(location));
    await expect(read(url)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/only http and https are followed|which is no URL/),
    });
  });

  it('is followed ten times, and no more', async () => {
    const { url, asked } = await serve((response, request) =>
      to(`/${asked.length}${request.url!.slice(0, 1)}`)(response),
    );
    await expect(read(url)).rejects.toThrow(/redirects more than 10 times/);
    expect(asked).toHaveLength(11);
  });

  it('carries no password to another host, and takes none', async () => {
    const inner = await serve((response, request) =>
      response.writeHead(200, html).end(request.headers.authorization ?? 'none'),
    );
    const { port } = await serve(to(`http://me:secret@localhost:${inner.port}/`));
    expect(await read(`http://you:word@127.0.0.1:${port}/`)).toBe('none');
  });
});
