// @vitest-environment node
import { expect, it } from 'vitest';
import { ServiceError } from '../../../src/services/client/service-error';
import { statusOf } from '../../../src/services/client/status-of';

// SVC-4, RLM-1
it('returns the status of an error with a response, and of the response that Realms calls throw', () => {
  const response = new Response(null, { status: 404 });
  expect(statusOf(new ServiceError('HttpError', '/', '', { response }))).toBe(404);
  expect(statusOf(response)).toBe(404);
});

it.each([undefined, null, 404, new Error('x'), { status: '404' }, new ServiceError('NetworkError', '/', '')])(
  'returns undefined for %s',
  (error) => {
    expect(statusOf(error)).toBeUndefined();
  },
);
