import type { AuthCore } from '../auth/auth';
import type { Route } from '../route';
import type { Settings } from '../settings';
import type { Telemetry } from '../telemetry/telemetry';
import { abortError } from './abort-error';
import type { Args, BuiltRequest } from './build-request';
import { buildRequest } from './build-request';
import { digest } from './digest';
import { retry } from './retry';
import type { Answer, Transport } from './send';
import { send } from './send';
import { ServiceError } from './service-error';
import { createSingleFlight } from './single-flight';

/** The optional last argument of every method. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What a group is made from. */
export interface Client {
  readonly settings: Settings;
  readonly core: AuthCore;
  readonly telemetry: Telemetry;
  /**
   * Makes a call and gives its data, undefined where there is none (SVC-4).
   *
   * @throws ServiceError
   */
  call<T>(route: Route, args?: Args, options?: CallOptions): Promise<T>;
  /** As `call`, with the raw answer beside the data. */
  exchange<T>(route: Route, args?: Args, options?: CallOptions & { transport?: Transport }): Promise<{ data: T; response: Response }>;
}

/** How long a stored answer counts as new, in milliseconds; after that it is asked for again, by its ETag where it has one. */
const fresh = 300_000;

/** A server may ask for a longer wait than this, in milliseconds; then its answer is given as it is. */
const longestWait = 5000;

/** Milliseconds of `Retry-After`, in seconds or as a date; 0 when there is none. */
const retryAfter = (response: Response | undefined): number => {
  const text = response?.headers.get('Retry-After');
  return text ? Math.max(0, Number(text) * 1000 || Date.parse(text) - Date.now() || 0) : 0;
};

/** Whether a read is worth another try: no answer, a cut one, or a server that may be better soon. */
const again = (error: unknown): boolean | number => {
  const { name, response } = error as ServiceError;
  if (name !== 'NetworkError' && !/^(429|50[0234])$/.test(`${name === 'HttpError' && response?.status}`)) return false;
  const wait = retryAfter(response);
  return wait > longestWait ? false : wait || true;
};

/** Makes the client that every group shares, so that equal requests of different groups are one too. */
export const createClient = (settings: Settings, core: AuthCore, telemetry: Telemetry): Client => {
  const flights = createSingleFlight();

  /** Sends with the route's retry class. */
  const transmit = (route: Route, request: BuiltRequest, epoch: number, signal?: AbortSignal, transport?: Transport, etag?: string): Promise<Answer> => {
    const once = (attempt: number): Promise<Answer> =>
      // A host that does not allow the conditional header across origins must not cost us the answer: the second try goes without.
      send(route, request, telemetry, { signal, transport, etag: attempt > 1 ? undefined : etag });
    return route.retry === 'read'
      // Nothing more is sent with the token of a session that has ended.
      ? retry(once, { signal, again: error => (core.epoch() === epoch || !request.signedIn) && again(error) })
      : once(1);
  };

  /** Answers from the store, or asks and stores. */
  const transmitStored = async (route: Route, request: BuiltRequest, epoch: number, signal: AbortSignal): Promise<Answer> => {
    // Without the store's code everything works uncached.
    const store = await import('./store').catch(() => undefined);
    const key = `${request.url} ${digest(request.headers.Authorization ?? '')}`;
    const stored = await store?.recall(key);
    if (stored && Math.abs(Date.now() - stored.time) < fresh) return { text: stored.text, response: new Response(stored.text) };
    const answer = await transmit(route, request, epoch, signal, undefined, stored?.etag);
    const text = answer.text ?? stored?.text;
    if (text !== undefined && (core.epoch() === epoch || !request.signedIn)) {
      void store?.remember(key, { text, time: Date.now(), etag: answer.response.headers.get('ETag') ?? stored?.etag });
    }
    return { ...answer, text };
  };

  const exchange: Client['exchange'] = async <T>(route: Route, args: Args = {}, options?: CallOptions & { transport?: Transport }) => {
    // Where a method's own argument is optional, callers give the signal in its place.
    const signal = options?.signal ?? (args.signal as AbortSignal | undefined);
    const request = buildRequest(route, args, core.view(), settings);
    const epoch = core.epoch();
    const guard = (): void => {
      if (request.signedIn && core.epoch() !== epoch) {
        throw new ServiceError('SignedOutError', route.path, `${route.method} ${route.path}: the session ended meanwhile; its answer was dropped.`);
      }
    };
    try {
      signal?.throwIfAborted();
      const shared = route.cache === 'shared' || route.cache === 'stored';
      const answer = shared
        ? await flights.join(
          [epoch, request.url, request.headers.Authorization].join(' '),
          own => (route.cache === 'stored' ? transmitStored(route, request, epoch, own) : transmit(route, request, epoch, own)),
          signal,
        )
        : await transmit(route, request, epoch, signal, options?.transport);
      guard();
      if (route.cache === 'spoils') void import('./store').then(store => store.erase()).catch(() => {});
      return { data: (answer.text === undefined ? undefined : JSON.parse(answer.text)) as T, response: answer.response };
    } catch (error) {
      guard();
      if (signal?.aborted) throw abortError(route, signal);
      const { name, message, response, cause } = error as ServiceError;
      // Callers of one flight each get a response whose body they can read.
      throw new ServiceError(name, route.path, message, response?.clone(), cause ?? error);
    } finally {
      // What was asked before a change does not answer those who ask after it.
      if (route.method !== 'GET') flights.forget();
    }
  };

  return { settings, core, telemetry, exchange, call: async (route, args, options) => (await exchange<never>(route, args, options)).data };
};
