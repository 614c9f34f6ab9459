import { expect } from 'vitest';
import type { LoggedRequest } from '../../../examples/sandbox/control/request-log';
import type { Expected } from '../case';

export const expectRequest = (request: LoggedRequest | undefined, expected: Expected): void => {
  expect(request).toBeDefined();
  const { method, url, headers, body } = request!;
  const [path, query = ''] = url.split('?') as [string, string?];
  expect(`${method} ${path}`).toBe(`${expected.method} ${expected.path}`);
  if (expected.query instanceof RegExp) expect(query).toMatch(expected.query);
  else expect(query).toBe(expected.query ?? '');
  const wanted: Required<Expected>['headers'] = {
    'content-type': 'application/json',
    'x-web-preauth-secret': null,
    ...expected.headers,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value instanceof RegExp) expect(headers[name], name).toMatch(value);
    else expect(headers[name] ?? null, name).toBe(value);
  }
  expect(body).toBe(expected.body ?? '');
};
