import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Forms and the rest of a page's origin stay. */
const policy = 'sandbox allow-same-origin allow-forms';

/**
 * Has a document run no script, where the engine's driver has no command for it: by a policy beside those that the
 * answer has. What stands in `noscript` is drawn.
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
