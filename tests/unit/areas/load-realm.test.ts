// @vitest-environment node
// RLM-1 to RLM-4, PRF-2: which data a realm's area loads, and which parts it omits if a request fails.
import { expect, it, vi } from 'vitest';
import { loadRealm } from '../../../src/areas/store/realms-subscription/load-realm';
import { ServiceError } from '../../../src/services/client/service-error';
import type { Services } from '../../../src/services/services';
import { noProfileAnswers } from './no-profile-answers';

const failure = (status: number) =>
  new ServiceError('HttpError', '/', '', { response: new Response(null, { status }) });
const signedOut = new ServiceError('NotSignedInError', '/', '');

const make = (more: Record<string, () => unknown> = {}) => {
  const calls = {
    get: () => ({ id: 'AB-cd' }),
    realms: () => ({ name: 'Mine' }),
    subscriptions: () => ({ subscriptions: [{ id: 's' }] }),
    nextAvailable: () => ({ result: { bigId: 'n' } }),
    check: () => ({ items: [{ bigId: 'r' }, { bigId: 'n' }, {}] }),
    catalog: () => ({
      Products: [{ ProductId: 'n', LocalizedProperties: [{ ProductTitle: 'Next' }] }, { ProductId: 'r' }],
    }),
    ...more,
  };
  const requested: unknown[][] = [];
  const method =
    (name: keyof typeof calls) =>
    async (...given: unknown[]) => {
      requested.push([name, ...given.filter((one) => !(one && typeof one === 'object' && 'signal' in one))]);
      return calls[name]();
    };
  const services = {
    profile: { get: method('get'), realms: method('realms') },
    realms: { subscriptions: method('subscriptions'), nextAvailable: method('nextAvailable'), check: method('check') },
    store: { catalog: method('catalog') },
  } as unknown as Services;
  return { services, requested };
};
const load = (more?: Parameters<typeof make>[0], named?: string, signal = new AbortController().signal) =>
  loadRealm(make(more).services, named, signal);
const failing = (error: unknown) => () => Promise.reject(error);

it('returns the realm with its subscriptions, offers and their titles', async () => {
  const { services, requested } = make();
  const { titles, ...found } = await loadRealm(services, undefined, new AbortController().signal);
  expect(found).toEqual({
    profileId: 'AB-cd',
    isOwn: true,
    isComplete: true,
    realm: { name: 'Mine' },
    subscriptions: [{ id: 's' }],
    next: { bigId: 'n' },
    redeemable: [{ bigId: 'r' }, { bigId: 'n' }, {}],
  });
  expect([...titles]).toEqual([
    ['n', 'Next'],
    ['r', undefined],
  ]);
  expect(requested).toContainEqual(['realms', 'AB-cd']);
  expect(requested.at(-1)).toEqual(['catalog', { bigIds: ['n', 'r'], actionFilter: null }]);
});

it("requests the named profile, and recognises the player's own with or without hyphens", async () => {
  expect(await load({}, 'abCD')).toMatchObject({ profileId: 'abCD', isOwn: true });
  expect(await load({}, 'other')).toMatchObject({ profileId: 'other', isOwn: false });
  expect(await load({ get: failing(failure(500)) }, 'other')).toMatchObject({
    profileId: 'other',
    isOwn: false,
    isComplete: false,
  });
  expect(await load({ get: failing(failure(404)) }, 'other')).toMatchObject({ isComplete: true });
});

it('returns no realm for a player without a game profile, and requests nothing else', async () => {
  for (const [, get] of noProfileAnswers) {
    const { services, requested } = make({ get });
    const found = await loadRealm(services, undefined, new AbortController().signal);
    expect([found.profileId, found.realm, found.subscriptions, found.redeemable]).toEqual(['', undefined, [], []]);
    expect(requested).toEqual([['get']]);
  }
});

it("doesn't request the catalog if there is nothing to subscribe with", async () => {
  const { services, requested } = make({ nextAvailable: () => ({}), check: () => ({}) });
  expect((await loadRealm(services, undefined, new AbortController().signal)).titles.size).toBe(0);
  expect(requested.map(([name]) => name)).not.toContain('catalog');
});

it('omits secondary data that fails to load, and reports it as incomplete', async () => {
  for (const name of ['subscriptions', 'nextAvailable', 'check', 'catalog']) {
    expect(await load({ [name]: failing(failure(500)) })).toMatchObject({ isComplete: false, realm: { name: 'Mine' } });
    expect(await load({ [name]: failing(failure(404)) })).toMatchObject({ isComplete: true });
    expect(await load({ [name]: failing(failure(204)) })).toMatchObject({ isComplete: true });
  }
  expect((await load({ subscriptions: failing(failure(500)) })).subscriptions).toEqual([]);
});

it('treats a missing realm as none, and rejects on a failure, an ended session or an abort', async () => {
  expect((await load({ realms: failing(failure(404)) })).realm).toBeUndefined();
  for (const name of ['get', 'realms'])
    await expect(load({ [name]: failing(failure(500)) })).rejects.toMatchObject({ status: 500 });
  for (const name of ['subscriptions', 'check'])
    await expect(load({ [name]: failing(signedOut) })).rejects.toBe(signedOut);
  const controller = new AbortController();
  const error = failure(500);
  controller.abort();
  await expect(load({ check: failing(error) }, undefined, controller.signal)).rejects.toBe(error);
});

it('requests at most 100 products', async () => {
  const catalog = vi.fn(() => ({ Products: [] }));
  const items = Array.from({ length: 120 }, (_, at) => ({ bigId: `p${at}` }));
  const { services, requested } = make({ catalog, check: () => ({ items }), nextAvailable: () => undefined });
  expect((await loadRealm(services, undefined, new AbortController().signal)).redeemable).toHaveLength(100);
  const [name, query] = requested.at(-1) ?? [];
  expect(name).toBe('catalog');
  expect((query as { bigIds: string[] }).bigIds).toHaveLength(100);
});
