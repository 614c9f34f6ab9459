import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Blocks scripts. The page keeps its origin and may submit forms. */
const policy = 'sandbox allow-same-origin allow-forms';

/**
 * Disables scripts by a policy, for engines whose driver has no command for that. Browsers then also render `noscript`.
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
