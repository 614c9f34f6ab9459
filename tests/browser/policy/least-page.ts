import type { HTTPRequest, Page } from 'puppeteer';
import { expect } from 'vitest';
import { picture } from '../../../src/widgets/captcha/examples/picture';
import { sound } from '../../../src/widgets/captcha/examples/sound';
import { experiment, site } from '../experiments/site';
import type { Harness } from '../harness';
import { collector } from './collector';
import { printedTags } from './strict-page';
import { Violations } from './violations';

/** The parts of the page that a policy may break. Each name says what a visitor would miss. */
export type Part =
  | 'widgets'
  | 'room'
  | 'own picture'
  | 'picture from https'
  | 'picture of the API'
  | 'captcha picture'
  | 'captcha sound'
  | 'call'
  | 'article'
  | 'own experiment script'
  | 'far experiment script'
  | 'own experiment style'
  | 'far experiment style'
  | 'collector'
  | 'framed video'
  | 'framed video of a host below'
  | 'video'
  | 'video of a host below'
  | 'balance';

const videos = ['framed video', 'framed video of a host below', 'video', 'video of a host below'] as const;

/** Runs in the page: returns whether each part works. Also plays the article's videos when available. */
const whatWorks = (): Record<Part, boolean> => {
  const root = (id: string) => document.getElementById(id)?.shadowRoot;
  const shows = (id: string, src: string) =>
    [...(root(id)?.querySelectorAll('img') ?? [])].some(
      (image) => image.src.startsWith(src) && image.complete && image.naturalWidth > 0,
    );
  for (const link of root('videos')?.querySelectorAll<HTMLElement>('a[data-video]') ?? []) link.click();
  // A video's player takes the focus and scrolls down, so scroll back: otherwise, images further up would never load.
  scrollTo(0, 0);
  const plays = (host: string) => (window as { framed?: string[] }).framed?.includes(`https://${host}`) ?? false;
  const lasts = (host: string) =>
    [...(root('videos')?.querySelectorAll('video') ?? [])].some(
      ({ src, duration }) => src.startsWith(`https://${host}/`) && duration > 0,
    );
  const style = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name) === '1';
  const { ranOwn, ranFar } = window as { ranOwn?: unknown; ranFar?: unknown };
  return {
    widgets: [...document.querySelectorAll<HTMLElement>('[data-widget]')].every(
      ({ dataset }) => dataset.widgetState === 'mounted',
    ),
    room: getComputedStyle(document.querySelector('[data-widget]')!).getPropertyValue('--room') !== '',
    'own picture': shows('own', location.origin),
    'picture from https': shows('far', 'https://pictures.test/'),
    'picture of the API': shows('popular', `http://api.test:${location.port}/`),
    'captcha picture': shows('look', 'data:'),
    'captcha sound': !!root('listen')?.querySelector('audio')?.duration,
    call: !!root('popular')?.querySelector('li'),
    article: /device/i.test(root('article')?.querySelector('h2')?.textContent ?? ''),
    'own experiment script': !!ranOwn,
    'far experiment script': !!ranFar,
    'own experiment style': style('--own'),
    'far experiment style': style('--far'),
    'framed video': plays('videos.test'),
    'framed video of a host below': plays('a.films.test'),
    video: lasts('videos.test'),
    'video of a host below': lasts('a.films.test'),
    balance: !!root('balance')?.querySelector('[role=status]')?.textContent?.includes('1,340'),
    collector: performance
      .getEntriesByType('resource')
      .some(
        (entry) => entry.name.includes('/OneCollector/') && (entry as PerformanceResourceTiming).responseStatus === 200,
      ),
  };
};

const answerHttps = (request: HTTPRequest) => {
  const { protocol, pathname } = new URL(request.url());
  if (protocol !== 'https:') return void request.continue();
  // In Firefox, responding to a request of a closing page fails.
  const respond = (answer: { contentType: string; body: string | Buffer }) =>
    void request.respond(answer).catch(() => {});
  if (pathname === '/film.wav')
    return respond({ contentType: 'audio/wav', body: Buffer.from(sound.split(',').at(-1)!, 'base64') });
  if (pathname === '/balance')
    return respond({
      contentType: 'text/html',
      body: '<script>parent.postMessage({ type: "cobble:balance", balance: 1340 }, "*")</script>',
    });
  if (pathname === '/frame')
    return respond({
      contentType: 'text/html',
      body: '<script>top.postMessage("plays", "*")</script>',
    });
  const [contentType, body] = pathname.endsWith('.js')
    ? ['text/javascript', 'window.ranFar = 1']
    : pathname.endsWith('.css')
      ? ['text/css', ':root { --far: 1 }']
      : ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'];
  respond({ contentType, body });
};

/** Opens a page that uses everything that the policy allows, under that policy or a modified one. */
export const openUnderPolicy = async (
  harnessed: Harness,
  {
    change = (policy) => policy,
    more = '',
    collects = false,
  }: { change?: (policy: string) => string; more?: string; collects?: boolean },
) => {
  const { openPage, publish, origin } = harnessed;
  publish('/exp/own.js', 'window.ranOwn = 1');
  publish('/exp/own.css', ':root { --own: 1 }');
  collector(harnessed);
  const far = 'https://files.test';
  const { paths } = site(harnessed, {
    config: [
      experiment('EX:one', 'one', { js: ['/exp/own.js', `${far}/far.js`], css: ['/exp/own.css', `${far}/far.css`] }),
    ],
    flights: ['one'],
  });
  const hosts = ['videos.test', 'a.films.test'];
  const body = hosts
    .map(
      (host) =>
        `<p><iframe src="https://${host}/frame"></iframe></p><p><video src="https://${host}/film.wav"></video></p>`,
    )
    .join('');
  publish('/help_center/en-us/articles/77', JSON.stringify({ article: { id: 77, title: 'Videos', body } }), {
    'content-type': 'application/json',
    'access-control-allow-origin': origin(),
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
  });
  const json = {
    frameUrl: 'https://bank.test/balance',
    helpCentre: { videoHosts: ['videos.test', '*.films.test'] },
    experiments: { configUrl: paths.config, assignmentUrl: paths.assignment, allowedOrigins: [far] },
    ...(collects && {
      telemetry: {
        adapter: '1ds',
        instrumentationKey: '0123456789abcdef0123456789abcdef-01234567-89ab-cdef-0123-456789abcdef-0123',
        endpointUrl: `${origin('collector.test')}/OneCollector/1.0/`,
      },
    }),
  };
  const { policy, tag } = await printedTags({ base: `${origin('cdn.test')}/dist`, api: origin('api.test'), json });
  const widget = (name: string, id: string, attributes = '') =>
    `<div id="${id}" data-widget="${name}" data-load="eager" ${attributes}></div>`;
  const path = `/least/${crypto.randomUUID()}`;
  publish(
    path,
    `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Least</title>
    <script type="application/json" data-cobble-config>${JSON.stringify(json)}</script>${tag.replace('<script ', '<script data-experiments="on" ')}</head><body>
    ${widget('marketplace-popular', 'popular')}${widget('marketplace-tile', 'own', 'data-title="Own" data-image-url="/examples/pages/art/creek.svg"')}${widget('marketplace-tile', 'far', 'data-title="Far" data-image-url="https://pictures.test/a.svg"')}
    ${widget('captcha', 'look', `data-image="${picture}"`)}${widget('captcha', 'listen', `data-content-type="Audio" data-audio="${sound}"`)}
    ${widget('balance-summary', 'balance')}${widget('help-article', 'article', 'data-article-id="360040300301"')}${widget('help-article', 'videos', 'data-article-id="77"')}${more}</body></html>`,
    { 'content-security-policy': change(policy) },
  );
  const violations = new Violations();
  const opened = await openPage(path, {
    before: async (page) => {
      await violations.watch(page);
      await page.evaluateOnNewDocument(() =>
        addEventListener('message', ({ data, origin }) => {
          if (data !== 'plays') return;
          const log = window as { framed?: string[] };
          log.framed = [...(log.framed ?? []), origin];
        }),
      );
      await page.setRequestInterception(true);
      page.on('request', answerHttps);
    },
  });
  return { opened, page: opened.page, violations, policy };
};

/** Returns the broken parts. Waits up to ten seconds until only expected parts are broken. */
export const brokenParts = async (page: Page, expected: readonly Part[], violations: Violations): Promise<string[]> => {
  let broken: string[] = [];
  for (let attempts = 0; attempts < 200; attempts++) {
    broken = Object.entries(await page.evaluate(whatWorks))
      .filter(([, works]) => !works)
      .map(([part]) => part);
    if (broken.every((part) => expected.includes(part as Part)) && !expected.length === !violations.list.length) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return broken;
};

/**
 * Each source that the policy allows, and the parts that break without this source. Only the test without the
 * collector's source checks the part `collector`.
 */
export const sources: readonly (readonly [directive: string, source: string, ...missing: Part[]])[] = [
  [
    'script-src',
    'http://cdn.test:PORT/dist/',
    'widgets',
    'own picture',
    'picture from https',
    'picture of the API',
    'captcha picture',
    'captcha sound',
    'call',
    'article',
    'balance',
    'own experiment script',
    'far experiment script',
    'own experiment style',
    'far experiment style',
    ...videos,
  ],
  ['script-src', "'self'", 'own experiment script'],
  ['script-src', 'https://files.test', 'far experiment script'],
  ['style-src', 'http://cdn.test:PORT/dist/', 'room'],
  ['style-src', "'self'", 'own experiment style'],
  ['style-src', 'https://files.test', 'far experiment style'],
  [
    'connect-src',
    'http://cdn.test:PORT/dist/',
    'widgets',
    'own picture',
    'picture from https',
    'picture of the API',
    'captcha picture',
    'captcha sound',
    'call',
    'article',
    'balance',
    ...videos,
  ],
  ['connect-src', 'http://api.test:PORT', 'call', 'article', 'picture of the API', ...videos],
  [
    'connect-src',
    "'self'",
    'own experiment script',
    'far experiment script',
    'own experiment style',
    'far experiment style',
  ],
  ['connect-src', 'http://collector.test:PORT', 'collector'],
  ['img-src', "'self'", 'own picture'],
  ['img-src', 'https:', 'picture from https'],
  ['img-src', 'data:', 'captcha picture'],
  ['img-src', 'http://api.test:PORT', 'picture of the API'],
  ['media-src', 'data:', 'captcha sound'],
  ['media-src', 'https://videos.test', 'video'],
  ['media-src', 'https://*.films.test', 'video of a host below'],
  ['frame-src', 'https://videos.test', 'framed video'],
  ['frame-src', 'https://*.films.test', 'framed video of a host below'],
  ['frame-src', 'https://bank.test', 'balance'],
  ['trusted-types', 'cobble', 'own experiment script', 'far experiment script', 'article', ...videos],
];

export const read = (policy: string) =>
  policy.split('; ').map((directive) => directive.split(' ')) as [string, ...string[]][];
export const write = (directives: readonly (readonly string[])[]) =>
  directives.map((words) => words.join(' ')).join('; ');

/** Checks that without the source, only the expected parts break, and that the browser reports the violation. */
export const isNeeded = async (
  harnessed: Harness,
  [directive, source, ...missing]: (typeof sources)[number],
): Promise<void> => {
  // Use the collector only to test the collector's source, because the client sends no events in the first 2 s.
  const collects = missing[0] === 'collector';
  const without = (policy: string) => {
    const less = read(policy).map(([name, ...all]) => [
      name,
      ...all.filter((one) => name !== directive || one !== source.replace('PORT', new URL(harnessed.origin()).port)),
    ]);
    expect(write(less)).not.toBe(policy);
    return write(less);
  };
  const { page, violations } = await openUnderPolicy(harnessed, { change: without, collects });
  const expected: Part[] = collects ? missing : [...missing, 'collector'];
  expect((await brokenParts(page, expected, violations)).sort()).toEqual(expected.sort());
  expect(violations.list).not.toEqual([]);
};
