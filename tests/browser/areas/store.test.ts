import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { endSession, fail, press, says, signIn, textOf } from './player';

const { pageWith } = harness();
const config = '<script type="application/json" data-cobble-config>{"signIn":{"url":"/__sandbox/sign-in","signOutUrl":"/__sandbox/sign-out"}}</script>';
const balances = '<div id="b1" data-load="eager" data-widget="minecoin-balance"></div><div id="b2" data-load="eager" data-widget="minecoin-balance" data-is-compact></div>';
const product = (id: string, offer: string, amount: number) => `<div id="${id}" data-load="eager" data-widget="store-product" data-product-id="9CBL0PASS001" data-offer-id="${offer}" data-amount="${amount}"></div>`;
const open = (html: string, path: string) => pageWith(`<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Store</title><body>${config}${tag()}${html}`, { path });

// ARE-5 STO-5 STO-7
it('buys once for Minecoins: asks first, lowers every balance on the page, and has it afterwards', async () => {
  const opened = await open(balances + product('p', 'pass-journey', 990), '/store-journey');
  await says(opened, '#b1', /sign in/);
  await says(opened, '#p', /sign in to buy/);
  await signIn(opened, '/store-journey');
  await says(opened, '#b1', /1,720/);
  await says(opened, '#b2', /1,720/);
  await press(opened, '#p', /^buy$/);
  await says(opened, '#p', /buy .* for 990 minecoins\?/);
  const handle = (text: string) => opened.page.evaluateHandle((text) => [...document.querySelector('#p')!.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent!.includes(text))!, text);
  // A double click.
  await (await handle('Yes')).evaluate((button) => {
    button.click();
    button.click();
  });
  await says(opened, '#p', /it is yours/);
  await says(opened, '#b1', /730/);
  await says(opened, '#b2', /730/);
  expect(opened.sent(/transaction\/virtual/).filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await opened.page.evaluate(() => document.querySelector('#p')!.shadowRoot!.activeElement?.textContent)).toMatch(/it is yours/i);
  expect(opened.errors).toEqual([]);
}, 60_000);

// ARE-5
it('refuses what the balance does not pay, without asking the service to sell it', async () => {
  const opened = await open(product('p', 'castle', 99_000), '/store-short');
  await signIn(opened, '/store-short');
  await press(opened, '#p', /^buy$/);
  await press(opened, '#p', /^yes/);
  await says(opened, '#p', /not have enough/);
  expect(opened.sent(/transaction\/virtual/)).toEqual([]);
}, 60_000);

// ARE-5
it.each([['owned-thing', /you have this/i], ['repriced-thing', /price has changed/i], ['missing-thing', /purchase failed/i]])('says what came of buying %s', async (offer, said) => {
  const opened = await open(product('p', offer, 10), `/store-${offer}`);
  await signIn(opened, `/store-${offer}`);
  await press(opened, '#p', /^buy$/);
  await press(opened, '#p', /^yes/);
  await says(opened, '#p', said);
}, 60_000);

// ARE-5
it('says that a purchase without an answer may have gone through', async () => {
  const opened = await open(product('p', 'lost-answer', 10), '/store-lost');
  await signIn(opened, '/store-lost');
  await fail(opened, { match: 'POST .*transaction/virtual', drop: true, times: 5 });
  await press(opened, '#p', /^buy$/);
  await press(opened, '#p', /^yes/);
  await says(opened, '#p', /may have been bought/);
}, 60_000);

// ARE-5
it('shows the catalog\'s price of the market, and retries when the catalog fails', async () => {
  const opened = await pageWith(`${config}${tag()}<p>before</p>`, { path: '/store-money' });
  await fail(opened, { match: 'GET .*(catalog|products)', status: 500, times: 3 });
  await opened.page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="p" data-load="eager" data-widget="store-product" data-product-id="9CBL0COIN004" data-market="us" data-href="/buy"></div>'));
  await says(opened, '#p', /that did not work|\$19\.99/);
  if (/that did not work/i.test(await textOf(opened, '#p'))) await press(opened, '#p', /try again/);
  await says(opened, '#p', /\$19\.99/);
  await says(opened, '#p', /\$24\.99/);
}, 60_000);

// ARE-9 MKT-7 MKT-8
it('claims an offer once: checked first, granted, kept over a reload; a session that ends in between offers signing in', async () => {
  const html = '<div id="o" data-load="eager" data-widget="offer-claim" data-offer-id="winter-cape" data-heading="The winter cape"></div>';
  const opened = await open(html, '/offer');
  await says(opened, '#o', /sign in to claim/);
  expect(opened.sent(/\/grant\//)).toEqual([]);
  await signIn(opened, '/offer');
  await press(opened, '#o', /^claim it$/);
  await says(opened, '#o', /claimed/);
  await opened.page.reload();
  await says(opened, '#o', /claimed/);
  expect(opened.sent(/\/grant\/offer/).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await opened.page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="late" data-load="eager" data-widget="offer-claim" data-offer-id="late-offer" data-heading="Late"></div>'));
  await says(opened, '#late', /claim it/);
  await endSession(opened);
  await press(opened, '#late', /^claim it$/);
  await says(opened, '#late', /sign in to claim/);
}, 60_000);
