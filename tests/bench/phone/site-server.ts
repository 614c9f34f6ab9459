import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../../esbuild.config.mjs';
import type { Certificate } from './certificate';
import type { Protocol } from './networks';

export interface Site {
  readonly name: string;
  readonly html: string;
  /** Text files by path: `/bench/peer.js`. */
  readonly files?: Readonly<Record<string, string>>;
}

export const PAGE = '/bench/page';

const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  css: 'text/css;charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Compressing takes longer than serving, so do it once. */
const compressed = new Map<string, Buffer>();
const compress = (body: string) => {
  const known = compressed.get(body) ?? brotliCompressSync(body);
  compressed.set(body, known);
  return known;
};

/** Serves the current site and the build, both compressed, with the cache headers that the docs recommend. */
export class SiteServer {
  site: Site = { name: '', html: '' };
  readonly #servers: Server[] = [];

  constructor(readonly certificate: Certificate) {}

  /** @returns the port */
  async listen(protocol: Protocol): Promise<number> {
    const server =
      protocol === 'HTTP/2'
        ? createSecureServer(this.certificate, ({ url }, response) => {
            const { status, headers, body } = this.#answer(url);
            response.writeHead(status, headers);
            response.end(body);
          })
        : createServer(({ url = '' }, response) => {
            const { status, headers, body } = this.#answer(url);
            response.writeHead(status, headers).end(body);
          });
    this.#servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  close(): void {
    for (const server of this.#servers) server.close();
  }

  #answer(url: string): Answer {
    const path = url.replace(/\?.*/, '');
    const body = path === PAGE ? this.site.html : (this.site.files?.[path] ?? builtFile(path));
    if (body === undefined) return { status: 404, headers: {}, body: Buffer.of() };
    const extension = path === PAGE ? 'html' : (/\.(\w+)$/.exec(path)?.[1] ?? 'json');
    const headers = {
      'content-type': types[extension] ?? 'text/plain',
      'cache-control': /^(?:js|css|woff2)$/.test(extension) ? 'max-age=86400' : 'no-cache',
    };
    if (typeof body !== 'string') return { status: 200, headers, body };
    return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: compress(body) };
  }
}

const builtFile = (path: string): string | Buffer | undefined => {
  const file = join(root, path);
  if (!/^\/dist\/[\w./-]+$/.test(path) || !existsSync(file)) return undefined;
  return path.endsWith('.woff2') ? readFileSync(file) : readFileSync(file, 'utf8');
};
