/** The part of `Request` that Cobble uses. Declared here, because the platforms' own types differ. */
export interface EdgeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The part of `Response` that Cobble uses. */
export interface EdgeResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** The visitor's properties that `assign` receives (EXP-2). */
export interface EdgeEnvironment {
  readonly sessionId: string;
  readonly language: string;
  readonly platform: string;
  readonly browser: string;
  readonly deviceType: 'Desktop' | 'Tablet' | 'Phone';
  readonly region: string;
  readonly domain: string;
}

/** The names of the assigned flights, or a response that contains them. Undefined without an assignment. */
export type AssignedFlights = readonly string[] | { readonly flights: readonly string[] } | undefined;

export interface EdgeOptions {
  /**
   * The config's URL, a function that loads the config, or the parsed config. A loaded config is cached for an hour
   * (EXP-1).
   */
  readonly config: string | (() => unknown) | object;
  /** The assignment's URL, or a function that assigns flights to a visitor. */
  readonly assign:
    | string
    | ((environment: EdgeEnvironment, request: EdgeRequest) => AssignedFlights | Promise<AssignedFlights>);
  /** The pages' setting `experiments.allowedOrigins`, such as `['https://cdn.example']`. Default: none. */
  readonly allowedOrigins?: readonly string[];
  /** The pages' `<html lang>`. Default: `en-us`. */
  readonly locale?: string;
  /** Name of the cookie that records consent. If set, visitors without this cookie aren't assigned flights. */
  readonly consentCookie?: string;
  /** Timeout for the config, and for each assignment, in ms. Default: 500. */
  readonly timeoutMs?: number;
  /** Returns the visitor's country, two letters. Default: Cloudflare's `request.cf.country`, else `us`. */
  readonly country?: (request: EdgeRequest) => string | undefined;
  /** Called with each caught error, such as a config that doesn't load. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Answers a request. `next` passes requests to the origin: `fetch` in a worker, `context.next` in a framework. The
 * handler rejects only if `next` does.
 */
export type EdgeHandler = <Request extends EdgeRequest, Response extends EdgeResponse>(
  request: Request,
  next: (request: Request) => Response | Promise<Response>,
) => Promise<Response>;
