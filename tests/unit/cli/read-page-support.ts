import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach } from 'vitest';
import type { ReadPageOptions } from '../../../cli/lint/read-page';
import { readPage } from '../../../cli/lint/read-page';

export const read = (url: string, options: ReadPageOptions = {}): Promise<string> =>
  readPage(url, { stdin: Readable.from([]), cwd: '/' }, options);
export const html = { 'content-type': 'text/html' };

export type Serve = (
  answer: (response: ServerResponse, request: IncomingMessage) => void,
) => Promise<{ url: string; port: number; requests: string[] }>;

export const servers = (): Serve => {
  const started: Server[] = [];
  afterEach(() => {
    for (const server of started.splice(0)) server.closeAllConnections();
  });
  return async (answer) => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url!);
      answer(response, request);
    });
    started.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, port, requests };
  };
};
