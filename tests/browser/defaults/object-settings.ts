import type { Page } from 'puppeteer';
import { SESSION_COOKIES, SESSION_KEYS } from '../../../src/services/session/session';
import type { Harness } from '../harness';
import { collector } from '../policy/collector';
import type { SentRequest } from './sent-request';
import { requestsInto, sentRequest } from './sent-request';
import { newSession, storeInPage } from './session';

type Client = Record<string, Record<string, (args?: object) => Promise<unknown>>> & {
  readonly auth: {
    gamertag(): string | undefined;
    token(kind: string): string | undefined;
    loginUrl(options: object): string;
    logout(): Promise<void>;
  };
};

interface Cobble {
  readonly flights: { readonly ready: Promise<void> };
  services(): Promise<Client>;
}

export const objectWays = ['cobbleSettings', "the page's JSON"] as const;
export type ObjectWay = (typeof objectWays)[number];

const endpoints: Readonly<Record<string, readonly [group: string, method: string, path: string]>> = {
  api: ['downloads', 'links', '/api/v1.0/download/links'],
  realms: ['realms', 'check', '/subscriptions/realms/check'],
  helpCentre: ['helpCentre', 'sections', '/help_center/own-swedish/sections'],
  support: ['support', 'locales', '/locales'],
  // For `entitlements`, `catalog` and `regions`, a configured path replaces the default path.
  entitlements: ['store', 'entitlements', '/own/entitlements'],
  catalog: ['store', 'catalog', '/own/catalog'],
  regions: ['store', 'regions', '/own/regions'],
  currencies: ['store', 'refreshBalance', '/currencies/virtual/refresh'],
  profile: ['profile', 'get', '/minecraft/profile'],
  xboxProfile: ['profile', 'gamertagPicture', '/users/gt(Pixelfox42)/profile/settings'],
};
const hostOf = (endpoint: string) => `${endpoint.toLowerCase()}.test`;

const storedNames = [...SESSION_KEYS, 'flights'];
const cookieNames = [...SESSION_COOKIES, 'preauth'];
const own = (name: string) => `own-${name}`;

const settings = (origin: (host?: string) => string) => ({
  endpoints: Object.fromEntries(
    Object.entries(endpoints).map(([name, [, , path]]) => [
      name,
      origin(hostOf(name)) + (path.startsWith('/own/') ? path : ''),
    ]),
  ),
  signIn: {
    url: 'https://login.test/start',
    signOutUrl: `${origin('login.test')}/out`,
    brandId: 'own-brand',
    tenantId: 'own-tenant',
    appId: 'own-app',
    as: 'own-server',
    returnUrl: '/own/goodbye',
    environment: 'own-environment',
    parentDomain: 'own.test',
    allowedReturnOrigins: ['https://partner.test'],
    parameters: { aid: 'own-parameter' },
  },
  frameUrl: '/own/balance',
  minecoinProducts: ['own-coins-1', 'own-coins-2'],
  helpCentre: {
    locale: { sv: 'own-swedish' },
    suggestedLabels: ['own-label-1', 'own-label-2'],
    ticketFormId: 'own-form',
    sorts: ['asc', 'desc'],
    videoHosts: ['videos.test'],
  },
  experiments: {
    configUrl: '/own/config.json',
    assignmentUrl: '/own/assignment',
    allowedOrigins: ['https://files.test'],
    xuid: 'own-xuid',
    deviceId: 'own-device',
  },
  texts: { noRatingText: 'Own text' },
  textsUrl: '/own/texts-{locale}.json',
  storage: Object.fromEntries([...storedNames, ...cookieNames].map((name) => [name, own(name)])),
  headers: { sessionId: 'x-own-session', mojangAuth: 'x-own-mojang', purchasingToken: 'x-own-purchasing' },
  nonce: 'own-nonce',
});

const given = (value: object, way: ObjectWay) =>
  way === 'cobbleSettings'
    ? `<script>window.cobbleSettings = ${JSON.stringify(value)}</script>`
    : `<script type="application/json" data-cobble-config>${JSON.stringify(value)}</script>`;

const pageOf = (value: object, way: ObjectWay, { head = '', body = '' } = {}) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${head}${given(value, way)}<script async src="/dist/realms/cobble.js" data-locale="sv-se" data-experiments="on"></script></head><body>${body}</body></html>`;

const body = ['support-ticket', 'help-search', 'help-article', 'marketplace-tile', 'balance-summary']
  .map(
    (name) =>
      `<div data-widget="${name}" id="${name}" data-load="eager" data-article-id="7" data-title="Keep" data-price="10" data-original-price="20"></div>`,
  )
  .join('');

const article = {
  article: {
    id: 7,
    title: 'Videos',
    body: '<p><iframe src="https://videos.test/film"></iframe></p><p><iframe src="https://elsewhere.test/film"></iframe></p>',
  },
};

const ownSession = async (origin: string) => {
  const { storage, cookies } = await newSession(origin);
  const renamed = (record: object, names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]: [string, string]) => [names.includes(name) ? own(name) : name, value]),
    );
  return {
    storage: renamed(storage, storedNames),
    cookies: renamed({ ...cookies, preauth: 'own-secret' }, cookieNames),
    values: { ...storage, ...cookies },
  };
};

/** Visits a page with all object-valued settings and the settings that depend on them. Then signs out. */
export const visitObjects = async ({ publish, openPage, origin }: Harness, way: ObjectWay) => {
  const path = `/page/${crypto.randomUUID()}`;
  publish('/own/texts-sv-se.json', JSON.stringify({ originalPriceText: 'Own fetched text' }));
  publish('/own/assignment', JSON.stringify({ flights: ['own-flight'] }), { 'content-type': 'application/json' });
  publish('/own/flight.js', '');
  publish('/out', '<title>Out</title>');
  publish('/own/balance', '<title>Balance</title>');
  publish(
    '/own/config.json',
    JSON.stringify({
      experiments: [
        {
          name: 'own',
          flights: {
            targeting: { domain: '127.0.0.1', url: { include: '^/' } },
            setup: { 'own-flight': { js: ['/own/flight.js', 'https://files.test/a.js', 'https://others.test/a.js'] } },
          },
        },
      ],
    }),
  );
  const session = await ownSession(origin());
  const head = `<script>(${storeInPage})(${JSON.stringify(session)})</script>`;
  publish(path, pageOf(settings(origin), way, { head, body }));
  const sent: SentRequest[] = [];
  const opened = await openPage(`${path}?hc-q=coins`, {
    onRequest: requestsInto(sent),
    faults: [{ url: /\/articles\/7\b/, when: ({ method }) => method === 'GET', body: JSON.stringify(article) }],
  });
  const { page } = opened;
  await opened.waitForMounted();
  await page.waitForFunction(() => {
    const [search, article] = ['help-search', 'help-article'].map((id) => document.getElementById(id)?.shadowRoot);
    return search?.querySelector('select') && article?.querySelector('a[href*="videos.test"]');
  });
  const shown = await page.evaluate(use, Object.values(endpoints));
  const leaves = page.waitForNavigation();
  await page.evaluate(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(Document.prototype, 'cookie', {
      get,
      set(text: string) {
        sessionStorage.written = `${sessionStorage.written}\n${text}`;
        set?.call(this, text);
      },
    });
    void (window.cobble as Cobble).services().then(({ auth }) => auth.logout());
  });
  await leaves;
  await page.goto(`${origin()}/examples/pages/art/mark.svg`);
  const left = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].filter(Boolean));
  const written = await page.evaluate(() => String(sessionStorage.written));
  return { ...shown, sent, left, session, written };
};

/** Runs in the page. */
const use = async (calls: readonly (readonly [group: string, method: string, path: string])[]) => {
  const { services, flights } = window.cobble as Cobble;
  const client = await services();
  await flights.ready;
  await Promise.allSettled([
    ...calls.map(([group, method]) => client[group]![method]!()),
    client.helpCentre!.suggested!(),
  ]);
  const rootOf = (id: string) => document.getElementById(id)?.shadowRoot;
  const [known, unknown] = ['https://partner.test/back', 'https://stranger.test/back'].map((returnUrl) =>
    client.auth.loginUrl({ returnUrl, signup: true }),
  );
  const playable = [...(rootOf('help-article')?.querySelectorAll<HTMLAnchorElement>('a[data-video]') ?? [])];
  for (const link of playable) {
    // Following the link would leave the page.
    link.parentElement?.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  const players = () => [...rootOf('help-article')!.querySelectorAll<HTMLAnchorElement>('iframe + a')];
  while (players().length === 0) await new Promise(requestAnimationFrame);
  return {
    loginUrl: known ?? '',
    otherLoginUrl: unknown ?? '',
    gamertag: client.auth.gamertag(),
    tokens: Object.fromEntries(
      ['expiration', 'playFab', 'xbox', 'realms', 'marketplace', 'bearer', 'access'].map((kind) => [
        kind,
        client.auth.token(kind),
      ]),
    ),
    stored: Object.keys(localStorage),
    sorts: [...(rootOf('help-search')?.querySelectorAll('option') ?? [])].map(({ value }) => value),
    // Clicking a video's link inserts the player before the link.
    players: players().map(({ href }) => href),
    tile: rootOf('marketplace-tile')?.textContent ?? '',
    nonce: document.querySelector<HTMLScriptElement>('script[src$="/own/flight.js"]')?.nonce,
  };
};

type Seen = Awaited<ReturnType<typeof visitObjects>>;
type Proof = (seen: Seen) => readonly [seen: unknown, expected: unknown];

const find = ({ sent }: Seen, path: RegExp, host?: string) =>
  sent.find((one) => path.test(one.path) && (!host || one.host === host));
const pathsAt = ({ sent }: Seen, host: string) => sent.filter((one) => one.host === host).map(({ path }) => path);
const atLogin =
  (parameter: string, expected: string): Proof =>
  ({ loginUrl }) => [new URL(loginUrl).searchParams.get(parameter), expected];
const returnOf = (url: string) => new URL(new URL(url).searchParams.get('ru') ?? '').searchParams.get('return_url');
const signOutReturn = (seen: Seen) => new URL(find(seen, /^\/out$/, 'login.test')?.query.ru ?? 'about:blank');

/** For each setting, checks its visible effect. */
export const objectProofs: Readonly<Record<string, Proof>> = {
  ...Object.fromEntries(
    Object.entries(endpoints).map(([name, [, , path]]): [string, Proof] => [
      `endpoints.${name}`,
      (seen) => [
        seen.sent
          .filter((one) => one.path === path)
          .map(({ host }) => host)
          .at(-1),
        hostOf(name),
      ],
    ]),
  ),
  'signIn.url': ({ loginUrl }) => [loginUrl.split('?')[0], 'https://login.test/start'],
  'signIn.signOutUrl': (seen) => [!!find(seen, /^\/out$/, 'login.test'), true],
  'signIn.brandId': atLogin('cobrandId', 'own-brand'),
  'signIn.tenantId': atLogin('tid', 'own-tenant'),
  'signIn.appId': atLogin('own-parameter', 'own-app'),
  'signIn.as': atLogin('as', 'own-server'),
  'signIn.returnUrl': (seen) => [signOutReturn(seen).pathname, '/own/goodbye'],
  'signIn.environment': (seen) => [signOutReturn(seen).searchParams.get('env'), 'own-environment'],
  'signIn.parentDomain': ({ written }) => [/own-bearer=; max-age=0; path=\/; domain=own\.test/.test(written), true],
  'signIn.allowedReturnOrigins': ({ loginUrl, otherLoginUrl }) => [
    [returnOf(loginUrl), returnOf(otherLoginUrl)],
    ['https://partner.test/back', null],
  ],
  'signIn.parameters': ({ loginUrl }) => [
    ['aid', 'own-parameter'].map((name) => new URL(loginUrl).searchParams.get(name)),
    [null, 'own-app'],
  ],
  frameUrl: (seen) => [!!find(seen, /^\/own\/balance$/), true],
  minecoinProducts: (seen) => [find(seen, /catalog/)?.query.bigIds, 'own-coins-1,own-coins-2'],
  'helpCentre.locale': (seen) => [!!find(seen, /^\/help_center\/own-swedish\//), true],
  'helpCentre.suggestedLabels': (seen) => [
    seen.sent.flatMap(({ query }) => query.label_names ?? []),
    ['own-label-1,own-label-2'],
  ],
  'helpCentre.ticketFormId': (seen) => [find(seen, /ticket_forms/)?.path, '/ticket_forms/own-form'],
  'helpCentre.sorts': ({ sorts }) => [sorts, ['asc', 'desc']],
  'helpCentre.videoHosts': ({ players }) => [players, ['https://videos.test/film']],
  'experiments.configUrl': (seen) => [!!find(seen, /^\/own\/config\.json$/), true],
  'experiments.assignmentUrl': (seen) => [find(seen, /assignment/)?.path, '/own/assignment'],
  'experiments.allowedOrigins': (seen) => [
    ['files.test', 'others.test'].map((host) => pathsAt(seen, host)),
    [['/a.js'], []],
  ],
  'experiments.xuid': (seen) => [assignmentBody(seen).xuid, 'own-xuid'],
  'experiments.deviceId': (seen) => [assignmentBody(seen).deviceId, 'own-device'],
  texts: ({ tile }) => [tile.includes('Own text'), true],
  textsUrl: ({ tile }) => [tile.includes('Own fetched text'), true],
  nonce: ({ nonce }) => [nonce, 'own-nonce'],
  storage: ({ tokens, gamertag, stored, left, session: { values }, ...seen }) => [
    {
      tokens,
      gamertag,
      preauth: find(seen as Seen, /download\/links$/)?.headers['x-web-preauth-secret'],
      flights: stored.includes('own-flights'),
      left,
    },
    {
      tokens: {
        expiration: values.expiration,
        playFab: values.playFabToken,
        xbox: values.xboxToken,
        realms: values.realmsToken,
        marketplace: values.marketplaceToken,
        bearer: values.bearer,
        access: values.access,
      },
      gamertag: 'Pixelfox42',
      preauth: 'own-secret',
      flights: true,
      // Signing out preserves data that doesn't belong to the session.
      left: ['cobble-experiments', 'own-preauth=own-secret'],
    },
  ],
  headers: (seen) => {
    const { headers } = find(seen, /realms\/check/) ?? { headers: {} as Record<string, string> };
    return [
      [
        'x-own-session',
        'x-own-mojang',
        'x-own-purchasing',
        'x-session-id',
        'x-mojang-auth',
        'microsoftpurchasingtoken',
      ].map((name) => !!headers[name]),
      [true, true, true, false, false, false],
    ];
  },
};

const assignmentBody = (seen: Seen) =>
  JSON.parse(find(seen, /assignment/)?.body ?? '{}') as { xuid?: string; deviceId?: string };

export const visitReporting = async (harnessed: Harness, way: ObjectWay) => {
  const { pageWith, origin } = harnessed;
  const callIn = (page: Page) =>
    page.evaluate(async () => {
      await (await (window.cobble as Cobble).services()).downloads!.links!();
    });
  const layered = await pageWith(pageOf({ telemetry: { adapter: 'dataLayer', dataLayerName: 'ownLayer' } }, way));
  await callIn(layered.page);
  const first = await layered.page.waitForFunction(
    () => (window as { ownLayer?: { event: string }[] }).ownLayer?.[0]?.event,
  );
  const firstEvent = await first.jsonValue();
  const hasDefaultLayer = await layered.page.evaluate(() => 'dataLayer' in window);

  collector(harnessed);
  const instrumentationKey = '0123456789abcdef0123456789abcdef-01234567-89ab-cdef-0123-456789abcdef-0123';
  const telemetry = { adapter: '1ds', instrumentationKey, endpointUrl: `${origin()}/OneCollector/1.0/` };
  const collected = await pageWith(pageOf({ telemetry }, way));
  const collects = collected.page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/OneCollector/'),
  );
  await callIn(collected.page);
  return { firstEvent, hasDefaultLayer, instrumentationKey, ...sentRequest(await collects) };
};

export const reportingProofs: Readonly<
  Record<string, (seen: Awaited<ReturnType<typeof visitReporting>>) => readonly [seen: unknown, expected: unknown]>
> = {
  'telemetry.adapter': ({ firstEvent }) => [firstEvent, 'Ms.Web.ApiPerf'],
  'telemetry.dataLayerName': ({ hasDefaultLayer }) => [hasDefaultLayer, false],
  'telemetry.instrumentationKey': ({ headers, query, instrumentationKey }) => [
    headers.apikey ?? query.apikey,
    instrumentationKey,
  ],
  'telemetry.endpointUrl': ({ path }) => [path, '/OneCollector/1.0/'],
};
