import { log } from '../../platform/log';
import type { Row } from '../route';
import type { Telemetry } from '../telemetry/telemetry';
import type { BuiltRequest } from './build-request';
import { createServiceError, endpointOf } from './service-error';

export interface Answer {
  readonly response: Response;
  readonly text?: string;
}

export type Transport = (
  url: string,
  request: BuiltRequest & Pick<RequestInit, 'signal' | 'keepalive'>,
) => Promise<Response>;

/**
 * @param etag makes the request conditional: an unchanged answer is a 304 without a body
 * @throws ServiceError `HttpError`, `ParseError` or `NetworkError` (SVC-4)
 */
export type Send = (signal?: AbortSignal, etag?: string) => Promise<Answer>;

export const createSend =
  (route: Row, request: BuiltRequest, report: Telemetry['report'], transport: Transport = fetch): Send =>
  async (signal, etag) => {
    const { method = 'GET' } = route;
    signal?.throwIfAborted();
    const start = performance.now();
    let response: Response | undefined;
    let text: string | undefined;
    try {
      response = await transport(request.url, {
        ...request,
        headers: { ...request.headers, ...(etag && { 'If-None-Match': etag }) },
        signal,
        // `keepalive` lets widgets delete abandoned uploads while the page unloads.
        keepalive: method === 'DELETE',
      });
      // Clone the response, so that callers can read an error's body.
      if (response.ok && response.status !== 204 && route.reads !== false) text = await response.clone().text();
    } catch (cause) {
      const message = response ? 'response cut off.' : 'no response: down, CORS or a redirect.';
      throw createServiceError(route, 'NetworkError', message, { response, cause });
    } finally {
      report('Ms.Web.ApiPerf', {
        endpoint: endpointOf(route),
        method,
        status: response?.status,
        milliseconds: Math.round(performance.now() - start),
      });
    }
    if (!response.ok && !(etag && response.status === 304))
      throw createServiceError(route, 'HttpError', `status ${response.status}.`, { response });
    try {
      if (text !== undefined) JSON.parse(text);
      if (/\ufffd/.test(`${text}`)) log('warn', `cobble: ${request.url}: not UTF-8. Fix: send the response as UTF-8.`);
    } catch (cause) {
      throw createServiceError(route, 'ParseError', `not JSON at ${request.url}: ${cause}`, { response, cause });
    }
    return { response, text };
  };
