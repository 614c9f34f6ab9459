import type { Reply } from './recorder';

/** One request as it must arrive. A pattern stands where a part is new each time. */
export interface Expected {
  readonly method: string;
  readonly path: string;
  /** Raw, as on the wire. Default: none. */
  readonly query?: string | RegExp;
  /**
   * Lower-case names; a pattern, a text, or null for a header that must be missing. Beside them, `content-type` is JSON
   * unless named.
   */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Exact. Default: empty. */
  readonly body?: string;
}

/** One call as data, so that it can be made here or in a real browser. */
export interface Case {
  /** The requirement, and what is particular about this case. */
  readonly rule: string;
  readonly about: string;
  readonly group: string;
  readonly method: string;
  /** JSON, or `{ $file: { name, type, text } }` for a file. */
  readonly args: readonly unknown[];
  readonly signedIn: Expected;
  /** `same`: as signed in, but without an authorization. `refused`: nothing is requested, and the call fails. */
  readonly signedOut: Expected | 'same' | 'refused';
  readonly answer?: Exclude<Reply, (...args: never[]) => void>;
  /** What the call gives; not looked at when missing. */
  readonly gives?: unknown;
}

/** Stands for the stored token in a header. */
const mcToken = /^MCToken ey[\w-]+\.[\w-]+\.c2ln$/;
const bearer = 'Bearer bearer-1';
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const realms = {
  authorization: 'XBL3.0 x=1;realms-1',
  'x-session-id': /^.{16,}$/,
  'x-mojang-auth': 'bearer-1',
  microsoftpurchasingtoken: 'purchasing-1',
};

/** A read that goes out with the token when signed in, by a path of its own, and anonymously otherwise (SVC-6). */
const both = (signedInPath: string, signedOutPath: string, query?: string): Pick<Case, 'signedIn' | 'signedOut'> => ({
  signedIn: { method: 'GET', path: signedInPath, query, headers: { authorization: mcToken } },
  signedOut: { method: 'GET', path: signedOutPath, query, headers: { authorization: null } },
});

const marketplace: Case[] = [
  {
    rule: 'MKT-1',
    about: 'dates in UTC, filters by name',
    group: 'marketplace',
    method: 'list',
    args: [
      {
        before: '2026-11-21T23:30:00-05:00',
        after: '2026-01-02',
        limit: 12,
        query: 'sky & sea',
        filters: { genre: 'adventure', pack: ['a b', 'c'] },
      },
    ],
    ...both(
      '/api/v1.0/en-us/auth/marketplace',
      '/api/v1.0/en-us/marketplace',
      'before=2026-11-22&after=2026-01-02&limit=12&query=sky%20%26%20sea&filter%5Bgenre%5D=adventure&filter%5Bpack%5D=a%20b&filter%5Bpack%5D=c',
    ),
    answer: { json: { items: [{ productId: '1', title: 'T', futureField: [1] }] } },
    gives: { items: [{ productId: '1', title: 'T', futureField: [1] }] },
  },
  {
    rule: 'MKT-1',
    about: 'nothing given: no page size of ours (MKT-12)',
    group: 'marketplace',
    method: 'list',
    args: [],
    ...both('/api/v1.0/en-us/auth/marketplace', '/api/v1.0/en-us/marketplace'),
  },
  {
    rule: 'MKT-2',
    about: 'every parameter, in order',
    group: 'marketplace',
    method: 'search',
    args: [
      {
        newsOnly: false,
        filters: [{ name: 'tier', value: 'gold' }],
        newSearch: true,
        countOnly: true,
        category: 'Skins',
        sortType: 'rel',
        pageSize: 24,
        page: 2,
        tag: ['pvp', 'city'],
        productId: ['p1', 'p2'],
        author: 'Ana & Co',
        query: '50% off+',
      },
    ],
    ...both(
      '/api/v1.0/en-us/auth/search',
      '/api/v1.0/en-us/search',
      'query=50%25%20off%2B&author=Ana%20%26%20Co&productId=p1%2Cp2&tag=pvp%2Ccity&page=2&pageSize=24&sortType=rel&category=Skins' +
        '&countOnly=true&newSearch=true&newsOnly=false&filter%5Btier%5D=gold',
    ),
  },
  {
    rule: 'MKT-2',
    about: 'one product, no tags',
    group: 'marketplace',
    method: 'search',
    args: [{ productId: 'p1', tag: [], page: 0 }],
    ...both('/api/v1.0/en-us/auth/search', '/api/v1.0/en-us/search', 'productId=p1&page=0'),
  },
  {
    rule: 'MKT-3',
    about: 'an id that would leave its segment',
    group: 'marketplace',
    method: 'item',
    args: ['a/../b?c#d'],
    ...both(
      '/api/v1.0/en-us/marketplace/auth/item/a%2F..%2Fb%3Fc%23d',
      '/api/v1.0/en-us/marketplace/item/a%2F..%2Fb%3Fc%23d',
    ),
  },
  {
    rule: 'MKT-4',
    about: 'popular',
    group: 'marketplace',
    method: 'popular',
    args: [],
    ...both('/api/v1.0/en-us/marketplace/auth/popular', '/api/v1.0/en-us/marketplace/popular'),
  },
  {
    rule: 'MKT-5',
    about: 'with filters',
    group: 'marketplace',
    method: 'promotionDetails',
    args: [{ filters: { kind: 'sale' } }],
    ...both(
      '/api/v1.0/en-us/marketplace/auth/promotiondetails',
      '/api/v1.0/en-us/marketplace/promotiondetails',
      'filter%5Bkind%5D=sale',
    ),
  },
  {
    rule: 'MKT-6',
    about: 'with filters as a text',
    group: 'marketplace',
    method: 'pass',
    args: [{ filters: 'new' }],
    ...both(
      '/api/v1.0/en-us/marketplace/auth/marketplace-pass',
      '/api/v1.0/en-us/marketplace/marketplace-pass',
      'filters=new',
    ),
  },
  {
    rule: 'MKT-7',
    about: 'offers repeated, body not read',
    group: 'marketplace',
    method: 'grantOffers',
    args: [['one', 'two,three']],
    signedIn: {
      method: 'PUT',
      path: '/api/v1.0/grant/offer',
      query: 'offer=one&offer=two%2Cthree',
      headers: { authorization: mcToken },
    },
    signedOut: 'refused',
    answer: { body: '<p>no JSON</p>' },
    gives: undefined,
  },
  {
    rule: 'MKT-8',
    about: 'entitlements repeated',
    group: 'marketplace',
    method: 'entitlements',
    args: [['one', 'two']],
    signedIn: {
      method: 'GET',
      path: '/api/v1.0/grant/entitlement',
      query: 'entitlement=one&entitlement=two',
      headers: { authorization: mcToken },
    },
    signedOut: 'refused',
    answer: { json: { entitlements: [] } },
    gives: { entitlements: [] },
  },
  {
    rule: 'MKT-9',
    about: 'country',
    group: 'newsletter',
    method: 'country',
    args: [],
    signedIn: { method: 'GET', path: '/api/v1.0/newsletter' },
    signedOut: 'same',
  },
  {
    rule: 'MKT-10',
    about: 'options in the body, answer not read',
    group: 'newsletter',
    method: 'subscribe',
    args: [{ email: 'a@b.example', keys: ['news'] }],
    signedIn: {
      method: 'POST',
      path: '/api/v1.0/newsletter/subscribe',
      body: '{"subscriptOptions":{"email":"a@b.example","keys":["news"]}}',
    },
    signedOut: 'same',
    answer: { body: 'thanks' },
    gives: undefined,
  },
  {
    rule: 'MKT-11',
    about: 'links',
    group: 'downloads',
    method: 'links',
    args: [],
    signedIn: { method: 'GET', path: '/api/v1.0/download/links' },
    signedOut: 'same',
  },
  {
    rule: 'MKT-11',
    about: 'latest',
    group: 'downloads',
    method: 'latest',
    args: [],
    signedIn: { method: 'GET', path: '/api/v1.0/download/latest' },
    signedOut: 'same',
  },
];

const realmsCases: Case[] = [
  {
    rule: 'RLM-1',
    about: 'all headers',
    group: 'realms',
    method: 'nextAvailable',
    args: [],
    signedIn: { method: 'GET', path: '/subscriptions/realms/nextavailable', headers: realms },
    signedOut: 'refused',
  },
  {
    rule: 'RLM-2',
    about: 'all headers',
    group: 'realms',
    method: 'check',
    args: [],
    signedIn: { method: 'GET', path: '/subscriptions/realms/check', headers: realms },
    signedOut: 'refused',
  },
  {
    rule: 'RLM-3',
    about: 'the body as given',
    group: 'realms',
    method: 'redeem',
    args: [
      {
        applicationType: 'WEB',
        microsoftPurchasingToken: 'mp',
        platformStoreOfferId: 'o1',
        realmsProfileId: 'r1',
        subscriptionId: 's1',
      },
    ],
    signedIn: {
      method: 'PUT',
      path: '/subscriptions/realms/redeem',
      headers: realms,
      body: '{"applicationType":"WEB","microsoftPurchasingToken":"mp","platformStoreOfferId":"o1","realmsProfileId":"r1","subscriptionId":"s1"}',
    },
    signedOut: 'refused',
  },
  {
    rule: 'RLM-4',
    about: 'statuses that nobody knows yet (RLM-5)',
    group: 'realms',
    method: 'subscriptions',
    args: ['pro file'],
    signedIn: { method: 'GET', path: '/java/public/subscriptions/pro%20file', headers: realms },
    signedOut: 'refused',
    answer: {
      json: {
        subscriptions: [{ id: '1', status: 'FROZEN', world: { id: 1, state: 'MELTED', daysLeft: -3 } }],
        continuationToken: 'c',
      },
    },
    gives: {
      subscriptions: [{ id: '1', status: 'FROZEN', world: { id: 1, state: 'MELTED', daysLeft: -3 } }],
      continuationToken: 'c',
    },
  },
];

const help: Case[] = [
  {
    rule: 'HLP-1',
    about: 'ten of the latest',
    group: 'helpCentre',
    method: 'articles',
    args: [],
    signedIn: {
      method: 'GET',
      path: '/help_center/en-us/articles',
      query: 'per_page=10&sort_by=updated_at&sort_order=desc',
    },
    signedOut: 'same',
  },
  {
    rule: 'HLP-1',
    about: 'everything given',
    group: 'helpCentre',
    method: 'articles',
    args: [{ pageSize: 25, sortBy: 'title', sortOrder: 'asc', page: 3, labels: ['java', 'account'] }],
    signedIn: {
      method: 'GET',
      path: '/help_center/en-us/articles',
      query: 'per_page=25&sort_by=title&sort_order=asc&page=3&label_names=java%2Caccount',
    },
    signedOut: 'same',
  },
  {
    rule: 'HLP-1',
    about: 'fifteen suggested by four labels',
    group: 'helpCentre',
    method: 'suggested',
    args: [{ labels: ['a', 'b', 'c', 'd'] }],
    signedIn: {
      method: 'GET',
      path: '/help_center/en-us/articles',
      query: 'per_page=15&sort_by=updated_at&sort_order=desc&label_names=a%2Cb%2Cc%2Cd',
    },
    signedOut: 'same',
  },
  {
    rule: 'HLP-2',
    about: 'with the hour',
    group: 'helpCentre',
    method: 'search',
    args: [{ query: 'lost ☂ items', page: 2, perPage: 20, sort: 'rel' }],
    signedIn: {
      method: 'GET',
      path: '/help_center/articles/search',
      query: /^query=lost%20%E2%98%82%20items&locale=en-us&hour=\d{6}&page=2&per_page=20&sort=rel$/,
    },
    signedOut: 'same',
  },
  {
    rule: 'HLP-2',
    about: 'by a day, in the names that Zendesk has for it',
    group: 'helpCentre',
    method: 'search',
    args: [{ query: 'coins', page: 1, perPage: 10, sort: 'updated_at' }],
    signedIn: {
      method: 'GET',
      path: '/help_center/articles/search',
      query: /^query=coins&locale=en-us&hour=\d{6}&page=1&per_page=10&sort_by=updated_at&sort_order=desc$/,
    },
    signedOut: 'same',
  },
  {
    rule: 'HLP-3',
    about: 'one article by its label',
    group: 'helpCentre',
    method: 'serverStatus',
    args: [],
    signedIn: { method: 'GET', path: '/help_center/en-us/articles', query: 'label_names=server_status&per_page=1' },
    signedOut: 'same',
  },
  {
    rule: 'HLP-4',
    about: 'sections',
    group: 'helpCentre',
    method: 'sections',
    args: [],
    signedIn: { method: 'GET', path: '/help_center/en-us/sections', query: 'per_page=100' },
    signedOut: 'same',
  },
  {
    rule: 'HLP-4',
    about: 'categories',
    group: 'helpCentre',
    method: 'categories',
    args: [],
    signedIn: { method: 'GET', path: '/help_center/en-us/categories', query: 'per_page=100' },
    signedOut: 'same',
  },
  {
    rule: 'HLP-5',
    about: 'a number as id',
    group: 'helpCentre',
    method: 'article',
    args: [360001],
    signedIn: { method: 'GET', path: '/help_center/en-us/articles/360001' },
    signedOut: 'same',
  },
  {
    rule: 'HLP-6',
    about: 'down',
    group: 'helpCentre',
    method: 'vote',
    args: [360001, 'down'],
    signedIn: { method: 'POST', path: '/help_center/en-us/articles/360001/down' },
    signedOut: 'same',
  },
];

const support: Case[] = [
  {
    rule: 'SUP-1',
    about: 'a form',
    group: 'support',
    method: 'ticketForm',
    args: [7],
    signedIn: { method: 'GET', path: '/ticket_forms/7' },
    signedOut: 'same',
  },
  {
    rule: 'SUP-2',
    about: 'the first page',
    group: 'support',
    method: 'ticketFields',
    args: [],
    signedIn: { method: 'GET', path: '/ticket_fields', query: 'page%5Bsize%5D=100' },
    signedOut: 'same',
    answer: { json: { ticket_fields: [{ id: 1 }], meta: { has_more: false } } },
    gives: [{ id: 1 }],
  },
  {
    rule: 'SUP-3',
    about: 'the first page',
    group: 'support',
    method: 'dynamicContent',
    args: [],
    signedIn: { method: 'GET', path: '/dynamic_content/items', query: 'per_page=100' },
    signedOut: 'same',
    answer: { json: { items: [{ id: 1 }], count: 1 } },
    gives: [{ id: 1 }],
  },
  {
    rule: 'SUP-4',
    about: 'locales',
    group: 'support',
    method: 'locales',
    args: [],
    signedIn: { method: 'GET', path: '/locales' },
    signedOut: 'same',
  },
  {
    rule: 'SUP-5',
    about: 'in sound',
    group: 'support',
    method: 'challenge',
    args: ['Audio'],
    signedIn: { method: 'GET', path: '/api/v1.0/reportconcern/challenge', query: 'challengeType=Audio' },
    signedOut: 'same',
  },
  {
    rule: 'SUP-6',
    about: 'the payload as given',
    group: 'support',
    method: 'createTicket',
    args: [{ ticket: { subject: 'S', custom_fields: [{ id: 1, value: ['x'] }] } }],
    signedIn: {
      method: 'POST',
      path: '/api/v1.0/help/create-ticket',
      body: '{"ticket":{"subject":"S","custom_fields":[{"id":1,"value":["x"]}]}}',
    },
    signedOut: 'same',
  },
  {
    rule: 'SUP-7',
    about: 'a raw file with its type',
    group: 'support',
    method: 'upload',
    args: [{ $file: { name: 'crash & burn.txt', type: 'text/plain', text: 'stack' } }],
    signedIn: {
      method: 'POST',
      path: '/uploads.json',
      query: 'filename=crash%20%26%20burn.txt',
      headers: { 'content-type': 'text/plain' },
      body: 'stack',
    },
    signedOut: 'same',
    answer: { status: 201, json: { upload: { token: 't' } } },
    gives: { upload: { token: 't' } },
  },
  {
    rule: 'SUP-7',
    about: 'a file without a type',
    group: 'support',
    method: 'upload',
    args: [{ $file: { name: 'level.dat', type: '', text: 'x' } }],
    signedIn: {
      method: 'POST',
      path: '/uploads.json',
      query: 'filename=level.dat',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'x',
    },
    signedOut: 'same',
  },
  {
    rule: 'SUP-7',
    about: 'removal',
    group: 'support',
    method: 'removeUpload',
    args: ['to/ken'],
    signedIn: { method: 'DELETE', path: '/uploads/to%2Fken' },
    signedOut: 'same',
    answer: { status: 204 },
    gives: undefined,
  },
];

const store: Case[] = [
  {
    rule: 'STO-1',
    about: 'a request id',
    group: 'store',
    method: 'entitlements',
    args: [],
    signedIn: {
      method: 'GET',
      path: '/entitlements',
      query: new RegExp(`^requestId=${uuid}$`),
      headers: { authorization: bearer },
    },
    signedOut: 'refused',
    answer: { json: { items: [{ name: 'game' }], keyId: '1' } },
    gives: { items: [{ name: 'game' }], keyId: '1' },
  },
  {
    rule: 'STO-2',
    about: 'with the last ETag',
    group: 'store',
    method: 'inventory',
    args: [{ inventoryETag: '"1/a"' }],
    signedIn: {
      method: 'GET',
      path: '/api/v1.0/player/inventory/offersandsubscriptions',
      query: 'inventoryETag=%221%2Fa%22',
      headers: { authorization: mcToken },
    },
    signedOut: 'refused',
    answer: { json: { result: {} }, headers: { InventoryETag: '"2/b"' } },
    gives: { result: {}, inventoryETag: '"2/b"' },
  },
  {
    rule: 'STO-3',
    about: 'purchase and gift',
    group: 'store',
    method: 'catalog',
    args: [{ bigIds: ['9NA', '9NB'] }],
    signedIn: {
      method: 'GET',
      path: '/catalog',
      query: /^ms-cv=[\w%]{22,}\.\d+&languages=en-us&market=us&actionFilter=Purchase%2CGift&bigIds=9NA%2C9NB$/,
      headers: { authorization: null },
    },
    signedOut: 'same',
    answer: { json: { Products: [] } },
    gives: { Products: [] },
  },
  {
    rule: 'STO-3',
    about: 'no filter asked for',
    group: 'store',
    method: 'catalog',
    args: [{ bigIds: '9NA', languages: ['sv-se', 'en-us'], market: 'SE', actionFilter: null }],
    signedIn: {
      method: 'GET',
      path: '/catalog',
      query: /^ms-cv=[\w%]{22,}\.\d+&languages=sv-se%2Cen-us&market=SE&bigIds=9NA$/,
    },
    signedOut: 'same',
  },
  {
    rule: 'STO-4',
    about: 'in English',
    group: 'store',
    method: 'regions',
    args: [],
    signedIn: { method: 'GET', path: '/regions', query: 'data=countryregion&lang=en-us&format=json' },
    signedOut: 'same',
    answer: { json: [] },
    gives: [],
  },
  {
    rule: 'STO-4',
    about: 'in another language',
    group: 'store',
    method: 'regions',
    args: [{ lang: 'fr-fr' }],
    signedIn: { method: 'GET', path: '/regions', query: 'data=countryregion&lang=fr-fr&format=json' },
    signedOut: 'same',
    answer: { json: [] },
    gives: [],
  },
  {
    rule: 'STO-5',
    about: 'with a store',
    group: 'store',
    method: 'purchase',
    args: [{ offerId: 'o1', amount: 310, storeId: 's1' }],
    signedIn: {
      method: 'POST',
      path: '/api/v1.0/transaction/virtual',
      headers: { authorization: mcToken },
      body: '{"offerId":"o1","transactionType":"purchase","useTitlePlayerId":false,"virtualCurrency":{"amount":310,"type":"Minecoin"},"storeId":"s1"}',
    },
    signedOut: 'refused',
    answer: { body: 'ok' },
    gives: true,
  },
  {
    rule: 'STO-5',
    about: 'without a store',
    group: 'store',
    method: 'purchase',
    args: [{ offerId: 'o1', amount: 310 }],
    signedIn: {
      method: 'POST',
      path: '/api/v1.0/transaction/virtual',
      headers: { authorization: mcToken },
      body: '{"offerId":"o1","transactionType":"purchase","useTitlePlayerId":false,"virtualCurrency":{"amount":310,"type":"Minecoin"}}',
    },
    signedOut: 'refused',
    answer: { status: 204 },
    gives: true,
  },
  {
    rule: 'STO-6',
    about: 'with an offer',
    group: 'store',
    method: 'refreshBalance',
    args: [{ platformStoreOfferId: 'o1' }],
    signedIn: {
      method: 'POST',
      path: '/currencies/virtual/refresh',
      headers: { authorization: mcToken, microsoftpurchasingtoken: 'purchasing-1' },
      body: '{"platformStoreOfferId":"o1"}',
    },
    signedOut: 'refused',
    answer: {
      json: {
        result: {
          status: 'Success',
          statusCode: 0,
          virtualCurrency: {
            balances: [
              { type: 'Ruby', amount: 4 },
              { type: 'Minecoin', amount: 0 },
            ],
            inventoryVersion: '7',
          },
        },
      },
    },
    gives: { balance: 0, status: 'Success', statusCode: 0, inventoryVersion: '7' },
  },
  {
    rule: 'STO-6',
    about: 'without an offer',
    group: 'store',
    method: 'refreshBalance',
    args: [],
    signedIn: {
      method: 'POST',
      path: '/currencies/virtual/refresh',
      headers: { authorization: mcToken, microsoftpurchasingtoken: 'purchasing-1' },
      body: '{}',
    },
    signedOut: 'refused',
    answer: { json: { result: { status: 'Success' } } },
  },
];

const profile: Case[] = [
  {
    rule: 'PRF-1',
    about: 'the product in the path',
    group: 'profile',
    method: 'get',
    args: [],
    signedIn: { method: 'GET', path: '/minecraft/profile', headers: { authorization: bearer } },
    signedOut: 'refused',
  },
  {
    rule: 'PRF-2',
    about: 'a record',
    group: 'profile',
    method: 'realms',
    args: ['p 1'],
    signedIn: { method: 'GET', path: '/realms/profile/p%201', headers: { authorization: bearer } },
    signedOut: 'refused',
  },
  {
    rule: 'PRF-3',
    about: 'pause',
    group: 'profile',
    method: 'pauseSubscription',
    args: [12],
    signedIn: { method: 'PUT', path: '/realms/subscription/12/pause', headers: { authorization: bearer } },
    signedOut: 'refused',
    answer: { body: 'paused' },
    gives: 'paused',
  },
  {
    rule: 'PRF-3',
    about: 'resume',
    group: 'profile',
    method: 'resumeSubscription',
    args: [12],
    signedIn: { method: 'PUT', path: '/realms/subscription/12/resume', headers: { authorization: bearer } },
    signedOut: 'refused',
    answer: { status: 204 },
    gives: 'resumed',
  },
  {
    rule: 'PRF-4',
    about: 'resized',
    group: 'profile',
    method: 'gamertagPicture',
    args: [],
    signedIn: {
      method: 'GET',
      path: '/users/gt(Alex%20Stone)/profile/settings',
      query: 'settings=AppDisplayPicRaw%2CIsXbox360Gamerpic',
      headers: { authorization: 'XBL3.0 x=1;xbox-1', 'x-xbl-contract-version': '3' },
    },
    signedOut: 'refused',
    answer: {
      json: {
        profileUsers: [
          {
            settings: [
              { id: 'AppDisplayPicRaw', value: 'https://pics.example/image?url=a%2Bb' },
              { id: 'IsXbox360Gamerpic', value: 'False' },
            ],
          },
        ],
      },
    },
    gives: 'https://pics.example/image?url=a%2Bb&w=100&h=100',
  },
  {
    rule: 'PRF-5',
    about: 'answer not parsed',
    group: 'profile',
    method: 'redeemCape',
    args: [],
    signedIn: { method: 'POST', path: '/minecraft/cape/15year', headers: { authorization: bearer } },
    signedOut: 'refused',
    answer: { body: '<html>' },
    gives: undefined,
  },
];

/** Every rule of MKT, RLM, HLP, SUP, STO and PRF that names a request. */
export const cases: readonly Case[] = [...marketplace, ...realmsCases, ...help, ...support, ...store, ...profile];
