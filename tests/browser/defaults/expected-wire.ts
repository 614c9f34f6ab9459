import type { AuthScheme, Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';

/** The calls of each area, as `group.route`. Only signed-in pages send the calls that need a player. */
export const requestedBy: Readonly<Record<string, readonly string[]>> = {
  'cape-picker': ['profile.get'],
  'content-categories': [],
  'download-links': ['downloads.latest', 'downloads.links'],
  'help-article': ['helpCentre.article'],
  'help-centre': ['helpCentre.articles', 'helpCentre.categories', 'helpCentre.sections'],
  // Sent only if the page's query has a search text.
  'help-search': ['helpCentre.search'],
  'marketplace-item': ['marketplace.item'],
  'marketplace-new': ['marketplace.list'],
  'marketplace-pass': ['marketplace.pass'],
  'marketplace-popular': ['marketplace.popular'],
  'marketplace-promotions': ['marketplace.promotionDetails'],
  'marketplace-search': ['marketplace.search'],
  'minecoin-balance': ['store.refreshBalance'],
  'minecoin-packs': ['store.catalog'],
  'newsletter-signup': ['newsletter.country'],
  'offer-claim': ['marketplace.entitlements'],
  'player-profile': ['profile.get', 'profile.gamertagPicture', 'store.entitlements'],
  'realms-subscription': [
    'profile.get',
    'profile.realms',
    'realms.check',
    'realms.nextAvailable',
    'realms.subscriptions',
    'store.catalog',
  ],
  'region-picker': ['store.regions'],
  'server-status': ['helpCentre.serverStatus'],
  'sign-in': ['profile.gamertagPicture'],
  'skin-picker': ['profile.get'],
  'store-product': ['store.catalog', 'store.inventory'],
  'support-ticket': ['support.challenge', 'support.dynamicContent', 'support.locales', 'support.ticketFields'],
};

const allRoutes: readonly Route[] = Object.values(routes).flatMap((group) => Object.values<Route>(group));

/** @throws Error for a call that the route table lacks */
const routeOf = (call: string): Route => {
  const route = allRoutes.find(({ group, name }) => call === `${group}.${name}`);
  if (!route) throw new Error(`there is no route ${call}`);
  return route;
};

const authorizations: Readonly<Record<AuthScheme, string>> = {
  mcToken: 'MCToken',
  currency: 'MCToken',
  bearer: 'Bearer',
  realms: 'XBL3.0',
  xbox: 'XBL3.0',
};

export interface Sender {
  readonly locale: string;
  readonly country?: string;
  readonly isSignedIn?: boolean;
}

export interface SentCall {
  readonly call: string;
  /** The path, with `*` for its arguments. */
  readonly path: string;
  /** Query parameters with the visitor's language and country: `languages=sv`, `market=us`. */
  readonly place: readonly string[];
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
}

const placeNames = /^(languages?|lang|locale|market)$/;

export const expectedCalls = (areas: readonly string[], { locale, country = 'us', isSignedIn }: Sender): SentCall[] =>
  [...new Set(areas.flatMap((area) => requestedBy[area] ?? []))]
    .sort()
    .map(routeOf)
    .filter(({ anonymous }) => isSignedIn || anonymous)
    .map(({ group, name, path, query = '', auth }) => ({
      call: `${group}.${name}`,
      path: path
        .replace('[auth/]', isSignedIn && auth ? 'auth/' : '')
        .replace('{locale}', locale)
        .replace('{product}', 'minecraft')
        .replace(/\{\w+\}/g, '*'),
      place: query
        .split(' ')
        .filter((parameter) => placeNames.test(parameter))
        .map((parameter) => `${parameter}=${parameter === 'market' ? country : locale}`),
      authorization: isSignedIn && auth ? authorizations[auth] : undefined,
      contentType: 'application/json',
    }));

interface Logged {
  readonly call?: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export const sentCalls = (log: readonly Logged[]): SentCall[] => {
  const sent = log.map(({ call = '', url, headers }): SentCall => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const template = routeOf(call)
      .path.replace('[auth/]', pathname.includes('/auth/') ? 'auth/' : '')
      .split('/');
    return {
      call,
      path: pathname
        .split('/')
        .map((segment, at) =>
          /\{(?!(locale|product)\})/.test(template[at] ?? '') ? template[at]?.replace(/\{\w+\}/, '*') : segment,
        )
        .join('/'),
      place: [...searchParams].filter(([name]) => placeNames.test(name)).map((pair) => pair.join('=')),
      authorization: headers.authorization?.toString().split(' ')[0],
      contentType: headers['content-type']?.toString(),
    };
  });
  const texts = new Set(sent.map((one) => JSON.stringify(one)));
  return [...texts].map((text) => JSON.parse(text) as SentCall).sort((one, other) => (one.call < other.call ? -1 : 1));
};
