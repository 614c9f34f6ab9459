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

const ask = async (name: string, ...args: unknown[]) => (await sandbox.ask(name, args)) as Record<string, never>;
const first = (list: unknown) => (list as Record<string, string>[])[0]!;

const read = (Object.values(routes) as Readonly<Record<string, Route>>[])
  .flatMap((rows) => Object.values(rows))
  // A ticket needs a solved challenge; tests/unit/sandbox/support-tickets.test.ts reads its answer.
  .filter(({ answer, name }) => answer && name !== 'createTicket');

/** Arguments for which the sandbox has an answer. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'marketplace.list': () => ask('marketplace.list'),
  'marketplace.search': () => ask('marketplace.search', { query: 'a', newSearch: true }),
  'marketplace.item': async () => ask('marketplace.item', first((await ask('marketplace.popular')).items).productId),
  'marketplace.popular': () => ask('marketplace.popular'),
  'marketplace.promotionDetails': () => ask('marketplace.promotionDetails'),
  'marketplace.pass': () => ask('marketplace.pass'),
  'marketplace.entitlements': () => ask('marketplace.entitlements', ['one', 'two']),
  'newsletter.country': () => ask('newsletter.country'),
  'downloads.links': () => ask('downloads.links'),
  'downloads.latest': () => ask('downloads.latest'),
  'realms.nextAvailable': () => ask('realms.nextAvailable'),
  'realms.check': () => ask('realms.check'),
  'realms.redeem': () => ask('realms.redeem', { applicationType: 'web', platformStoreOfferId: 'offer-1' }),
  'realms.subscriptions': () => ask('realms.subscriptions', 'me'),
  'helpCentre.articles': () => ask('helpCentre.articles', { pageSize: 100 }),
  'helpCentre.search': () => ask('helpCentre.search', { query: 'the' }),
  'helpCentre.serverStatus': () => ask('helpCentre.serverStatus'),
  'helpCentre.sections': () => ask('helpCentre.sections'),
  'helpCentre.categories': () => ask('helpCentre.categories'),
  'helpCentre.article': async () => ask('helpCentre.article', first((await ask('helpCentre.articles')).articles).id),
  'helpCentre.vote': async () => ask('helpCentre.vote', first((await ask('helpCentre.articles')).articles).id, 'up'),
  'support.ticketForm': () => ask('support.ticketForm', sandboxSettings('').helpCentre!.ticketFormId),
  'support.ticketFields': () => ask('support.ticketFields'),
  'support.dynamicContent': () => ask('support.dynamicContent'),
  'support.locales': () => ask('support.locales'),
  'support.challenge': () => ask('support.challenge', 'Image'),
  'support.upload': () => ask('support.upload', new Blob(['x'])),
  'store.entitlements': () => ask('store.entitlements'),
  'store.inventory': () => ask('store.inventory'),
  'store.catalog': () => ask('store.catalog', { bigIds: ['9CBL0REALM10', '9CBL0COIN001'], actionFilter: null }),
  'store.regions': () => ask('store.regions'),
  'store.refreshBalance': () => ask('store.refreshBalance'),
  'profile.get': () => ask('profile.get'),
  'profile.realms': () => ask('profile.realms', 'me'),
  'profile.gamertagPicture': () => ask('profile.gamertagPicture'),
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
