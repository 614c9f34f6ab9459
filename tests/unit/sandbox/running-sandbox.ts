import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeJwt } from '../../../examples/sandbox/auth/jwt';
import type { RunningServer, ServerOptions } from '../../../examples/sandbox/server';
import { startServer } from '../../../examples/sandbox/server';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: never;
}

export interface RunningSandbox {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  ask(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
}

/** Makes a token that expires after `seconds`. */
export const tokenOf = (gamertag: string, seconds = 600): string =>
  makeJwt({ gtg: gamertag, exp: Math.floor(Date.now() / 1000) + seconds });

export const headersOf = (gamertag = 'Pixelfox42') => ({
  mcToken: { authorization: `MCToken ${tokenOf(gamertag)}` },
  bearer: { authorization: `Bearer ${tokenOf(gamertag)}` },
  xbl: { authorization: `XBL3.0 x=1;${tokenOf(gamertag)}` },
});

/** Resets the server before each test. Call it at the top of the file. */
export const runningSandbox = (options: ServerOptions = {}): RunningSandbox => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ port: 0, dist: '/nowhere', ...options });
  });
  beforeEach(() => ask('POST', '/__sandbox/reset'));
  afterAll(() => server.close());

  const origin = () => server.url.slice(0, -1);
  const ask: RunningSandbox['ask'] = async (method, path, { body, headers } = {}) => {
    const answer = await fetch(origin() + path, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    let read: unknown;
    try {
      read = JSON.parse(text);
    } catch {
      read = text;
    }
    return { status: answer.status, headers: answer.headers, body: read as never };
  };
  return {
    get origin() {
      return origin();
    },
    ask,
    get: (path, headers) => ask('GET', path, { headers }),
  };
};
