import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import type { Visit } from './default-pages';
import { defaultPages, visit } from './default-pages';
import { areas, widgets } from './every-widget';
import { expectedCalls, requestedBy, sentCalls } from './expected-wire';
import { once } from './once';

const harnessed = harness();

it('lists the requests of every area', () => {
  expect(Object.keys(requestedBy).sort()).toEqual([...areas].sort());
});

// LDR-1. Most authors paste the tag with nothing but `src`: all settings come from the page itself.
describe.each(sampleOf(defaultPages, 2))('a tag without settings on a page with $title', (page) => {
  const { locale, country, isSignedIn, path = '/page/' } = page;
  const visited = once(() => visit(harnessed, page));
  const widget = ({ widgets }: Visit, id: string) => widgets.find((one) => one.id === id)!;

  it('mounts every widget without an error state or a console message', async () => {
    const { widgets: shown, errors, console, failedRequests } = await visited();
    expect(shown.filter(({ id }) => widgets.some(({ name }) => name === id))).toHaveLength(widgets.length);
    expect(shown.filter(({ state, alert }) => state !== 'mounted' || alert)).toEqual([]);
    expect(errors).toEqual([]);
    expect(console).toEqual([]);
    expect(failedRequests).toEqual([]);
  });

  // HLP-1, MKT-1 to MKT-6, STO-3, STO-4, SVC-6 to SVC-10
  it(`requests what every area needs for ${locale} and ${country ?? 'us'}`, async () => {
    const { log } = await visited();
    expect(sentCalls(log)).toEqual(expectedCalls(areas, page));
  });

  // AUT-1
  it(`links to /${locale}/login and to the site's pages under /${locale}/`, async () => {
    const seen = await visited();
    const pathOf = (href: string) => new URL(href).pathname;
    const waysIn = isSignedIn ? [] : widget(seen, 'sign-in').links;
    expect(waysIn).toHaveLength(isSignedIn ? 0 : 2);
    expect([...waysIn, seen.loginUrl].map(pathOf)).toEqual(
      Array.from({ length: waysIn.length + 1 }, () => `/${locale}/login`),
    );
    for (const href of waysIn) expect(new URL(new URL(href).searchParams.get('return_url')!).pathname).toContain(path);
    expect(widget(seen, 'content-categories').links.map((href) => pathOf(href).split('/')[1])).toEqual(
      Array.from({ length: 5 }, () => locale),
    );
  });

  it("formats amounts, ratings, prices and countries in the page's language", async () => {
    const seen = await visited();
    const { amount, rating, price, country: name } = seen.formats;
    expect(widget(seen, 'balance-summary').text).toContain(amount);
    expect(widget(seen, 'marketplace-tile').text).toContain(rating);
    expect(widget(seen, 'price-in-money').text).toContain(price);
    expect(widget(seen, 'region-picker').text).toContain(name);
  });

  // AUT-4
  it('stores nothing but the session and cached answers', async () => {
    const { stored, session } = await visited();
    expect(stored).toEqual({
      local: session ? [...Object.keys(session.storage), 'cobble-cookies', 'cobble-session'].sort() : [],
      session: session ? ['cobble-session'] : [],
      cookies: session ? Object.keys(session.cookies).sort() : [],
      databases: ['cobble'],
    });
  });

  it('keeps what third-party scripts write into its shadow roots', async () => {
    const seen = await visited();
    const isTranslated = page.title.includes('translator');
    const isExtended = page.title.includes('extension');
    const { fonts, touched } = widget(seen, 'marketplace-popular');
    expect([!!fonts, !!touched]).toEqual([isTranslated, isExtended]);
  });
});
