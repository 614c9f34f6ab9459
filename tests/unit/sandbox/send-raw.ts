import { connect } from 'node:net';

export interface RawAnswer {
  /** The HTTP status, or 0 if the connection ended without a response. */
  readonly status: number;
  /** The status line and the headers, in lower case. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends a request over a socket, so that its headers can be forged, duplicate or broken.
 *
 * @param lines the request line and headers; the empty line, `Connection: close` and the body are added
 * @returns the response to the first request, after the connection has ended
 */
export const sendRaw = (port: number, lines: readonly string[], body = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`),
    );
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    socket.on('close', () => {
      const at = text.indexOf('\r\n\r\n');
      const head = text.slice(0, at < 0 ? undefined : at).toLowerCase();
      resolve({
        status: Number(/^http\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        head,
        body: at < 0 ? '' : text.slice(at + 4),
      });
    });
  });
