import type { Row } from '../route';
import type { AuthCore } from '../session/auth';
import type { CompleteSettings } from '../settings';
import type { AnswerOf } from '../shape/answer-of';
import { readAnswer } from '../shape/read-answer';
import type { Telemetry } from '../telemetry/telemetry';
import { clearCachedAnswers } from './answer-cache';
import { buildRequest } from './build-request';
import type { Call, ExchangeOptions } from './call';
import type { CallArgs } from './call-options';
import { localiseCalls } from './localised-calls';
import { parseJson } from './parse-json';
import { retry } from './retry';
import { createSend } from './send';
import { createServiceError, ServiceError } from './service-error';
import { createSharedRequests } from './shared-requests';
import { digest } from './storage';
import { transmit, transmitCached } from './transmit';

export type AnswerTo<Of extends Row> = Of extends { readonly answer: infer Answer } ? AnswerOf<Answer> : undefined;

/** Service groups get the client as an argument. If groups imported it, each group's chunk would contain a copy. */
export interface Client {
  readonly settings: CompleteSettings;
  readonly auth: AuthCore['auth'];
  readonly report: Telemetry['report'];
  readonly retry: typeof retry;
  readonly createServiceError: typeof createServiceError;
  /**
   * Makes a call with the page's locale in the form that the service knows: `ja` or `ja-jp`.
   *
   * @returns the answer, or undefined if there is none (SVC-4). Members of a wrong type are undefined
   * @throws ServiceError
   */
  call<Of extends Row>(route: Of, args?: CallArgs, options?: ExchangeOptions): Promise<AnswerTo<Of>>;
  /**
   * Makes a call without converting the page's locale, and also returns the response.
   *
   * @returns the answer. A cached answer has no `response`
   * @throws ServiceError
   */
  exchange<Of extends Row>(
    route: Of,
    args?: CallArgs,
    options?: ExchangeOptions,
  ): Promise<{ data: AnswerTo<Of>; response?: Response }>;
}

/** Groups share one client, so that identical pending requests are sent once. */
export const createClient = (
  settings: CompleteSettings,
  { auth, tokens, epoch }: AuthCore,
  { report }: Telemetry,
): Client => {
  const shareRequest = createSharedRequests();
  /** Number of calls that may have changed data. Reads that began before such a call are neither shared nor cached. */
  let changes = 0;

  const exchange: Client['exchange'] = async <Of extends Row>(
    route: Of,
    args: CallArgs = {},
    options?: ExchangeOptions,
  ) => {
    // If a method's first argument is optional, callers may pass `{ signal }` in its place.
    const signal = options?.signal ?? (args.signal as AbortSignal | undefined);
    const request = buildRequest(route, args, tokens(), settings);
    const token = request.headers.Authorization ?? '';
    const isRead = !route.method;
    const begun = epoch();
    const version = changes + begun;
    /** Returns false once the token's session has ended, so that the next player doesn't get this answer. */
    const isCurrent = (): boolean => !token || epoch() === begun;
    const send = createSend(route, request, report, options?.transport);
    const mayRepeat = () => isRead && isCurrent();
    const start = (signal?: AbortSignal) => {
      const requestAnswer = (etag?: string) => transmit(send, mayRepeat, signal, etag);
      if (route.cache !== 'stored') return requestAnswer();
      return transmitCached(request.url + digest(token), requestAnswer, () => changes + epoch() === version);
    };

    try {
      signal?.throwIfAborted();
      const { text, response } = await (isRead && route.cache !== 'none'
        ? shareRequest(version + token + request.url, start, signal)
        : start(signal));
      if (isCurrent())
        return { data: (text && readAnswer(route.answer ?? 'open', parseJson(text))) as AnswerTo<Of>, response };
    } catch (error) {
      if (signal?.aborted)
        throw createServiceError(route, signal.reason?.name ?? 'AbortError', 'aborted.', { cause: signal.reason });
      // Copy the error, so that each caller of a shared request gets an unread response.
      if (isCurrent()) throw error instanceof ServiceError ? error.copy() : error;
    } finally {
      if (!isRead) {
        changes++;
        // Even a failed call may have changed data.
        if (route.cache === 'spoils') void clearCachedAnswers();
      }
    }
    throw createServiceError(route, 'SignedOutError', 'the session ended.');
  };

  const exchangeLocalised = localiseCalls(settings, exchange as Call<{ data: never }>);

  return {
    settings,
    auth,
    report,
    retry,
    createServiceError,
    exchange,
    call: async (route, args, options) => (await exchangeLocalised(route, args, options)).data,
  };
};
