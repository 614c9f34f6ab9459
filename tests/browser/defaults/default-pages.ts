import { expect } from 'vitest';
import type { LoggedRequest } from '../../../examples/sandbox/control/request-log';
import { priceIn } from '../../../examples/sandbox/data/markets';
import type { Harness } from '../harness';
import { tag } from '../loader/tag';
import { waitForResponses } from '../wait-for-responses';
import { areas, everyWidget } from './every-widget';
import type { Sender } from './expected-wire';
import { expectedCalls } from './expected-wire';
import { extension, translator } from './foreign-scripts';
import { newSession, storeInPage } from './session';

export interface DefaultPage extends Sender {
  readonly title: string;
  readonly lang?: string;
  readonly path?: string;
  readonly head?: string;
}

const base = '<base href="/some/other/folder/">';
const japan = '<meta name="cobble:country" content="JP">';

/** `npm test` visits only the second, sixth and ninth page, which together cover all variations. */
export const defaultPages: readonly DefaultPage[] = [
  { title: '<html lang="en">', locale: 'en-us', lang: 'en', isSignedIn: true },
  {
    title: '<html lang="sv">, a <base> and an extension',
    locale: 'sv',
    lang: 'sv',
    head: base + extension,
    isSignedIn: true,
  },
  { title: '<html lang="pt-BR">', locale: 'pt-br', lang: 'pt-BR', isSignedIn: true },
  { title: '<html lang="ja"> and a <base>', locale: 'ja', lang: 'ja', head: base, isSignedIn: true },
  { title: '<html lang="zh-Hant">', locale: 'zh-hant', lang: 'zh-Hant' },
  { title: '<html lang="ar"> and a translator', locale: 'ar', lang: 'ar', head: translator, isSignedIn: true },
  { title: 'the path /sv-se/…', locale: 'sv-se', lang: 'en', path: '/sv-se/shop', isSignedIn: true },
  { title: 'the path /pt-br/… and a <base>', locale: 'pt-br', lang: 'en', path: '/pt-br/shop', head: base },
  { title: 'the path /ja-jp/… in Japan', locale: 'ja-jp', path: '/ja-jp/shop', head: japan, country: 'jp' },
  { title: 'no language', locale: 'en-us' },
];

export type Visit = Awaited<ReturnType<typeof visit>>;

export const visit = async ({ openPage, publish, origin }: Harness, page: DefaultPage) => {
  const { locale, country = 'us', lang, path = `/page/${crypto.randomUUID()}`, head = '', isSignedIn } = page;
  await fetch(`${origin()}/__sandbox/reset`, { method: 'POST' });
  const session = isSignedIn ? await newSession(origin()) : undefined;
  const attributes = lang ? ` lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}` : '';
  publish(
    path,
    `<!doctype html><html${attributes}><head><meta charset="utf-8"><title>Shop</title>${head}${tag()}</head><body>${everyWidget}</body></html>`,
  );
  const opened = await openPage(`${path}?hc-q=coins`, {
    before: (page) => session && page.evaluateOnNewDocument(storeInPage, session),
  });
  await opened.waitForMounted();
  await opened.page.waitForFunction(haveAnswers, {}, [...areas, 'price-in-money']);
  const readLog = async () => (await (await fetch(`${origin()}/__sandbox/requests`)).json()) as LoggedRequest[];
  // `haveAnswers` doesn't recognise a translated loading message, so also wait for the expected calls.
  const calls = expectedCalls(areas, page).map(({ call }) => call);
  await expect.poll(async () => (await readLog()).map(({ call }) => call)).toEqual(expect.arrayContaining(calls));
  await waitForResponses(opened);
  await opened.waitForRendering(false);
  await opened.waitForIdle();
  const log = await readLog();
  return {
    log,
    session,
    ...(await opened.page.evaluate(readPage)),
    formats: await opened.page.evaluate(formatsOf, locale, priceIn(country, 29.99)),
    failedRequests: opened.requests.filter(({ status, failed }) => status !== 200 || failed),
    errors: opened.errors,
    console: opened.console,
  };
};

/** Runs in the page. */
const haveAnswers = (ids: readonly string[]) =>
  ids.every((id) => {
    const root = document.getElementById(id)?.shadowRoot;
    return (
      root &&
      !root.querySelector('[aria-busy=true]') &&
      ![...root.querySelectorAll('[role=status]')].some(
        (one) => one.textContent === 'Loading…' && !one.querySelector('font'),
      )
    );
  });

/** Runs in the page. */
const readPage = async () => {
  const { services } = window.cobble as { services(): Promise<{ auth: { loginUrl(): string } }> };
  return {
    loginUrl: (await services()).auth.loginUrl(),
    widgets: [...document.querySelectorAll<HTMLElement>('[data-widget][id]')].map(({ id, dataset, shadowRoot }) => ({
      id,
      state: dataset.widgetState,
      text: shadowRoot?.textContent ?? '',
      alert: [...(shadowRoot?.querySelectorAll('[role=alert]') ?? [])].map((one) => one.textContent).join(''),
      links: [...(shadowRoot?.querySelectorAll('a') ?? [])].map(({ href }) => href),
      fonts: shadowRoot?.querySelectorAll('font font').length,
      touched: shadowRoot?.querySelectorAll('[data-extension]').length,
    })),
    stored: {
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).sort(),
      cookies: [...document.cookie.matchAll(/(\w+)=/g)].map(([, name]) => name).sort(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    },
  };
};

/** Runs in the page. */
const formatsOf = (locale: string, { CurrencyCode: currency, amount }: ReturnType<typeof priceIn>) => ({
  amount: new Intl.NumberFormat(locale).format(1340),
  rating: new Intl.NumberFormat(locale).format(4.5),
  price: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
  country: new Intl.DisplayNames(locale, { type: 'region' }).of('SE') ?? '',
});
