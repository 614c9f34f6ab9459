import { buildRequest } from '../../../src/services/http/build-request';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';

const mark = 'secret';
const session = {
  preauth: mark,
  mcToken: mark,
  bearer: mark,
  xbox: mark,
  realms: mark,
  marketplace: mark,
  sessionId: mark,
};
const schemes = new Set(Object.values(routes).flatMap((rows) => Object.values<Route>(rows).map(({ auth }) => auth)));

/**
 * The headers, in lower case, in which the client sends what is secret. The client is asked: it makes a request of each
 * scheme from marked tokens.
 */
export const secretHeaders: ReadonlySet<string> = new Set(
  [...schemes].flatMap((auth) => {
    const { headers } = buildRequest({ auth, path: '/' }, {}, session, {
      locale: '',
      api: 'http://localhost',
      product: '',
    });
    return Object.keys(headers)
      .filter((name) => headers[name]!.includes(mark))
      .map((name) => name.toLowerCase());
  }),
);
