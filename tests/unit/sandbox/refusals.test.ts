// @vitest-environment node
import { expect, it } from 'vitest';
import { headersOf, runningSandbox, tokenOf } from './running-sandbox';

const { ask, get } = runningSandbox();
const { mcToken, bearer, xbl } = headersOf();
const market = '/api/v1.0/en-us';
const inventory = 'GET /api/v1.0/player/inventory/offersandsubscriptions';
const settings = '/users/gt(A)/profile/settings?settings=Gamertag';
const [version, profile] = [{ 'x-xbl-contract-version': '3' }, '/minecraft/profile'];
const [entitlements, assignment] = ['/entitlements?requestId=', 'POST /api/v1.0/flight/assignment'];
const [purchase, redeem] = ['POST /api/v1.0/transaction/virtual', 'PUT /subscriptions/realms/redeem'];
const [subscribe, ticket] = ['POST /api/v1.0/newsletter/subscribe', 'POST /api/v1.0/help/create-ticket'];
const bought = { offerId: 'any', transactionType: 'purchase', virtualCurrency: { amount: 1, type: 'Minecoin' } };

type Asked = readonly [request: string, headers?: Record<string, string>, body?: unknown];
/** The requests that have another answer than this status. */
const notWith = async (status: number, requests: readonly Asked[]) => {
  const wrong: string[] = [];
  for (const [request, headers = {}, body] of requests) {
    const [method, path] = request.split(' ') as [string, string];
    const answer = await ask(method, path, { headers, body });
    if (answer.status !== status) wrong.push(`${answer.status} ${request} ${JSON.stringify([headers, body])}`);
  }
  return wrong;
};

it('answers 400 to what the services can’t read', async () => {
  const queries = ['before=yesterday', 'after=2026-13-45', 'limit=0', 'limit=x'].map((one) => `marketplace?${one}`);
  const purchases = [
    { offerId: '' },
    { transactionType: 'gift' },
    { virtualCurrency: { amount: 1, type: 'Emerald' } },
    { virtualCurrency: { amount: -1, type: 'Minecoin' } },
    { virtualCurrency: undefined },
  ];
  const catalog = ['languages=en-us&market=us', 'languages=en-us&market=usa&bigIds=9CBL0COIN001', 'market=us&bigIds=a'];
  const regions = ['lang=en-us', 'data=countryregion&format=xml', 'data=countryregion&format=json&lang=%3Cb%3E'];
  expect(
    await notWith(400, [
      ...[...queries, 'search?sortType=best'].map((one): Asked => [`GET ${market}/${one}`]),
      ['PUT /api/v1.0/grant/offer', mcToken],
      ['GET /help_center/en-us/articles?sort_by=votes'],
      ['GET /help_center/articles/search?query=&locale=en-us'],
      ['GET /help_center/articles/search?query=the&locale=en-us&sort_by=title'],
      ...purchases.map((one): Asked => [purchase, mcToken, { ...bought, ...one }]),
      ['GET /entitlements', bearer],
      ...catalog.map((one): Asked => [`GET /catalog?${one}`]),
      ...regions.map((one): Asked => [`GET /regions?${one}`]),
      [`GET ${settings}`, xbl],
      [redeem, xbl, {}],
      [subscribe, {}, { email: 'a@b.example' }],
      // It took the longer spelling, too, and so hid that the client sent it.
      [subscribe, {}, { subscriptionOptions: { email: 'a@b.example' } }],
      [assignment, {}, { sessionId: 's' }],
      ['GET /ticket_fields?page%5Bafter%5D=x'],
      ['GET /api/v1.0/reportconcern/challenge?challengeType=Smell'],
      ['GET /api/v1.0/reportconcern/challenge'],
      [ticket, {}, 'no json'],
    ]),
  ).toEqual([]);
});

it('answers 401 without the token of the call, and to one that is broken, forged or over', async () => {
  const signedIn = ['auth/marketplace', 'auth/search', 'marketplace/auth/popular', 'marketplace/auth/promotiondetails'];
  const paths = [...signedIn, 'marketplace/auth/marketplace-pass', 'marketplace/auth/item/frost-keep'];
  const soon = Math.floor(Date.now() / 1000) + 600;
  const own = tokenOf('A');
  const encoded = (claims: object) => btoa(JSON.stringify(claims)).replace(/=/g, '');
  const forged = own.replace(/\.[^.]+\./, `.${encoded({ iss: 'cobble-sandbox', gtg: 'B', exp: soon })}.`);
  const foreign = (claims: object) => `MCToken ${encoded({ alg: 'none' })}.${encoded(claims)}.sig`;
  const broken = [`Bearer ${own}`, 'MCToken abc', `MCToken ${tokenOf('A', -1)}`, `MCToken ${forged}`, 'MCToken'];
  expect(
    await notWith(401, [
      ...paths.map((path): Asked => [`GET ${market}/${path}`]),
      ['PUT /api/v1.0/grant/offer?offer=one'],
      ['GET /api/v1.0/grant/entitlement?entitlement=one'],
      ['POST /currencies/virtual/refresh', {}, {}],
      [`GET ${entitlements}0b9f7b0e-5c55-4a55-a555-0b9f7b0e5c55`],
      [`GET ${settings}`, version],
      [`GET ${profile}`, mcToken],
      [inventory],
      ...[...broken, foreign([soon]), foreign({ exp: 1 })].map(
        (authorization): Asked => [inventory, { authorization }],
      ),
    ]),
  ).toEqual([]);
  // SVC-6 to SVC-9: a bearer may be any text, and a token of another maker is taken on trust.
  expect(
    await notWith(200, [
      ...paths.flatMap((path): Asked[] => [
        [`GET ${market}/${path}`, mcToken],
        [`GET ${market}/${path.replace('auth/', '')}`],
      ]),
      [inventory, { authorization: `MCToken ${own}` }],
      [inventory, { authorization: foreign({ exp: soon }) }],
      [`GET ${profile}`, { authorization: 'Bearer bearer-1' }],
    ]),
  ).toEqual([]);
});

it('answers 404 to what nobody knows', async () => {
  const newcomer = headersOf('Newcomer7').bearer;
  expect(
    await notWith(404, [
      [`GET ${market}/marketplace/item/none`],
      ['PUT /api/v1.0/grant/offer?offer=one&offer=missing-1', mcToken],
      ['POST /help_center/en-us/articles/360040300301/sideways'],
      ['POST /help_center/en-us/articles/1/up'],
      [purchase, mcToken, { ...bought, offerId: 'missing-1' }],
      [`GET ${settings.replace('(A)', '(missing)')}`, { ...xbl, ...version }],
      ['GET /realms/profile/missing', bearer],
      ['PUT /realms/subscription/missing-1/pause', bearer],
      ['GET /java/public/subscriptions/missing', xbl],
      [redeem, xbl, { platformStoreOfferId: 'missing-1' }],
      ['POST /minecraft/cape/15year', newcomer],
      [`GET ${profile}`, newcomer],
      ['GET /ticket_forms/7'],
    ]),
  ).toEqual([]);
});

it('answers with the status of what is owned, over, too dear, unavailable or another price', async () => {
  const offer = (offerId: string, amount = 1): Asked => [
    purchase,
    mcToken,
    { ...bought, offerId, virtualCurrency: { amount, type: 'Minecoin' } },
  ];
  expect(await notWith(402, [offer('any', 99_999)])).toEqual([]);
  expect(await notWith(409, [offer('owned-1'), [redeem, xbl, { platformStoreOfferId: 'used-1' }]])).toEqual([]);
  expect(await notWith(410, [['PUT /api/v1.0/grant/offer?offer=over-1', mcToken]])).toEqual([]);
  expect(await notWith(412, [offer('unavailable-1')])).toEqual([]);
  const email = { subscriptOptions: { email: 'no' } };
  expect(await notWith(422, [offer('repriced-1'), offer('pass-one-month'), [subscribe, {}, email]])).toEqual([]);
  expect(await notWith(405, [['POST /locales', {}, {}]])).toEqual([]);
});

it('refuses in the words of the service behind the call', async () => {
  const words = ['path', 'errorType', 'error', 'errorMessage', 'developerMessage'];
  expect((await get('/help_center/en-us/articles/1')).body).toEqual({
    error: 'RecordNotFound',
    description: 'Not found',
  });
  expect(Object.keys((await get('/entitlements', bearer)).body)).toEqual(words);
  expect((await get(profile, headersOf('Newcomer7').bearer)).body).toEqual({
    path: profile,
    errorType: 'NOT_FOUND',
    error: 'NOT_FOUND',
    errorMessage: 'The server has not found anything matching the request URI',
    developerMessage: 'The server has not found anything matching the request URI',
  });
  expect((await get(profile)).body).toMatchObject({ path: profile, error: 'Unauthorized' });
  expect((await get('/catalog?languages=en-us')).body).toMatchObject({
    code: 'BadRequest',
    innererror: expect.anything(),
  });
  expect((await get(settings.replace('(A)', '(missing)'), { ...xbl, ...version })).body).toMatchObject({
    source: 'sandbox',
  });
  const tooDear = { ...bought, virtualCurrency: { amount: 99_999, type: 'Minecoin' } };
  expect((await ask('POST', purchase.slice(5), { headers: mcToken, body: tooDear })).body).toMatchObject({
    code: 'InsufficientFunds',
  });
  expect((await ask('POST', '/locales', { body: {} })).headers.get('allow')).toBe('GET');
});
