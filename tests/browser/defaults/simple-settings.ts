import { readFileSync } from 'node:fs';
import type { Harness } from '../harness';
import { tile } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import type { SentRequest } from './sent-request';
import { requestsInto } from './sent-request';
import { newSession, storeInPage } from './session';
import type { Way } from './ways';
import { tagWith } from './ways';

interface Cobble {
  readonly ready: Promise<void>;
  readonly flights: { readonly ready: Promise<void> };
  scan(): Promise<void>;
  consent(answer: boolean): Promise<unknown>;
  services(): Promise<Record<string, Record<string, (args?: object) => Promise<unknown>>>>;
}

const link =
  '<p id="link"><a href="/store/frost-keep#cobble=marketplace-tile&amp;title=Frost%20Keep&amp;price=660">Frost Keep</a></p>';

export const visitPlain = async ({ pageWith, origin }: Harness, way: Way) => {
  const settings = {
    locale: 'sv-se',
    api: origin('api.test'),
    product: 'dungeons',
    theme: 'vanilla',
    ignore: '.comments',
    allow: 'marketplace-tile download-links',
    links: 'on',
    experiments: 'on',
  };
  const { storage, cookies } = await newSession(origin(), settings.product);
  const sent: SentRequest[] = [];
  const opened = await pageWith(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${tagWith(settings, way)}</head><body>
    ${tile('id="tile"').replace('830', '8300')}<div class="comments">${tile('id="ignored"')}</div>
    <div data-widget="shimmer" id="not-allowed">Wait.</div>${link}</body></html>`,
    {
      onRequest: requestsInto(sent),
      before: (page) => page.evaluateOnNewDocument(storeInPage, { storage, cookies }),
    },
  );
  await opened.waitForMounted('#tile, #link [data-widget]');
  const page = await opened.page.evaluate(async () => {
    const { services, ready, flights } = window.cobble as Cobble;
    await ready;
    await flights.ready;
    const { marketplace, profile } = await services();
    await Promise.all([marketplace!.popular!(), profile!.get!()]);
    const stateOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.widgetState;
    return {
      tile: document.querySelector('#tile')?.shadowRoot?.textContent,
      linked: stateOf('#link [data-widget]'),
      ignored: stateOf('#ignored'),
      notAllowed: stateOf('#not-allowed'),
    };
  });
  return { ...page, sent, own: new URL(origin()).hostname };
};

/** For each setting, checks its visible effect. */
export const plainProofs: Readonly<
  Record<string, (seen: Awaited<ReturnType<typeof visitPlain>>) => readonly [seen: unknown, expected: unknown]>
> = {
  locale: ({ tile, sent }) => [
    [tile?.includes('8\u00a0300'), pathsTo(sent, 'api.test').some((path) => path.includes('/sv-se/'))],
    [true, true],
  ],
  api: ({ sent }) => [
    pathsTo(sent, 'api.test'),
    ['/api/v1.0/flight/assignment', '/api/v1.0/sv-se/marketplace/auth/popular', '/dungeons/profile'],
  ],
  product: ({ sent }) => [pathsTo(sent, 'api.test').includes('/dungeons/profile'), true],
  theme: ({ sent }) => [
    // Until the page's JSON is read, the loader assumes the theme of the bundle.
    sent.flatMap(({ path }) => /^\/dist\/(\w+)\/marketplace-tile\.\w+\.css/.exec(path)?.[1] ?? []).at(-1),
    'vanilla',
  ],
  ignore: ({ ignored }) => [ignored, undefined],
  allow: ({ notAllowed }) => [notAllowed, undefined],
  links: ({ linked }) => [linked, 'mounted'],
  experiments: ({ sent, own }) => [pathsTo(sent, own).includes('/experiment/config.json'), true],
};

const pathsTo = (sent: readonly SentRequest[], host: string): string[] =>
  [...new Set(sent.filter((one) => one.host === host).map(({ path }) => path))].sort();

/** Visits a page whose settings make Cobble wait, and whose script isn't in the build's folder. */
export const visitWaiting = async ({ pageWith, publish, faults }: Harness, way: Way) => {
  publish('/moved/cobble.js', readFileSync('dist/realms/cobble.js', 'utf8'));
  let answerConfig = () => {};
  const answered = new Promise<void>((resolve) => {
    answerConfig = resolve;
  });
  const settings = { base: '/dist', scan: 'manual', antiflicker: 60_000, consent: 'wait', experiments: 'on' };
  faults([{ url: /^\/experiment\/config\.json/, body: '{"experiments":[]}', until: answered }]);
  const sent: SentRequest[] = [];
  const opened = await pageWith(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${tagWith(settings, way, '/moved/cobble.js')}</head><body>
    <h1 data-antiflicker>Welcome</h1>${tile('id="tile" data-load="eager"')}</body></html>`,
    { onRequest: requestsInto(sent) },
  );
  const atFirst = await lookAtWaiting(opened);
  answerConfig();
  await opened.page.evaluate(async () => {
    const { scan, flights, services } = window.cobble as Cobble;
    await flights.ready;
    const { marketplace } = await services();
    await marketplace!.popular!();
    await scan();
  });
  await opened.waitForMounted();
  const beforeConsent = { ...(await lookAtWaiting(opened)), isAssigned: isAssigned(sent) };
  const assigned = opened.page.waitForRequest((request) => request.url().includes('/flight/assignment'));
  await opened.page.evaluate(() => (window.cobble as Cobble).consent(true));
  await assigned;
  return { atFirst, beforeConsent, isAssigned: isAssigned(sent), sent };
};

const isAssigned = (sent: readonly SentRequest[]) => sent.some(({ path }) => path.endsWith('/flight/assignment'));

const lookAtWaiting = ({ page }: OpenedPage) =>
  page.evaluate(async () => {
    await (window.cobble as Cobble).ready;
    const heading = document.querySelector('h1');
    return {
      state: document.querySelector<HTMLElement>('#tile')?.dataset.widgetState,
      visibility: heading && getComputedStyle(heading).visibility,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });

export const waitingProofs: Readonly<
  Record<string, (seen: Awaited<ReturnType<typeof visitWaiting>>) => readonly [seen: unknown, expected: unknown]>
> = {
  base: ({ sent }) => [
    [...new Set(sent.flatMap(({ path }) => /^.*\/chunks\//.exec(path)?.[0] ?? []))],
    ['/dist/chunks/'],
  ],
  scan: ({ atFirst, beforeConsent }) => [
    [atFirst.state, beforeConsent.state],
    [undefined, 'mounted'],
  ],
  antiflicker: ({ atFirst, beforeConsent }) => [
    [atFirst.visibility, beforeConsent.visibility],
    ['hidden', 'visible'],
  ],
  consent: ({ beforeConsent: { stored, databases, isAssigned: isEarly }, isAssigned: isLate }) => [
    [stored, databases, isEarly, isLate],
    [[], [], false, true],
  ],
};
