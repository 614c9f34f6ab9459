import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Allows forms and access to the origin. */
const policy = 'sandbox allow-same-origin allow-forms';

/**
 * Disables a document's scripts by an additional policy, for engines whose driver has no command for it. `noscript` is
 * rendered.
 */
export const forbidScripts = (res: ServerResponse): void => {
  const write = res.writeHead.bind(res) as (status: number, headers: OutgoingHttpHeaders) => ServerResponse;
  Object.assign(res, {
    writeHead: (status: number, headers: OutgoingHttpHeaders = {}) => {
      const policies = [headers['content-security-policy'], policy].filter(Boolean).join(', ');
      return write(status, { ...headers, 'content-security-policy': policies });
    },
  });
};
