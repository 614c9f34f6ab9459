// @vitest-environment node
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { GameProfile, RealmsProfile, XboxSettings } from '../../../src/services/profile/answers';
import type { RealmsSubscriptions } from '../../../src/services/realms/answers';
import { headersOf, runningSandbox } from './running-sandbox';

const { ask, get } = runningSandbox();
const { bearer, xbl } = headersOf();
const profile = async () => (await get('/minecraft/profile', bearer)).body as GameProfile;
const sizeOf = async (url: string) => {
  const { width, height } = PNG.sync.read(Buffer.from(await (await fetch(url)).arrayBuffer()));
  return `${width}x${height}`;
};

// PRF-1 PRF-5
it('has rendered skins and capes, one of each in use, and the anniversary cape once', async () => {
  const { skins = [], capes = [], name, id } = await profile();
  expect([name, id]).toEqual(['Pixelfox42', expect.stringMatching(/^[0-9a-f]{32}$/)]);
  for (const things of [skins, capes]) expect(things.filter(({ state }) => state === 'ACTIVE')).toHaveLength(1);
  for (const { url } of skins) expect(await sizeOf(url!)).toBe('64x64');
  for (const { url } of capes) expect(await sizeOf(url!)).toBe('64x32');
  expect(new Set(skins.map(({ variant }) => variant))).toEqual(new Set(['CLASSIC', 'SLIM']));
  const redeem = async () => (await ask('POST', '/minecraft/cape/15year', { headers: bearer })).status;
  expect([await redeem(), await redeem()]).toEqual([200, 409]);
  const aliases = (await profile()).capes!.map(({ alias }) => alias);
  expect([aliases.length, aliases.includes('Fifteen years')]).toEqual([4, true]);
});

// PRF-4
it('returns the gamertag picture in the requested size and marks a 360 gamerpic', async () => {
  const settings = async (gamertag: string) => {
    const path = `/users/gt(${encodeURIComponent(gamertag)})/profile/settings`;
    const query = 'settings=AppDisplayPicRaw%2CIsXbox360Gamerpic';
    const { body } = await get(`${path}?${query}`, { ...xbl, 'x-xbl-contract-version': '3' });
    return (body as XboxSettings).profileUsers![0]!.settings!;
  };
  const [raw, old] = await settings('Alex Stone');
  expect([raw!.id, old]).toEqual(['AppDisplayPicRaw', { id: 'IsXbox360Gamerpic', value: 'false' }]);
  expect(await sizeOf(`${raw!.value}&w=100&h=100`)).toBe('100x100');
  expect((await settings('OldTimer'))[1]!.value).toBe('True');
  expect(await settings('Newcomer7')).toHaveLength(2);
});

const subscriptions = async () =>
  ((await get('/java/public/subscriptions/me', xbl)).body as RealmsSubscriptions).subscriptions!;

// PRF-2 PRF-3
it('pauses and resumes a Realm by any of its names, and returns 404 the second time', async () => {
  const record = async () => (await get('/realms/profile/me', bearer)).body as RealmsProfile;
  const put = async (id: string | number, what: string) =>
    (await ask('PUT', `/realms/subscription/${id}/${what}`, { headers: bearer })).status;
  const { id, recurringPaymentId } = await record();
  const paused = { paymentIsActive: false, paymentStatus: 'PAUSED', nextPayment: null, state: 'CLOSED' };
  expect([await put(id!, 'pause'), await put(id!, 'pause')]).toEqual([204, 404]);
  expect(await put(recurringPaymentId!, 'pause')).toBe(404);
  expect(await record()).toMatchObject(paused);
  const [first] = await subscriptions();
  expect(first).toMatchObject({ status: 'INACTIVE', world: { state: 'CLOSED' } });
  expect([await put(first!.id!, 'resume'), await put(id!, 'resume')]).toEqual([204, 404]);
  expect(await record()).toMatchObject({ paymentIsActive: true, state: 'OPEN' });
  expect((await subscriptions())[0]).toMatchObject({ status: 'ACTIVE' });
  expect([await put('abc', 'pause'), await put('abc', 'resume')]).toEqual([204, 204]);
});

// RLM-1 to RLM-4
describe('Realms subscriptions', () => {
  const redeem = async (body: object) =>
    (await ask('PUT', '/subscriptions/realms/redeem', { headers: xbl, body })).body;

  it('begins a subscription with a trial, which a purchase uses up', async () => {
    const next = async () => (await get('/subscriptions/realms/nextavailable', xbl)).body;
    const trial = { result: { bigId: '9CBL0REALM10', isTrial: true }, continuationToken: '' };
    expect(await next()).toMatchObject(trial);
    const before = (await subscriptions()).length;
    const bought = { productId: 'offer-1', world: { state: 'UNINITIALIZED', activeSlot: 1 } };
    expect(await redeem({ platformStoreOfferId: 'offer-1', realmsProfileId: 'me' })).toMatchObject(bought);
    expect(await next()).toMatchObject({ result: { isTrial: false } });
    const { body } = await get('/subscriptions/realms/check', xbl);
    expect(body).toMatchObject({ items: [{ isTrial: false }, { isTrial: false }] });
    expect(await subscriptions()).toHaveLength(before + 1);
  });

  it('covers every state of a subscription, and extends the one that a purchase names', async () => {
    const all = await subscriptions();
    const states = ['ACTIVE', 'IN_DUNNING', 'IN_GRACE_PERIOD', 'EXPIRED', 'SUBMITTED'];
    expect(all.map(({ status }) => status)).toEqual(states);
    expect([all[2]!.world!.daysLeft, all[4]!.world]).toEqual([-4, undefined]);
    await redeem({ platformStoreOfferId: 'offer-1', subscriptionId: all[3]!.id });
    expect((await subscriptions())[3]).toMatchObject({ status: 'ACTIVE', world: { daysLeft: 30 } });
  });
});
