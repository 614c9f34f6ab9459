import type { Row } from '../route';
import type { AuthCore } from '../session/auth';
import type { Settings } from '../settings';
import type { AnswerOf } from '../shape/answer-of';
import { readAnswer } from '../shape/read-answer';
import type { Telemetry } from '../telemetry/telemetry';
import type { Args, BuiltRequest } from './build-request';
import { buildRequest } from './build-request';
import type { Ask, CallOptions } from './call-options';
import { digest } from './digest';
import { fault } from './fault';
import { createInLocale } from './in-locale';
import { parseJson } from './parse-json';
import { retry } from './retry';
import type { Answer, Transport } from './send';
import { send } from './send';
import { ServiceError } from './service-error';
import { createSingleFlight } from './single-flight';
import { erase, recall, remember } from './stored';

/** The type of a route's answer. */
export type AnswerTo<Of extends Row> = Of extends { readonly answer: infer Answer } ? AnswerOf<Answer> : undefined;

/** What a group is made from. Groups import none of it, so that no shared file has to be fetched for them. */
export interface Client {
  readonly settings: Settings;
  readonly auth: AuthCore['auth'];
  readonly report: Telemetry['report'];
  readonly retry: typeof retry;
  readonly fault: typeof fault;
  /**
   * Makes a call and gives its data, undefined where there is none (SVC-4). A locale that the route takes is the
   * page's, in the form that the service knows, unless it is among the arguments. The data has been read by the
   * route's shape: what is not of its type is absent.
   *
   * @throws ServiceError
   */
  call<Of extends Row>(route: Of, args?: Args, options?: CallOptions): Promise<AnswerTo<Of>>;
  /** As `call`, with the raw answer beside the data; there is none where it came from the store. */
  exchange<Of extends Row>(
    route: Of,
    args?: Args,
    options?: CallOptions,
    transport?: Transport,
  ): Promise<{ data: AnswerTo<Of>; response?: Response }>;
}

/**
 * How long a stored answer counts as new, in milliseconds; after that it is asked for again, by its ETag where it has
 * one. The specification says which calls are cached, not for how long; `Cache-Control` steers the browser's own cache,
 * below this one.
 */
const fresh = 300_000;

/** A server may ask for a longer wait than this, in milliseconds; then its answer is given as it is. */
const longestWait = 5000;

/**
 * Whether a read is worth another try: no answer, a cut one, or a server that may be better soon; or after how many
 * milliseconds.
 */
const again = ({ name, status, response }: ServiceError): boolean | number => {
  const after = response?.headers.get('Retry-After') ?? '';
  const wait = +after * 1000 || Date.parse(after) - Date.now();
  return (
    (name === 'NetworkError' || /429|50[0234]/.test(`${status}`)) && !(wait > longestWait) && (wait > 0 ? wait : true)
  );
};

/** Makes the client that every group shares, so that equal requests of different groups are one too. */
export const createClient = (settings: Settings, { auth, view, epoch }: AuthCore, { report }: Telemetry): Client => {
  const join = createSingleFlight();
  /** Calls that changed something. What was asked before one answers nobody who asks after it, now or from the store. */
  let changes = 0;

  const exchange: Client['exchange'] = async <Of extends Row>(
    route: Of,
    args: Args = {},
    options?: CallOptions,
    transport?: Transport,
  ) => {
    // Where a method's own argument is optional, callers give the signal in its place.
    const signal = options?.signal ?? (args.signal as AbortSignal | undefined);
    const request: BuiltRequest = buildRequest(route, args, view(), settings);
    const token = request.headers.Authorization ?? '';
    const read = !route.method;
    const begun = epoch();
    /** Grows with each session and each change. */
    const before = changes + begun;
    /** An answer that was begun with the token of a session that has ended is nobody's. */
    const current = (): boolean => !token || epoch() === begun;

    const signedOut = () => fault(route, 'SignedOutError', 'the session ended.');

    /** Sends with the route's retry class. */
    const transmit = (signal?: AbortSignal, etag?: string): Promise<Answer> =>
      retry(
        // A host that does not allow the conditional header across origins must not cost us the answer: the second try
        // goes without.
        (attempt) => send(route, request, report, signal, transport, attempt > 1 ? undefined : etag),
        { signal, again: (error) => read && current() && again(error) },
      );

    /** Answers from the store, or asks and stores. */
    const transmitStored = async (signal: AbortSignal): Promise<Partial<Answer>> => {
      const key = request.url + digest(token);
      const stored = await recall(key);
      // A time in the future is of a clock that was put back since.
      if (stored && Math.abs(Date.now() - stored.time) < fresh) return stored;
      // 304 stands for the stored text, 204 for none (SVC-4).
      const { response, text = response.ok ? undefined : stored?.text } = await transmit(signal, stored?.etag);
      if (text && changes + epoch() === before)
        void remember(key, { text, time: Date.now(), etag: response.headers.get('ETag') ?? undefined });
      return { response, text };
    };

    try {
      signal?.throwIfAborted();
      const { text, response } = await (read && route.cache !== 'none'
        ? join(before + token + request.url, route.cache === 'stored' ? transmitStored : transmit, signal)
        : transmit(signal));
      if (!current()) throw signedOut();
      // Undefined where there is none (SVC-4), or none of this shape; else the shape's type.
      return { data: (text && readAnswer(route.answer ?? 'open', parseJson(text))) as AnswerTo<Of>, response };
    } catch (error) {
      const { aborted, reason } = signal ?? {};
      if (aborted) throw fault(route, reason?.name ?? 'AbortError', 'aborted.', undefined, reason);
      // Also where what failed did so as the session's end cut it off.
      if (!current()) throw signedOut();
      // Callers of one flight each get an error, and a response whose body they can read.
      throw error instanceof ServiceError ? error.copy() : error;
    } finally {
      if (!read) {
        changes++;
        // Also after a failure: the answer may have got lost, or have said that it was done before.
        if (route.cache === 'spoils') void erase();
      }
    }
  };

  // The route says what its answer is; who asks in another locale need not know.
  const inLocale = createInLocale(settings, exchange as Ask<{ data: never }>);

  return {
    settings,
    auth,
    report,
    retry,
    fault,
    exchange,
    call: async (route, args, options) => (await inLocale(route, args, options)).data,
  };
};
