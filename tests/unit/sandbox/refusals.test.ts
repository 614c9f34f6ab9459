// @vitest-environment node
import { expect, it } from 'vitest';
import { headersOf, runningSandbox, tokenOf } from './running-sandbox';

const { ask, get } = runningSandbox();
const soon = Math.floor(Date.now() / 1000) + 600;
const encoded = (claims: object) => btoa(JSON.stringify(claims)).replace(/=/g, '');
const foreign = (claims: object) => `MCToken ${encoded({ alg: 'none' })}.${encoded(claims)}.sig`;
const forged = encoded({ iss: 'cobble-sandbox', gtg: 'B', exp: soon });
const callers: Readonly<Record<string, Record<string, string>>> = {
  ...headersOf(),
  nobody: {},
  newcomer: headersOf('Newcomer7').bearer,
  xblOfVersion: { ...headersOf().xbl, 'x-xbl-contract-version': '3' },
  versionAlone: { 'x-xbl-contract-version': '3' },
  anyBearer: { authorization: 'Bearer bearer-1' },
  otherScheme: { authorization: `Bearer ${tokenOf('A')}` },
  noScheme: { authorization: 'MCToken' },
  noToken: { authorization: 'MCToken abc' },
  expired: { authorization: `MCToken ${tokenOf('A', -1)}` },
  forged: { authorization: `MCToken ${tokenOf('A').replace(/\.[^.]+\./, `.${forged}.`)}` },
  otherMaker: { authorization: foreign({ exp: soon }) },
  otherMakerExpired: { authorization: foreign({ exp: 1 }) },
  otherMakerList: { authorization: foreign([soon]) },
};
const inventory = '/api/v1.0/player/inventory/offersandsubscriptions';
const purchase = '/api/v1.0/transaction/virtual';
const coin = '"virtualCurrency":{"amount":1,"type":"Minecoin"}';

/**
 * Each line: expected status, caller, request and body. The sandbox used to accept the wrong name
 * `subscriptionOptions`, which hid a bug.
 */
const requests = `
200 mcToken GET ${inventory}
200 otherMaker GET ${inventory}
401 nobody GET ${inventory}
401 otherScheme GET ${inventory}
401 noScheme GET ${inventory}
401 noToken GET ${inventory}
401 expired GET ${inventory}
401 forged GET ${inventory}
401 otherMakerExpired GET ${inventory}
401 otherMakerList GET ${inventory}
200 anyBearer GET /minecraft/profile
401 mcToken GET /minecraft/profile
404 newcomer GET /minecraft/profile
404 newcomer POST /minecraft/cape/15year
401 nobody PUT /api/v1.0/grant/offer?offer=one
400 mcToken PUT /api/v1.0/grant/offer
404 mcToken PUT /api/v1.0/grant/offer?offer=one&offer=missing-1
410 mcToken PUT /api/v1.0/grant/offer?offer=over-1
401 nobody GET /api/v1.0/grant/entitlement?entitlement=one
400 nobody GET /api/v1.0/en-us/marketplace?before=yesterday
400 nobody GET /api/v1.0/en-us/marketplace?after=2026-13-45
400 nobody GET /api/v1.0/en-us/marketplace?limit=0
400 nobody GET /api/v1.0/en-us/marketplace?limit=x
400 nobody GET /api/v1.0/en-us/search?sortType=best
404 nobody GET /api/v1.0/en-us/marketplace/item/none
400 nobody GET /help_center/en-us/articles?sort_by=votes
400 nobody GET /help_center/articles/search?query=&locale=en-us
400 nobody GET /help_center/articles/search?query=the&locale=en-us&sort_by=title
404 nobody POST /help_center/en-us/articles/360040300301/sideways
404 nobody POST /help_center/en-us/articles/1/up
401 nobody POST /currencies/virtual/refresh {}
400 mcToken POST ${purchase} {"offerId":"","transactionType":"purchase",${coin}}
400 mcToken POST ${purchase} {"offerId":"any","transactionType":"gift",${coin}}
400 mcToken POST ${purchase} {"offerId":"any","transactionType":"purchase"}
400 mcToken POST ${purchase} {"offerId":"any","transactionType":"purchase",${coin.replace('Minecoin', 'Emerald')}}
400 mcToken POST ${purchase} {"offerId":"any","transactionType":"purchase",${coin.replace('1', '-1')}}
402 mcToken POST ${purchase} {"offerId":"any","transactionType":"purchase",${coin.replace('1', '99999')}}
404 mcToken POST ${purchase} {"offerId":"missing-1","transactionType":"purchase",${coin}}
409 mcToken POST ${purchase} {"offerId":"owned-1","transactionType":"purchase",${coin}}
412 mcToken POST ${purchase} {"offerId":"unavailable-1","transactionType":"purchase",${coin}}
422 mcToken POST ${purchase} {"offerId":"repriced-1","transactionType":"purchase",${coin}}
400 bearer GET /entitlements
401 nobody GET /entitlements?requestId=0b9f7b0e-5c55-4a55-a555-0b9f7b0e5c55
400 nobody GET /catalog?languages=en-us&market=us
400 nobody GET /catalog?languages=en-us&market=usa&bigIds=9CBL0COIN001
400 nobody GET /catalog?market=us&bigIds=9CBL0COIN001
400 nobody GET /regions?lang=en-us
400 nobody GET /regions?data=countryregion&format=xml
400 nobody GET /regions?data=countryregion&format=json&lang=%3Cb%3E
400 xbl GET /users/gt(A)/profile/settings?settings=Gamertag
401 versionAlone GET /users/gt(A)/profile/settings?settings=Gamertag
404 xblOfVersion GET /users/gt(missing)/profile/settings?settings=Gamertag
404 bearer GET /realms/profile/missing
404 bearer PUT /realms/subscription/missing-1/pause
404 xbl GET /java/public/subscriptions/missing
400 xbl PUT /subscriptions/realms/redeem {}
404 xbl PUT /subscriptions/realms/redeem {"platformStoreOfferId":"missing-1"}
409 xbl PUT /subscriptions/realms/redeem {"platformStoreOfferId":"used-1"}
400 nobody POST /api/v1.0/newsletter/subscribe {"email":"a@b.example"}
400 nobody POST /api/v1.0/newsletter/subscribe {"subscriptionOptions":{"email":"a@b.example"}}
422 nobody POST /api/v1.0/newsletter/subscribe {"subscriptOptions":{"email":"no"}}
400 nobody POST /api/v1.0/flight/assignment {"sessionId":"s"}
400 nobody GET /ticket_fields?page%5Bafter%5D=x
404 nobody GET /ticket_forms/7
400 nobody GET /api/v1.0/reportconcern/challenge?challengeType=Smell
400 nobody GET /api/v1.0/reportconcern/challenge
400 nobody POST /api/v1.0/help/create-ticket no-json
405 nobody POST /locales {}
`;

// SVC-6 to SVC-9: a bearer token may be any text, and other issuers' tokens are accepted unchecked.
it('answers each request with the expected status', async () => {
  const lines = requests.trim().split('\n');
  const answered: string[] = [];
  for (const line of lines) {
    const [, caller = '', method = '', path = '', body] = line.split(' ');
    const { status } = await ask(method, path, { headers: callers[caller], body });
    answered.push(line.replace(/^\d+/, String(status)));
  }
  expect(answered).toEqual(lines);
});

it('requires the token only under the signed-in marketplace path', async () => {
  const calls = ['marketplace', 'search', 'popular', 'promotiondetails', 'marketplace-pass', 'item/frost-keep'];
  const paths = calls.map((call, index) => (index < 2 ? `auth/${call}` : `marketplace/auth/${call}`));
  for (const path of paths.map((one) => `/api/v1.0/en-us/${one}`)) {
    const answers = [await get(path), await get(path, callers.mcToken), await get(path.replace('auth/', ''))];
    expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 401, 200, 200]);
  }
});

it('rejects a request in the error format of the real service', async () => {
  const notFound = 'The server has not found anything matching the request URI';
  const settings = '/users/gt(missing)/profile/settings?settings=Gamertag';
  expect((await get('/minecraft/profile', callers.newcomer)).body).toEqual({
    path: '/minecraft/profile',
    errorType: 'NOT_FOUND',
    error: 'NOT_FOUND',
    errorMessage: notFound,
    developerMessage: notFound,
  });
  expect((await get('/minecraft/profile')).body).toMatchObject({ path: '/minecraft/profile', error: 'Unauthorized' });
  const missing = { error: 'RecordNotFound', description: 'Not found' };
  expect((await get('/help_center/en-us/articles/1')).body).toEqual(missing);
  const badRequest = { code: 'BadRequest', innererror: expect.anything() };
  expect((await get('/catalog?languages=en-us')).body).toMatchObject(badRequest);
  expect((await get(settings, callers.xblOfVersion)).body).toMatchObject({ source: 'sandbox' });
  const tooExpensive = `{"offerId":"any","transactionType":"purchase",${coin.replace('1', '99999')}}`;
  const { body } = await ask('POST', purchase, { headers: callers.mcToken, body: tooExpensive });
  expect(body).toMatchObject({ code: 'InsufficientFunds' });
  expect((await ask('POST', '/locales', { body: {} })).headers.get('allow')).toBe('GET');
});
