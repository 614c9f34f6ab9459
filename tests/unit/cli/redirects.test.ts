// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { addressKind } from '../../../cli/io/address-kind';
import type { ReadPageOptions } from '../../../cli/lint/read-page';
import { html, read, servers } from './read-page-support';

vi.setConfig({ testTimeout: 60_000 });

const serve = servers();

// Threat 12
describe('a redirect', () => {
  const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();
  const asPublic = (): NonNullable<ReadPageOptions['kindOf']> => {
    let calls = 0;
    return (address) => (calls++ === 0 ? 'public' : addressKind(address));
  };

  it.each([301, 302, 303, 307, 308])('follows a redirect with status %d within loopback', async (status) => {
    const { url, requests } = await serve((response, request) =>
      request.url === '/'
        ? response.writeHead(status, { location: '/page' }).end()
        : response.writeHead(200, html).end('<p>'),
    );
    expect([await read(url), requests]).toEqual(['<p>', ['/', '/page']]);
  });

  it('follows a redirect to another loopback host', async () => {
    const other = await serve((response) => response.writeHead(200, html).end('<i>'));
    const { url } = await serve(to(`http://localhost:${other.port}/x`));
    expect([await read(url), other.requests]).toEqual(['<i>', ['/x']]);
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
  ])('rejects a redirect from loopback to %s', async (location) => {
    const { url } = await serve(to(location.replace('①', '%E2%91%A0')));
    await expect(read(url)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        /redirects to https?:\S+ at a (link-local|private|unspecified|reserved|public) address, but the first address is loopback/,
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
  ])('rejects a redirect from the public network to loopback without a request there (%#)', async (location) => {
    const inner = await serve((response) => response.writeHead(200, html).end('secret'));
    const { url } = await serve(to(location(inner.port)));
    await expect(read(url, { kindOf: asPublic() })).rejects.toThrow(
      /at a loopback address, but the first address is public/,
    );
    expect(inner.requests).toEqual([]);
  });

  it('checks a redirect to a host name by the connected address, and resolves the name once', async () => {
    const inner = await serve((response) => response.writeHead(200, html).end('inner'));
    const { port } = await serve((response, request) =>
      request.url === '/' ? to(`http://second.example:${inner.port}/`)(response) : response.end(),
    );
    const names: string[] = [];
    const lookup: ReadPageOptions['lookup'] = (host, done) => {
      names.push(host);
      const [once, later] =
        host === 'second.example' ? ['169.254.169.254', '127.0.0.1'] : ['127.0.0.1', '169.254.169.254'];
      done(null, [{ address: names.filter((each) => each === host).length === 1 ? once : later, family: 4 }]);
    };
    await expect(read(`http://first.example:${port}/`, { lookup })).rejects.toThrow(
      /second\.example:\d+\/ at a link-local/,
    );
    expect([names, inner.requests]).toEqual([['first.example', 'second.example'], []]);
  });

  it("connects after a redirect only to addresses of the kind of the name's first one", async () => {
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
  ])('rejects a redirect to %s', async (location) => {
    const { url } = await serve(to(location));
    await expect(read(url)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/only http and https are followed|which isn't a URL/),
    });
  });

  it('follows ten redirects at most', async () => {
    const { url, requests } = await serve((response, request) =>
      to(`/${requests.length}${request.url!.slice(0, 1)}`)(response),
    );
    await expect(read(url)).rejects.toThrow(/redirects more than 10 times/);
    expect(requests).toHaveLength(11);
  });

  it('sends no password to another host after a redirect, and accepts none', async () => {
    const inner = await serve((response, request) =>
      response.writeHead(200, html).end(request.headers.authorization ?? 'none'),
    );
    const { port } = await serve(to(`http://me:secret@localhost:${inner.port}/`));
    expect(await read(`http://you:word@127.0.0.1:${port}/`)).toBe('none');
  });
});
