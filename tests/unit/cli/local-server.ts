import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** @returns functions that return the port and the origin; call them only while tests run */
export const localServer = (answer: RequestListener) => {
  const server = createServer(answer);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const port = (): number => (server.address() as AddressInfo).port;
  return { port, url: (): string => `http://127.0.0.1:${port()}` };
};
