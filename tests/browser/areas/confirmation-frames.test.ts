import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { needs } from '../engines/needs';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { sampleOf } from '../sample-of';
import { answerQuestion, press, waitForQuestion, waitForText } from './player';
import { countSpendingRequests, openShop, PRODUCT } from './spending';

const harnessed = harness();

/** Different origins of the same site, so that a frame shares the session that was stored outside of it. */
const SHOP = 'shop.site.test';
const STRANGER = 'stranger.site.test';
const PARTNER = 'partner.site.test';

/** Nested frames, outermost first. `style` applies to the outermost. */
const openFramed = async (hosts: readonly string[], { style = '', body = PRODUCT, settings = {} } = {}) => {
  const opened = await openShop(harnessed, body, { host: SHOP, settings });
  const shop = opened.page.url();
  let url = shop;
  for (const [index, host] of [...hosts].reverse().entries()) {
    const path = `/frame/${randomUUID()}`;
    const look = `width:700px;height:700px;border:0;${index === hosts.length - 1 ? style : ''}`;
    harnessed.publish(
      path,
      `<!doctype html><meta charset="utf-8"><title>Frame</title><body style="margin:0"><iframe style="${look}" src="${url}"></iframe>`,
    );
    url = harnessed.origin(host) + path;
  }
  await opened.page.goto(url);
  const frame = opened.page.frames().find((one) => one.url() === shop);
  if (!frame) throw new Error('the shop is in no frame');
  const framed = Object.create(opened, { page: { value: frame } }) as OpenedPage;
  return { opened, framed, shop };
};

const link = ({ page }: OpenedPage) =>
  page.$eval('#p', ({ shadowRoot }) => {
    const { href, target, rel } = shadowRoot!.querySelector<HTMLAnchorElement>('a[target]')!;
    return { href, target, rel };
  });

/** Frames that are invisible although the browser reports them as visible, and nested frames. */
const foreign = [
  ['an invisible frame', [STRANGER], { style: 'mask-image:linear-gradient(#0000,#0000)' }],
  ['a same-origin frame inside a foreign one', [STRANGER, SHOP], {}],
  ['an allowed frame inside a foreign one', [STRANGER, PARTNER], { settings: { allowedFrames: [PARTNER] } }],
] as const;

// threat 4
it.each(sampleOf(foreign, 1))(
  'shows no question in %s and links to the page in its own window',
  async (_, hosts, options) => {
    const listed = { allowedFrames: [harnessed.origin(PARTNER)] };
    const { framed, shop } = await openFramed(hosts, {
      ...options,
      ...('settings' in options && { settings: listed }),
    });
    await press(framed, '#p', /^buy$/);
    await waitForText(framed, '#p', /open in a new window/);
    expect(await link(framed)).toEqual({ href: shop, target: '_blank', rel: 'noopener' });
    expect(await framed.page.$('cobble-confirmation')).toBeNull();
    expect(countSpendingRequests(framed)).toBe(0);
  },
  60_000,
);

const claims = [
  ['offer-claim', 'data-offer-id="winter-cape" data-heading="A cape"', /^claim/],
  ['cape-picker', '', /^redeem/],
  ['realms-subscription', '', /^pause/],
  ['realms-subscription', '', /^redeem/],
] as const;

// threat 4
it.each(sampleOf(claims, 1))(
  'shows the link instead of a confirmation for %s with %s in a cross-origin frame',
  async (name, attributes, button) => {
    const body = `<div id="p" data-load="eager" data-widget="${name}" ${attributes}></div>`;
    const { framed } = await openFramed([STRANGER], { body });
    await press(framed, '#p', button);
    await waitForText(framed, '#p', /open in a new window/);
    expect(await framed.page.$('cobble-confirmation')).toBeNull();
    expect(countSpendingRequests(framed)).toBe(0);
  },
  60_000,
);

// threat 4
it.each(
  sampleOf(
    [
      ['its own origin', [SHOP]],
      ['an allowed origin', [PARTNER]],
      ['both, nested', [PARTNER, SHOP]],
    ] as const,
    1,
  ),
)(
  'shows the question and buys in a frame of %s',
  async (_, hosts) => {
    if (hosts.some((host) => host === PARTNER)) needs('ancestor origins');
    const { framed } = await openFramed(hosts, { settings: { allowedFrames: harnessed.origin(PARTNER) } });
    await press(framed, '#p', /^buy$/);
    expect(await waitForQuestion(framed)).toBe('Buy Marketplace pass for 990 Minecoins?');
    await answerQuestion(framed, /^yes/);
    await waitForText(framed, '#p', /purchase complete/);
    expect(countSpendingRequests(framed)).toBe(1);
  },
  60_000,
);

// threat 4
it('shows the question in the window that the link opens', { tags: 'all', timeout: 60_000 }, async () => {
  needs('several windows');
  const { opened, framed, shop } = await openFramed([STRANGER]);
  await press(framed, '#p', /^buy$/);
  await press(framed, '#p', /open in a new window/);
  const context = opened.page.browserContext();
  const target = await context.waitForTarget((one) => one.type() === 'page' && one.url() === shop);
  const page = await target.page();
  if (!page) throw new Error('no window was opened');
  const own = Object.create(opened, { page: { value: page } }) as OpenedPage;
  await press(own, '#p', /^buy$/);
  expect(await waitForQuestion(own)).toBe('Buy Marketplace pass for 990 Minecoins?');
  expect(await page.evaluate(() => opener)).toBeNull();
});
