import type { Browser } from 'puppeteer';
import puppeteer from 'puppeteer';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { random } from '../../examples/sandbox/seeded/random';
import type { Services } from '../../src/services/services';
import { atRandom } from './at-random';
import { confirmPurchase } from './confirm-purchase';
import { failRequest } from './fail-request';
import { failures } from './failures';
import { listTargets } from './list-targets';
import { performAction } from './perform-action';
import { publishRandomPage } from './random-page';
import { Report } from './report';
import { settle } from './settle';
import { Site } from './site';
import { SpendingAccount } from './spending-account';
import { visitorActions } from './visitor-actions';
import { VisitorInput } from './visitor-input';

/** The seed is fixed, so that runs are reproducible. `SOAK_SEED` overrides it, and `npm run soak` uses a random one. */
const seed = Number(process.env.SOAK_SEED ?? 815);
const title = `seed ${seed}: SOAK_SEED=${seed} npx vitest run --project=all-browser tests/soak`;
/** The long run covers failures that take 15 s. */
const quick = failures.filter(({ name }) => name !== 'late');

// SVC-4, SVC-5, STO-5, LDR-6: the short run of `npm run soak`.
describe('a page whose requests fail', { timeout: 180_000 }, () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    const given = inject('browser');
    if ('error' in given) throw new Error(`There is nothing to test with: ${given.error}`);
    browser = await puppeteer.connect({ browserWSEndpoint: given.endpoint, defaultViewport: null });
    site = await Site.start(browser);
  });
  afterAll(async () => {
    await site?.close();
    await browser?.disconnect();
  });

  it('keeps a page working after one failed request, and recovers it', async () => {
    const randomNumber = random(seed, 'requests');
    const { targets, withoutFailures } = await listTargets(site, '/examples/pages/marketplace.html');
    const found: string[] = [];
    for (let i = 0; i < 3; i++) {
      const target = randomNumber.pick(targets.filter(({ file }) => file === i < 1));
      const way = randomNumber.pick(quick);
      const outcome = await failRequest(site, target, way, withoutFailures);
      found.push(...outcome.found.map((line) => `${target.name}, ${way.name}: ${line}`));
    }
    expect(found, title).toEqual([]);
  });

  it('buys, claims and sends once on a double click, whatever fails, and keeps typed text', async () => {
    const draw = random(seed, 'deeds');
    const found: string[] = [];
    for (const deed of [draw.pick(visitorActions)]) {
      const way = draw.pick(quick);
      found.push(...(await performAction(site, deed, way)).map((line) => `${deed.name}, ${way.name}: ${line}`));
    }
    expect(found, title).toEqual([]);
  });

  // STO-5, threat 4: checks that SpendingAccount itself detects violations.
  it('sells items again in the next round and detects unconfirmed purchases', async () => {
    const widget = '[data-widget=store-product][data-offer-id]';
    const hand = new VisitorInput(site.page);
    await site.visit(await publishRandomPage(site, '/examples/pages/marketplace.html'));
    const account = new SpendingAccount(site);
    for (const round of [1, 2]) {
      await account.begin();
      await settle(site, 10_000);
      await hand.press(widget, /^buy$/);
      expect(await confirmPurchase(hand, 2), `round ${round}`).toBe(true);
      await hand.waitForText(widget, /purchase complete/);
      expect(await account.left(), `round ${round}`).not.toContainEqual(expect.objectContaining({ name: 'buying' }));
      expect(await account.close(), `round ${round}`).toEqual([]);
    }
    expect(account.sums.buying).toEqual({ agreed: 2, sent: 2, done: 2 });

    await account.begin();
    await site.page.evaluate(async () => {
      const { store } = await (window as never as { cobble: { services(): Promise<Services> } }).cobble.services();
      await store.purchase({ offerId: 'pass-one-month', amount: 990 });
    });
    expect(await account.close()).toEqual(['buying: sent 1 times for 0 times yes']);
  });

  it('keeps an open page working through random activity and failures', async () => {
    const report = new Report();
    await atRandom(site, report, { seed, duration: 0, steps: 6, page: '/examples/pages/marketplace.html' });
    expect(report.found, title).toEqual([]);
  });
});
