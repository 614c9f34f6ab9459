import type { Route } from '../route';
import type { Telemetry } from '../telemetry/telemetry';
import type { BuiltRequest } from './build-request';
import { ServiceError } from './service-error';

/** What came back from one request: the raw answer, and its body where it was read and is JSON. */
export interface Answer {
  readonly response: Response;
  readonly text?: string;
}

/** Carries a request out: `fetch`, or one that reports progress. */
export type Transport = (request: BuiltRequest, signal?: AbortSignal) => Promise<Response>;

interface SendOptions {
  signal?: AbortSignal;
  transport?: Transport;
  /** Asks for an answer only if it differs from the one of this ETag; a 304 then has no text. */
  etag?: string;
}

const viaFetch: Transport = ({ url, ...request }, signal) => fetch(url, { ...request, signal });

/**
 * Sends one request, once, and reports its timing (SVC-3).
 *
 * @throws ServiceError as SVC-4 says: a status that is not OK, a body that is not JSON, no answer or a cut one
 */
export const send = async (route: Route, request: BuiltRequest, telemetry: Telemetry, { signal, transport = viaFetch, etag }: SendOptions): Promise<Answer> => {
  const start = performance.now();
  let response: Response | undefined;
  const fail = (name: string, message: string, cause?: unknown): never => {
    throw new ServiceError(name, route.path, `${route.method} ${request.url}: ${message}`, response, cause);
  };
  try {
    response = await transport(etag ? { ...request, headers: { ...request.headers, 'If-None-Match': etag } } : request, signal);
    const { status } = response;
    if (etag && status === 304) return { response };
    if (!response.ok) return fail('HttpError', `the server answered with status ${status}.`);
    if (status === 204 || !route.reads) return { response };
    // A copy is read, so that whoever catches an error can read the answer itself.
    const text = await response.clone().text();
    try {
      JSON.parse(text);
    } catch (error) {
      fail('ParseError', `the answer is not JSON; it begins "${text.slice(0, 60)}".`, error);
    }
    return { response, text };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    return fail('NetworkError', response ? 'the answer was cut.' : 'no answer. The host is down, refuses this origin, or redirects a call with secrets.', error);
  } finally {
    telemetry.report('Ms.Web.ApiPerf', { endpoint: route.path, method: route.method, status: response?.status, milliseconds: Math.round(performance.now() - start) });
  }
};
