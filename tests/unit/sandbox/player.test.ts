// @vitest-environment node
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { GameProfile, RealmsProfile, XboxSettings } from '../../../src/services/profile/answers';
import type { RealmsSubscriptions as AnyRealmsSubscriptions } from '../../../src/services/realms/answers';
import { headersOf, runningSandbox, tokenOf } from './running-sandbox';

// The sandbox's answers are whole.
type RealmsSubscriptions = Required<AnyRealmsSubscriptions>;

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const { bearer, xbl, mcToken } = headersOf();
const profile = async () => (await get('/minecraft/profile', bearer)).body as GameProfile;
const picture = async (url: string) => PNG.sync.read(Buffer.from(await (await fetch(url)).arrayBuffer()));

describe('the profile (PRF-1, PRF-5)', () => {
  it('has skins and capes whose textures are drawn, one of each in use', async () => {
    const { skins = [], capes = [], name, id } = await profile();
    expect([name, id]).toEqual(['Pixelfox42', expect.stringMatching(/^[0-9a-f]{32}$/)]);
    for (const things of [skins, capes]) expect(things.filter(({ state }) => state === 'ACTIVE')).toHaveLength(1);
    for (const { url } of skins) expect(await picture(url!)).toMatchObject({ width: 64, height: 64 });
    for (const { url } of capes) expect(await picture(url!)).toMatchObject({ width: 64, height: 32 });
    expect(new Set(skins.map(({ variant }) => variant))).toEqual(new Set(['CLASSIC', 'SLIM']));
  });

  it('gets the anniversary cape once', async () => {
    const redeem = () => ask('POST', '/minecraft/cape/15year', { headers: bearer });
    expect((await redeem()).status).toBe(200);
    expect((await profile()).capes!.map(({ alias }) => alias)).toContain('Fifteen years');
    const again = await redeem();
    expect([again.status, Object.keys(again.body)]).toEqual([
      409,
      ['path', 'errorType', 'error', 'errorMessage', 'developerMessage'],
    ]);
    expect((await profile()).capes).toHaveLength(4);
  });
});

// PRF-1 PRF-4 PRF-5
it('a player whose gamertag begins with New has a picture, but no game profile, in the service’s words', async () => {
  const { bearer, xbl } = headersOf('Newcomer7');
  const { status, body } = await get('/minecraft/profile', bearer);
  expect([status, body]).toEqual([
    404,
    {
      path: '/minecraft/profile',
      errorType: 'NOT_FOUND',
      error: 'NOT_FOUND',
      errorMessage: 'The server has not found anything matching the request URI',
      developerMessage: 'The server has not found anything matching the request URI',
    },
  ]);
  expect((await ask('POST', '/minecraft/cape/15year', { headers: bearer })).status).toBe(404);
  expect(
    (
      await get('/users/gt(Newcomer7)/profile/settings?settings=AppDisplayPicRaw', {
        ...xbl,
        'x-xbl-contract-version': '3',
      })
    ).status,
  ).toBe(200);
});

describe('the gamertag’s picture (PRF-4)', () => {
  const settings = async (
    gamertag: string,
    headers: Record<string, string> = { ...xbl, 'x-xbl-contract-version': '3' },
  ) =>
    get(
      `/users/gt(${encodeURIComponent(gamertag)})/profile/settings?settings=AppDisplayPicRaw%2CIsXbox360Gamerpic`,
      headers,
    );

  it('is drawn in the size that is asked for; a 360 one says so', async () => {
    const { profileUsers } = (await settings('Alex Stone')).body as XboxSettings;
    const [raw, old] = profileUsers![0]!.settings!;
    expect([raw!.id, old]).toEqual(['AppDisplayPicRaw', { id: 'IsXbox360Gamerpic', value: 'false' }]);
    expect(await picture(`${raw!.value}&w=100&h=100`)).toMatchObject({ width: 100, height: 100 });
    expect(((await settings('OldTimer')).body as XboxSettings).profileUsers![0]!.settings![1]!.value).toBe('True');
  });

  it('needs the token and the contract version', async () => {
    expect((await settings('A', xbl)).status).toBe(400);
    expect((await settings('A', { 'x-xbl-contract-version': '3' })).status).toBe(401);
    expect([(await settings('missing')).status, (await settings('missing')).body]).toEqual([
      404,
      expect.objectContaining({ source: 'sandbox' }),
    ]);
  });
});

describe('a Realm (PRF-2, PRF-3)', () => {
  const record = async () => (await get('/realms/profile/me', bearer)).body as RealmsProfile;
  const put = async (id: string | number, what: string) =>
    (await ask('PUT', `/realms/subscription/${id}/${what}`, { headers: bearer })).status;
  const first = async () =>
    ((await get('/java/public/subscriptions/me', xbl)).body as RealmsSubscriptions).subscriptions[0]!;

  it('has every field of the specification', async () => {
    expect(Object.keys(await record()).sort()).toEqual([
      'daysLeft',
      'hasPayment',
      'id',
      'lastPayment',
      'lastPaymentMillis',
      'mayExtend',
      'name',
      'nextPayment',
      'nextPaymentMillis',
      'ownerProfileId',
      'paymentIsActive',
      'paymentStatus',
      'recurringPaymentId',
      'regionId',
      'state',
      'trial',
    ]);
  });

  it('is paused and resumed, by any of its names; a second time is not found', async () => {
    const { id, recurringPaymentId } = await record();
    expect([await put(id!, 'pause'), await put(id!, 'pause'), await put(recurringPaymentId!, 'pause')]).toEqual([
      204, 404, 404,
    ]);
    expect(await record()).toMatchObject({
      paymentIsActive: false,
      paymentStatus: 'PAUSED',
      nextPayment: null,
      state: 'CLOSED',
    });
    expect(await first()).toMatchObject({ status: 'INACTIVE', world: { state: 'CLOSED' } });
    expect([await put((await first()).id!, 'resume'), await put(id!, 'resume')]).toEqual([204, 404]);
    expect(await record()).toMatchObject({ paymentIsActive: true, state: 'OPEN' });
    expect(await first()).toMatchObject({ status: 'ACTIVE' });
  });

  it('that nobody knows is paused too, unless its id begins with "missing"', async () => {
    expect([await put('abc', 'pause'), await put('abc', 'resume'), await put('missing-1', 'pause')]).toEqual([
      204, 204, 404,
    ]);
    expect((await get('/realms/profile/missing', bearer)).status).toBe(404);
  });
});

describe('Realms subscriptions (RLM-1 to RLM-4)', () => {
  const redeem = (body: unknown) => ask('PUT', '/subscriptions/realms/redeem', { headers: xbl, body });

  it('begin with a trial, which is used up by a purchase', async () => {
    expect((await get('/subscriptions/realms/nextavailable', xbl)).body).toMatchObject({
      result: { bigId: '9CBL0REALM10', isTrial: true },
      continuationToken: '',
    });
    const before = ((await get('/java/public/subscriptions/me', xbl)).body as RealmsSubscriptions).subscriptions.length;
    const { status, body } = await redeem({
      applicationType: 'WEB',
      platformStoreOfferId: 'offer-1',
      realmsProfileId: 'me',
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        productId: 'offer-1',
        world: expect.objectContaining({ state: 'UNINITIALIZED', activeSlot: 1 }),
      }),
    ]);
    expect((await get('/subscriptions/realms/nextavailable', xbl)).body).toMatchObject({ result: { isTrial: false } });
    expect((await get('/subscriptions/realms/check', xbl)).body).toMatchObject({
      items: [{ isTrial: false }, { isTrial: false }],
    });
    expect(((await get('/java/public/subscriptions/me', xbl)).body as RealmsSubscriptions).subscriptions).toHaveLength(
      before + 1,
    );
  });

  it('are lengthened when a purchase names one', async () => {
    const list = async () =>
      ((await get('/java/public/subscriptions/me', xbl)).body as RealmsSubscriptions).subscriptions;
    const expired = (await list()).find(({ status }) => status === 'EXPIRED')!;
    await redeem({ platformStoreOfferId: 'offer-1', subscriptionId: expired.id });
    expect((await list()).find(({ id }) => id === expired.id)).toMatchObject({
      status: 'ACTIVE',
      world: { daysLeft: 30 },
    });
  });

  it('show every state: running, late, in grace with days below zero, over, and one without a world', async () => {
    const { subscriptions } = (await get('/java/public/subscriptions/me', xbl)).body as RealmsSubscriptions;
    expect(subscriptions.map(({ status }) => status)).toEqual([
      'ACTIVE',
      'IN_DUNNING',
      'IN_GRACE_PERIOD',
      'EXPIRED',
      'SUBMITTED',
    ]);
    expect(subscriptions[2]!.world!.daysLeft).toBe(-4);
    expect(subscriptions[4]).not.toHaveProperty('world');
  });

  it('refuse what can’t be redeemed', async () => {
    expect((await redeem({})).status).toBe(400);
    expect((await redeem({ platformStoreOfferId: 'used-1' })).status).toBe(409);
    expect((await redeem({ platformStoreOfferId: 'missing-1' })).status).toBe(404);
    expect((await get('/java/public/subscriptions/missing', xbl)).status).toBe(404);
  });
});

describe('tokens (SVC-6 to SVC-9)', () => {
  const inventory = '/api/v1.0/player/inventory/offersandsubscriptions';
  const foreign = (claims: object) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.sig`;
  const soon = Math.floor(Date.now() / 1000) + 600;
  it.each([
    ['none', undefined, 401],
    ['of the wrong scheme', `Bearer ${tokenOf('A')}`, 401],
    ['that is no JWT', 'MCToken abc', 401],
    ['that has expired', `MCToken ${tokenOf('A', -1)}`, 401],
    [
      'with a forged name',
      `MCToken ${tokenOf('A').replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ iss: 'cobble-sandbox', gtg: 'B', exp: soon })).replace(/=/g, '')}.`)}`,
      401,
    ],
    ['without anything behind the scheme', 'MCToken', 401],
    ['of our own', `MCToken ${tokenOf('A')}`, 200],
    ['of another maker', `MCToken ${foreign({ exp: soon })}`, 200],
    ['of another maker, whose claims are a list', `MCToken ${foreign([soon])}`, 401],
    ['of another maker, expired', `MCToken ${foreign({ exp: 1 })}`, 401],
  ])('a game token %s', async (_, authorization, status) => {
    expect((await get(inventory, authorization ? { authorization } : {})).status).toBe(status);
  });

  it('a bearer may be any text, a JWT must hold, and 401 is said in the profile’s words', async () => {
    expect((await get('/minecraft/profile', { authorization: 'Bearer bearer-1' })).status).toBe(200);
    const { status, body } = await get('/minecraft/profile', { authorization: `Bearer ${tokenOf('A', -5)}` });
    expect([status, body]).toEqual([
      401,
      expect.objectContaining({ path: '/minecraft/profile', error: 'Unauthorized' }),
    ]);
    expect((await get('/minecraft/profile', mcToken)).status).toBe(401);
  });
});
