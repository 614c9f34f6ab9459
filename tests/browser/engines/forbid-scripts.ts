import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Allows forms and access to the origin. */
const policy = 'sandbox allow-same-origin allow-forms';

/** For engines whose driver has no command for it. The policy also renders `noscript`. */
export const forbidScripts = (res: ServerResponse): void => {
  const write = res.writeHead.bind(res) as (status: number, headers: OutgoingHttpHeaders) => ServerResponse;
  Object.assign(res, {
    writeHead: (status: number, headers: OutgoingHttpHeaders = {}) => {
      const policies = [headers['content-security-policy'], policy].filter(Boolean).join(', ');
      return write(status, { ...headers, 'content-security-policy': policies });
    },
  });
};
