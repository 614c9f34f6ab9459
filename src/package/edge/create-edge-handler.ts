import { requestAssignment } from './assignment';
import { type Decision, decide } from './decide';
import type { EdgeEnvironment, EdgeHandler, EdgeOptions } from './edge-options';
import { keepFlights, readFlights } from './flights-cookie';
import type { Rewriter } from './html-rewriter';
import { configLoader } from './load-config';
import { PageHead } from './page-head';
import { rewriteResponse } from './rewrite-response';
import { rewriteStream } from './rewrite-stream';
import { type EdgeSettings, settingsOf } from './settings';

/** The edge answers the assignment requests of pages whose `assignmentUrl` has this path. */
const FLIGHTS_PATH = '/cobble/flights';

const MAX_ENVIRONMENT_CHARACTERS = 4096;

/**
 * Returns a handler for a worker or server in front of the pages. Adds the files of a visitor's variant to a page's
 * head while the page streams, and answers the page's assignment request. After a failure, returns the origin's
 * response unchanged, so that the page's own script runs the experiments (interface 10).
 */
export const createEdgeHandler = (options: EdgeOptions): EdgeHandler => {
  const settings = settingsOf(options);
  const loadConfig = configLoader(settings);
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      settings.onError(error);
      return undefined;
    }
  };
  const handle = async (request: Request, next: (request: Request) => Response | Promise<Response>) => {
    if (isFlightsRequest(request)) return (await attempt(() => answerFlights(request, settings))) ?? flightsResponse();
    if (!isPage(request)) return next(request);
    const [response, decision] = await Promise.all([
      next((await attempt(() => pageRequest(request))) ?? request),
      attempt(() => decide(request, settings, loadConfig)),
    ]);
    if (!decision?.variant || response.status !== 200 || !isHtml(response)) return response;
    return (await attempt(() => addVariant(response, decision))) ?? response;
  };
  // Cast, because `EdgeHandler` accepts the `Request` and `Response` types of any platform.
  return handle as unknown as EdgeHandler;
};

const isFlightsRequest = ({ method, url }: Request): boolean =>
  method === 'POST' && URL.canParse(url) && new URL(url).pathname === FLIGHTS_PATH;

const answerFlights = async (request: Request, settings: EdgeSettings): Promise<Response> => {
  const known = readFlights(request.headers.get('cookie'));
  const environment = known ? undefined : environmentIn(await request.text());
  const flights = known ?? (environment && (await requestAssignment(settings, environment, request)));
  return flightsResponse(flights, !known && flights ? keepFlights(flights) : undefined);
};

const flightsResponse = (flights?: readonly string[], cookie?: string): Response =>
  Response.json(flights ? { flights } : {}, {
    status: flights ? 200 : 502,
    headers: { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  });

const environmentIn = (body: string): EdgeEnvironment | undefined => {
  if (body.length > MAX_ENVIRONMENT_CHARACTERS) return undefined;
  try {
    const environment: unknown = JSON.parse(body);
    return typeof environment === 'object' && environment ? (environment as EdgeEnvironment) : undefined;
  } catch {
    return undefined;
  }
};

const isPage = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  /^(document|iframe)?$/.test(headers.get('sec-fetch-dest') ?? '') &&
  !!headers.get('accept')?.includes('text/html');

const isHtml = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '');

const htmlRewriter = () => (globalThis as { HTMLRewriter?: new () => Rewriter }).HTMLRewriter;

/** Requests the complete page: a browser's cached copy may contain a different variant. */
const pageRequest = (request: Request): Request => {
  const copy = new Request(request);
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'if-range']) copy.headers.delete(name);
  // A compressed page can only be read with an `HTMLRewriter`, so request an uncompressed one.
  if (!htmlRewriter()) copy.headers.set('accept-encoding', 'identity');
  return copy;
};

const addVariant = async (response: Response, { variant, cookie }: Decision): Promise<Response> => {
  if (!variant) return response;
  const head = new PageHead(variant, response.headers.get('content-security-policy') ?? '');
  const HTMLRewriter = htmlRewriter();
  if (HTMLRewriter) return rewriteResponse(new HTMLRewriter(), privatePage(response, response.body, cookie), head);
  if (!response.body || isCompressed(response)) return response;
  const parse5 = await import('parse5');
  return privatePage(response, response.body.pipeThrough(rewriteStream(parse5, head)), cookie);
};

const isCompressed = ({ headers }: Response): boolean => !/^(identity)?$/.test(headers.get('content-encoding') ?? '');

/**
 * Prevents shared caching, because the page is for one visitor. Removes headers such as `ETag`, which don't depend on
 * the variant.
 */
const privatePage = (response: Response, body: Response['body'], cookie: string | undefined): Response => {
  const page = new Response(body, response);
  if (!/\bno-store\b/i.test(page.headers.get('cache-control') ?? ''))
    page.headers.set('cache-control', 'private, no-cache');
  for (const name of ['etag', 'last-modified', 'content-length', 'expires']) page.headers.delete(name);
  if (cookie) page.headers.append('set-cookie', cookie);
  return page;
};
