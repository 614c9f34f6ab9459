import { addToHead } from './add-to-head';
import { askAssignment } from './ask-assignment';
import { decide } from './decide';
import type { EdgeSettings } from './edge-settings';
import { keepFlights, readFlights } from './flights-cookie';
import type { Rewriter } from './html-rewriter';

/** The worker's variables. */
interface Env {
  readonly CONFIG_URL: string;
  readonly ASSIGNMENT_URL: string;
  /** With blanks between. */
  readonly ALLOWED_ORIGINS?: string;
  readonly LOCALE?: string;
  readonly CONSENT_COOKIE?: string;
  /** Milliseconds that a visitor waits for the config and the assignment at most; default 500. */
  readonly PATIENCE?: string;
}

/** What the pages name as their `assignmentUrl`: so that page and edge have one assignment. */
const FLIGHTS_PATH = '/cobble/flights';

/** Longer than any visitor's environment. */
const LONGEST_ASKED = 4096;

const settingsOf = (env: Env, request: Request): EdgeSettings => ({
  configUrl: env.CONFIG_URL,
  assignmentUrl: env.ASSIGNMENT_URL,
  allowedOrigins: env.ALLOWED_ORIGINS?.split(/\s+/).filter(Boolean) ?? [],
  locale: env.LOCALE ?? 'en-us',
  consentCookie: env.CONSENT_COOKIE,
  patience: Number(env.PATIENCE) || 500,
  country: (request as { cf?: { country?: string } }).cf?.country,
});

/** Answers the page's own question with what the edge has decided by; else with the service's answer. */
const answerFlights = async (request: Request, settings: EdgeSettings): Promise<Response> => {
  const asked = await request.text();
  const known = readFlights(request.headers.get('cookie'));
  const flights = known ?? (asked.length > LONGEST_ASKED ? undefined : await askAssignment(settings, asked));
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

/** Whether a browser opens it as a page: what scripts fetch is not for us. */
const isPage = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  /^(document|iframe)?$/.test(headers.get('sec-fetch-dest') ?? '') &&
  !!headers.get('accept')?.includes('text/html');

/** The origin's page, whole: what a browser has kept of it may hold another variant. */
const fetchPage = (request: Request): Promise<Response> => {
  const asked = new Request(request);
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'if-range']) asked.headers.delete(name);
  return fetch(asked);
};

export default {
  async fetch(request: Request, env: Env, context: { passThroughOnException(): void }): Promise<Response> {
    // Whatever goes wrong here: the visitor gets the origin's page, and its script does it all.
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
    // One visitor's page is no other's, and no origin's validator speaks of it.
    if (!/\bno-store\b/i.test(page.headers.get('cache-control') ?? ''))
      page.headers.set('cache-control', 'private, no-cache');
    for (const name of ['etag', 'last-modified', 'content-length', 'expires']) page.headers.delete(name);
    if (cookie) page.headers.append('set-cookie', cookie);
    const { HTMLRewriter } = globalThis as { HTMLRewriter?: new () => Rewriter };
    return HTMLRewriter && variant ? addToHead(new HTMLRewriter(), page, variant) : page;
  },
};
