// Needs its own process: it passes objects to Node, which checks their class. A `vm` context has its own classes.
import { Blob } from 'node:buffer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sandboxSettings } from '../../../examples/sandbox/settings';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import type { Shape } from '../../../src/services/shape/shape';
import type { ValidAnswers } from '../../fuzz/valid-answers';
import { validAnswers } from '../../fuzz/valid-answers';

// The sandbox's answers match their shapes, so validating the answers must not change them.

const seen = new Map<Shape, { given: unknown; read: unknown }>();
vi.mock('../../../src/services/shape/read-answer', async (original) => {
  const { readAnswer } = await original<typeof import('../../../src/services/shape/read-answer')>();
  return {
    readAnswer: (shape: Shape, given: unknown) => {
      const before = structuredClone(given);
      const read: unknown = readAnswer(shape, given);
      seen.set(shape, { given: before, read });
      return read;
    },
  };
});

let sandbox: ValidAnswers;
beforeAll(async () => {
  sandbox = await validAnswers();
});
afterAll(() => sandbox.close());

const call = async (name: string, ...args: unknown[]) => (await sandbox.call(name, args)) as Record<string, never>;
const first = (list: unknown) => (list as Record<string, string>[])[0]!;

const read = (Object.values(routes) as Readonly<Record<string, Route>>[])
  .flatMap((rows) => Object.values(rows))
  // A ticket needs a solved challenge; tests/unit/sandbox/support-tickets.test.ts reads its answer.
  .filter(({ answer, name }) => answer && name !== 'createTicket');

/** Arguments for which the sandbox has an answer. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'marketplace.list': () => call('marketplace.list'),
  'marketplace.search': () => call('marketplace.search', { query: 'a', newSearch: true }),
  'marketplace.item': async () => call('marketplace.item', first((await call('marketplace.popular')).items).productId),
  'marketplace.popular': () => call('marketplace.popular'),
  'marketplace.promotionDetails': () => call('marketplace.promotionDetails'),
  'marketplace.pass': () => call('marketplace.pass'),
  'marketplace.entitlements': () => call('marketplace.entitlements', ['one', 'two']),
  'newsletter.country': () => call('newsletter.country'),
  'downloads.links': () => call('downloads.links'),
  'downloads.latest': () => call('downloads.latest'),
  'realms.nextAvailable': () => call('realms.nextAvailable'),
  'realms.check': () => call('realms.check'),
  'realms.redeem': () => call('realms.redeem', { applicationType: 'web', platformStoreOfferId: 'offer-1' }),
  'realms.subscriptions': () => call('realms.subscriptions', 'me'),
  'helpCentre.articles': () => call('helpCentre.articles', { pageSize: 100 }),
  'helpCentre.search': () => call('helpCentre.search', { query: 'the' }),
  'helpCentre.serverStatus': () => call('helpCentre.serverStatus'),
  'helpCentre.sections': () => call('helpCentre.sections'),
  'helpCentre.categories': () => call('helpCentre.categories'),
  'helpCentre.article': async () => call('helpCentre.article', first((await call('helpCentre.articles')).articles).id),
  'helpCentre.vote': async () => call('helpCentre.vote', first((await call('helpCentre.articles')).articles).id, 'up'),
  'support.ticketForm': () => call('support.ticketForm', sandboxSettings('').helpCentre!.ticketFormId),
  'support.ticketFields': () => call('support.ticketFields'),
  'support.dynamicContent': () => call('support.dynamicContent'),
  'support.locales': () => call('support.locales'),
  'support.challenge': () => call('support.challenge', 'Image'),
  'support.upload': () => call('support.upload', new Blob(['x'])),
  'store.entitlements': () => call('store.entitlements'),
  'store.inventory': () => call('store.inventory'),
  'store.catalog': () => call('store.catalog', { bigIds: ['9CBL0REALM10', '9CBL0COIN001'], actionFilter: null }),
  'store.regions': () => call('store.regions'),
  'store.refreshBalance': () => call('store.refreshBalance'),
  'profile.get': () => call('profile.get'),
  'profile.realms': () => call('profile.realms', 'me'),
  'profile.gamertagPicture': () => call('profile.gamertagPicture'),
};

it('calls each service whose answer is read', () => {
  expect(read.map(({ group, name }) => `${group}.${name}`).filter((name) => !calls[name])).toEqual([]);
});

it.each(read)("matches the sandbox's answer to $group $name with its shape", async ({ group, name, answer }) => {
  seen.clear();
  await calls[`${group}.${name}`]!();
  const one = seen.get(answer!);
  expect(one).toBeDefined();
  expect(one!.given).toBeInstanceOf(Object);
  expect(one!.read).toEqual(one!.given);
});
