import type { Row } from '../route';
import type { Telemetry } from '../telemetry/telemetry';
import type { BuiltRequest } from './build-request';
import { fault } from './fault';

/** What came back from one request: the raw answer, and its body where it was read and is JSON. */
export interface Answer {
  readonly response: Response;
  readonly text?: string;
}

/** Carries a request out: `fetch`, or one that reports progress. */
export type Transport = (
  url: string,
  request: BuiltRequest & Pick<RequestInit, 'signal' | 'keepalive'>,
) => Promise<Response>;

/**
 * Sends one request, once, and reports its timing (SVC-3).
 *
 * @param etag asks for an answer only if it differs from the one of this ETag; a 304 then has no text
 * @throws ServiceError as SVC-4 says: a status that is not OK, a body that is not JSON, no answer or a cut one
 */
export const send = async (
  route: Row,
  request: BuiltRequest,
  report: Telemetry['report'],
  signal?: AbortSignal,
  transport: Transport = fetch,
  etag?: string,
): Promise<Answer> => {
  const { path: endpoint, method = 'GET' } = route;
  // Nothing would be sent, so there is nothing to report either.
  signal?.throwIfAborted();
  const start = performance.now();
  let response: Response | undefined;
  let text: string | undefined;
  let status: number | undefined;
  try {
    response = await transport(request.url, {
      ...request,
      headers: { ...request.headers, ...(etag && { 'If-None-Match': etag }) },
      signal,
      // Abandoned uploads are deleted as the page goes.
      keepalive: method === 'DELETE',
    });
    ({ status } = response);
    // A copy is read, so that whoever catches an error can read the answer itself.
    if (response.ok && status !== 204 && route.reads !== false) text = await response.clone().text();
  } catch (error) {
    throw fault(
      route,
      'NetworkError',
      response ? 'the answer was cut.' : 'no answer: down, CORS, or secrets redirected.',
      response,
      error,
    );
  } finally {
    report('Ms.Web.ApiPerf', { endpoint, method, status, milliseconds: Math.round(performance.now() - start) });
  }
  if (!response.ok && !(etag && status === 304)) throw fault(route, 'HttpError', `status ${status}.`, response);
  try {
    if (text !== undefined) JSON.parse(text);
  } catch (error) {
    throw fault(route, 'ParseError', `no JSON but "${text?.slice(0, 60)}".`, response, error);
  }
  return { response, text };
};
