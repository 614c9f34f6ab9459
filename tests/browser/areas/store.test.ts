import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { addFault, answerQuestion, press, signIn, waitForQuestion, waitForText } from './player';

const { pageWith, publish } = harness();
const config =
  '<script type="application/json" data-cobble-config>{"signIn":{"url":"/__sandbox/sign-in","signOutUrl":"/__sandbox/sign-out"}}</script>';
const balances =
  '<div id="b1" data-load="eager" data-widget="minecoin-balance"></div><div id="b2" data-load="eager" data-widget="minecoin-balance" data-is-compact></div>';
const product = (id: string, offer: string, amount: number) =>
  `<div id="${id}" data-load="eager" data-widget="store-product" data-product-id="9CBL0PASS001" data-offer-id="${offer}" data-amount="${amount}"></div>`;
const open = (html: string, path: string) =>
  pageWith(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Store</title><body>${config}${tag()}${html}`,
    { path },
  );

// ARE-5 STO-5 STO-7
it('buys once for Minecoins after a confirmation, updates every balance and shows the item as owned', async () => {
  const opened = await open(balances + product('p', 'pass-one-month', 990), '/store-journey');
  await signIn(opened, '/store-journey');
  await waitForText(opened, '#b1', /1,720/);
  await waitForText(opened, '#b2', /1,720/);
  await press(opened, '#p', /^buy$/);
  expect(await waitForQuestion(opened)).toBe('Buy Marketplace pass for 990 Minecoins?');
  const yes = await opened.page.evaluateHandle(
    () => document.querySelector('cobble-confirmation')!.shadowRoot!.querySelector('button')!,
  );
  await yes.click({ count: 2 });
  await waitForText(opened, '#p', /purchase complete/);
  await waitForText(opened, '#b1', /730/);
  await waitForText(opened, '#b2', /730/);
  expect(opened.sent(/transaction\/virtual/).filter(({ method }) => method === 'POST')).toHaveLength(1);
  await expect
    .poll(() => opened.page.evaluate(() => document.querySelector('#p')!.shadowRoot!.activeElement?.textContent))
    .toMatch(/purchase complete/i);
  expect(opened.errors).toEqual([]);
}, 60_000);

// ARE-5
it('warns that a purchase without an answer may have succeeded', async () => {
  const opened = await open(product('p', 'pass-one-month', 990), '/store-lost');
  await opened.page.evaluate(() => fetch('/__sandbox/reset', { method: 'POST' }));
  await signIn(opened, '/store-lost');
  // Every attempt must fail, because browsers resend a request on a new connection if the first one is closed.
  await addFault(opened, { match: 'POST .*transaction/virtual', drop: true });
  await press(opened, '#p', /^buy$/);
  await answerQuestion(opened, /^yes/);
  await waitForText(opened, '#p', /confirm your purchase/);
}, 60_000);

// ARE-5
it("shows the catalog price for the visitor's market", async () => {
  const opened = await open(
    '<div id="p" data-load="eager" data-widget="store-product" data-product-id="9CBL0COIN004" data-market="us" data-href="/buy"></div>',
    '/store-money',
  );
  await waitForText(opened, '#p', /\$19\.99/);
  await waitForText(opened, '#p', /\$24\.99/);
}, 60_000);

// STO-6 WGT-9
it('takes the balance from the frame of the settings, and from the service if the frame fails', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const framed = config.replace('{"signIn"', '{"frameUrl":"/__sandbox/balance","signIn"');
  const path = '/store-frame';
  publish(
    path,
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Store</title><body>${framed}${tag()}${balances}<div id="s" data-load="eager" data-widget="balance-summary"></div>`,
  );
  // Sign in on a page without a balance, which could otherwise request the frame before the sign-in.
  const opened = await open('', '/store-without-frame');
  await signIn(opened, path);
  for (const id of ['#b1', '#b2', '#s']) await waitForText(opened, id, /1,720/);
  expect(opened.sent(/currencies/)).toEqual([]);
  // Both areas share one frame, which is removed after its response. The component has a frame that stays.
  expect(opened.sent(/__sandbox\/balance/)).toHaveLength(2);
  expect(opened.page.frames()).toHaveLength(2);

  await addFault(opened, { match: 'GET /__sandbox/balance', status: 500 });
  await opened.page.reload();
  for (const id of ['#b1', '#b2']) await waitForText(opened, id, /1,720/);
  await waitForText(opened, '#s', /couldn’t load your balance/);
  expect(opened.sent(/currencies/)).toHaveLength(1);
});
