import { cacheAnswer, readCachedAnswer } from './answer-cache';
import { retry } from './retry';
import type { Answer, Send } from './send';
import type { ServiceError } from './service-error';

/** The specification doesn't give this time. */
const FRESH_MS = 300_000;

/** If the server asks for a longer wait, the call fails at once. */
const MAX_RETRY_AFTER_MS = 5000;

/** Returns NaN without a `Retry-After`. */
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
 * SVC-5.
 *
 * @param mayRepeat whether the call may be sent again
 * @throws ServiceError
 */
export const transmit = (send: Send, mayRepeat: () => boolean, signal?: AbortSignal, etag?: string): Promise<Answer> =>
  retry(
    // A cross-origin server may forbid the conditional header.
    (attempt) => send(signal, attempt > 1 ? undefined : etag),
    (error) => (mayRepeat() ? retryDelayMs(error) : undefined),
    signal,
  );

/**
 * Returns a fresh cached answer, or requests and caches it.
 *
 * @param request conditional on a stale answer's ETag
 * @param mayStore false if the session has ended, or a call has changed data
 * @returns no response if the answer is from the cache
 */
export const transmitCached = async (
  key: string,
  request: (etag: string | undefined) => Promise<Answer>,
  mayStore: () => boolean,
): Promise<Partial<Answer>> => {
  const cached = await readCachedAnswer(key);
  // A time in the future means that the clock was set back.
  if (cached && Math.abs(Date.now() - cached.time) < FRESH_MS) return cached;
  // A 304 confirms the cached text. A 204 means that there is no text (SVC-4).
  const { response, text = response.ok ? undefined : cached?.text } = await request(cached?.etag);
  if (text && mayStore())
    void cacheAnswer(key, { text, time: Date.now(), etag: response.headers.get('ETag') ?? undefined });
  return { response, text };
};
