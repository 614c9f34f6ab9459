import type { IncomingMessage } from 'node:http';

/**
 * The host name that a request was sent to.
 *
 * @returns in lower case, without the port; undefined for no `Host`, several, and one that is malformed
 */
export const hostNameOf = ({ headers, rawHeaders }: IncomingMessage): string | undefined => {
  // `headers` keeps the first of several and says nothing of the others.
  const count = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  const [, name, port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(headers.host ?? '') ?? [];
  return count === 1 && Number(port) < 65_536 ? name?.toLowerCase() : undefined;
};
