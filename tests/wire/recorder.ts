import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  /** The raw query, without the `?`. */
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Milliseconds since the recorder started. */
  readonly at: number;
}

export type Reply =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly json?: unknown;
      readonly body?: string | Buffer;
    }
  | ((request: Received, response: ServerResponse) => void);

export interface Recorder {
  readonly origin: string;
  readonly received: Received[];
  reply: Reply;
  close(): Promise<void>;
}

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, PUT, POST, DELETE',
  'access-control-expose-headers': '*',
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export const startRecorder = async (): Promise<Recorder> => {
  const start = performance.now();
  const received: Received[] = [];
  const recorder = { received, reply: { json: {} } as Reply };
  const server: Server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end();
      return;
    }
    const at = performance.now() - start;
    void bodyOf(request).then(
      (body) => {
        const [path, query = ''] = request.url!.split('?') as [string, string?];
        const one = { method: request.method!, path, query, headers: request.headers, body, at };
        received.push(one);
        const { reply } = recorder;
        if (typeof reply === 'function') {
          for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
          reply(one, response);
          return;
        }
        const text = reply.body ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
        response
          .writeHead(reply.status ?? 200, { ...allowed, 'content-type': 'application/json', ...reply.headers })
          .end(text);
      },
      () => {},
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(recorder, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
