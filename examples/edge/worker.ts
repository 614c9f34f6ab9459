import { addToHead } from './add-to-head';
import { requestAssignment } from './assignment';
import { decide } from './decide';
import type { EdgeSettings } from './edge-settings';
import { keepFlights, readFlights } from './flights-cookie';
import type { Rewriter } from './html-rewriter';

interface Env {
  readonly CONFIG_URL: string;
  readonly ASSIGNMENT_URL: string;
  /** Separated by spaces. */
  readonly ALLOWED_ORIGINS?: string;
  readonly LOCALE?: string;
  readonly CONSENT_COOKIE?: string;
  /** In milliseconds. Default: 500. */
  readonly PATIENCE?: string;
}

/** The pages' `assignmentUrl`, so that page and edge use one assignment. */
const FLIGHTS_PATH = '/cobble/flights';

const MAX_ENVIRONMENT_CHARACTERS = 4096;

const settingsOf = (env: Env, request: Request): EdgeSettings => ({
  configUrl: env.CONFIG_URL,
  assignmentUrl: env.ASSIGNMENT_URL,
  allowedOrigins: env.ALLOWED_ORIGINS?.split(/\s+/).filter(Boolean) ?? [],
  locale: env.LOCALE ?? 'en-us',
  consentCookie: env.CONSENT_COOKIE,
  timeoutMs: Number(env.PATIENCE) || 500,
  country: (request as { cf?: { country?: string } }).cf?.country,
});

const answerFlights = async (request: Request, settings: EdgeSettings): Promise<Response> => {
  const environment = await request.text();
  const known = readFlights(request.headers.get('cookie'));
  const flights =
    known ??
    (environment.length > MAX_ENVIRONMENT_CHARACTERS ? undefined : await requestAssignment(settings, environment));
  const cookie = !known && flights && keepFlights(flights);
  return Response.json(flights ? { flights } : {}, {
    status: flights ? 200 : 502,
    headers: { 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  });
};

const visitorOf = ({ headers }: Request) => ({
  cookie: headers.get('cookie') ?? '',
  agent: headers.get('user-agent') ?? '',
});

/** Other requests pass through. */
const isPage = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  /^(document|iframe)?$/.test(headers.get('sec-fetch-dest') ?? '') &&
  !!headers.get('accept')?.includes('text/html');

/** A browser's cached copy may contain another variant. */
const fetchPage = (request: Request): Promise<Response> => {
  const whole = new Request(request);
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'if-range']) whole.headers.delete(name);
  return fetch(whole);
};

export default {
  async fetch(request: Request, env: Env, context: { passThroughOnException(): void }): Promise<Response> {
    // After an error the visitor gets the origin's page, whose script runs the experiments.
    context.passThroughOnException();
    const settings = settingsOf(env, request);
    const { pathname } = new URL(request.url);
    if (pathname === FLIGHTS_PATH && request.method === 'POST') return answerFlights(request, settings);
    if (!isPage(request)) return fetch(request);

    const [answer, { variant, cookie }] = await Promise.all([
      fetchPage(request),
      decide(new URL(request.url), visitorOf(request), settings),
    ]);
    if (answer.status !== 200 || !/^text\/html\b/i.test(answer.headers.get('content-type') ?? '')) return answer;
    const page = new Response(answer.body, answer);
    // The page belongs to one visitor, and the origin's validators don't cover the variant.
    if (!/\bno-store\b/i.test(page.headers.get('cache-control') ?? ''))
      page.headers.set('cache-control', 'private, no-cache');
    for (const name of ['etag', 'last-modified', 'content-length', 'expires']) page.headers.delete(name);
    if (cookie) page.headers.append('set-cookie', cookie);
    const { HTMLRewriter } = globalThis as { HTMLRewriter?: new () => Rewriter };
    return HTMLRewriter && variant ? addToHead(new HTMLRewriter(), page, variant) : page;
  },
};
