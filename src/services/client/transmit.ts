import { cacheAnswer, readCachedAnswer } from './answer-cache';
import { retry } from './retry';
import type { Answer, Send } from './send';
import type { ServiceError } from './service-error';

const FRESH_MS = 300_000;
const MAX_RETRY_AFTER_MS = 5000;

const retryAfterMs = ({ response }: ServiceError): number => {
  const header = response?.headers.get('Retry-After') ?? '';
  return +header * 1000 || Date.parse(header) - Date.now();
};

const retryDelayMs = (error: ServiceError): number | undefined => {
  const isTransient = error.name === 'NetworkError' || /429|50[0234]/.test(`${error.status}`);
  const wait = retryAfterMs(error);
  if (!isTransient || wait > MAX_RETRY_AFTER_MS) return undefined;
  return wait > 0 ? wait : 100;
};

/**
 * Sends a request, and retries if the error and `mayRepeat` allow it (SVC-5).
 *
 * @throws ServiceError
 */
export const transmit = (send: Send, mayRepeat: () => boolean, signal?: AbortSignal, etag?: string): Promise<Answer> =>
  retry(
    // Omit `If-None-Match` from retries, because it may have made CORS block the first attempt.
    (attempt) => send(signal, attempt > 1 ? undefined : etag),
    (error) => (mayRepeat() ? retryDelayMs(error) : undefined),
    signal,
  );

/**
 * Returns the cached answer if fresh. Otherwise, requests and caches an answer.
 *
 * @param request receives a stale answer's ETag
 * @param mayStore returns false if the session has ended or a call has changed data
 * @returns the answer. A cached answer has no `response`
 */
export const transmitCached = async (
  key: string,
  request: (etag: string | undefined) => Promise<Answer>,
  mayStore: () => boolean,
): Promise<Partial<Answer>> => {
  const cached = await readCachedAnswer(key);
  // If the clock was set back, `cached.time` is in the future.
  if (cached && Math.abs(Date.now() - cached.time) < FRESH_MS) return cached;
  // After a 304, use the cached body. After a 204, return no body (SVC-4).
  const { response, text = response.ok ? undefined : cached?.text } = await request(cached?.etag);
  if (text && mayStore())
    void cacheAnswer(key, { text, time: Date.now(), etag: response.headers.get('ETag') ?? undefined });
  return { response, text };
};
