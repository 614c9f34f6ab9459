import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Link } from './link';
import type { Network } from './networks';

export interface ShapedProxy {
  readonly port: number;
  close(): void;
}

/**
 * Forwards connections to a local port at the speed of a phone's network. Simulates TCP handshakes, slow start and
 * shared bandwidth. The browser's own throttling doesn't simulate handshakes, so HTTP/1.1 and HTTP/2 would take the
 * same time.
 */
export const startShapedProxy = async (
  { roundTripMs, download, upload }: Network,
  target: number,
): Promise<ShapedProxy> => {
  const down = new Link(roundTripMs, download);
  const up = new Link(roundTripMs, upload);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
    pipe(upstream, client, down);
    // The handshake of TCP takes a round trip before the first byte is sent.
    setTimeout(() => pipe(client, upstream, up), roundTripMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

const pipe = (from: Socket, to: Socket, link: Link) => {
  const send = link.open((data) => {
    if (to.destroyed) return;
    if (data) to.write(data);
    else to.end();
  });
  from.on('data', send);
  from.on('end', () => send());
};
