import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { fail, press, says, signIn, textOf } from './player';

const { pageWith } = harness();
const config = '<script type="application/json" data-cobble-config>{"signIn":{"url":"/__sandbox/sign-in","signOutUrl":"/__sandbox/sign-out"}}</script>';
const widget = (id: string, name: string, attributes = '') => `<div id="${id}" data-load="eager" data-widget="${name}" ${attributes}></div>`;
const open = (html: string, path: string) => pageWith(`<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Profile</title><body>${config}${tag()}${html}`, { path });

// ARE-1 AUT-8
it('signs in and back to the same place, shows the gamertag, and signs out by keyboard', async () => {
  const opened = await open(widget('s', 'sign-in'), '/me');
  await says(opened, '#s', /log in/);
  await signIn(opened, '/me?tab=2');
  await says(opened, '#s', /Pixelfox42/);
  const { page } = opened;
  await page.focus('body');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#s')!.shadowRoot!.querySelector('[aria-expanded=true]'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('#s')!.shadowRoot!.querySelector('[aria-expanded=false]'));
  expect(await page.evaluate(() => document.querySelector('#s')!.shadowRoot!.activeElement?.getAttribute('aria-expanded'))).toBe('false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await Promise.all([page.waitForNavigation({ timeout: 20_000 }), page.keyboard.press('Enter')]);
  expect(await page.evaluate(() => [localStorage.getItem('playFabToken'), document.cookie.includes('session_username')])).toEqual([null, false]);
}, 60_000);

// ARE-6 PRF-1 PRF-4 PRF-5
it('shows the player, draws skins and capes, marks the worn ones, and redeems a cape', async () => {
  const opened = await open(widget('p', 'player-profile') + widget('k', 'skin-picker') + widget('c', 'cape-picker'), '/wardrobe');
  for (const id of ['#p', '#k', '#c']) await says(opened, id, /sign in to see/);
  await signIn(opened, '/wardrobe');
  await says(opened, '#p', /Pixelfox42/);
  await says(opened, '#k', /worn now/);
  // Drawn: the canvases are no longer empty.
  await opened.page.waitForFunction(() => [...document.querySelector('#k')!.shadowRoot!.querySelectorAll('canvas')].every((canvas) => canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean)));
  expect(await opened.page.$eval('#k', (element) => element.shadowRoot!.querySelectorAll('[aria-pressed=true]').length)).toBe(1);
  const capes = () => opened.page.$eval('#c', (element) => element.shadowRoot!.querySelectorAll('canvas').length);
  await says(opened, '#c', /redeem the fifteen-year cape/);
  const before = await capes();
  await press(opened, '#c', /^redeem/);
  await says(opened, '#c', /redeemed: it is/);
  await opened.page.waitForFunction((before) => document.querySelector('#c')!.shadowRoot!.querySelectorAll('canvas').length === before + 1, {}, before);
  const picked = opened.page.evaluate(() => new Promise((done) => document.addEventListener('cobble:select', (event) => done((event as CustomEvent).detail))));
  await press(opened, '#k', /./);
  expect(await picked).toMatchObject({ id: expect.any(String), url: expect.any(String) });
  expect(opened.errors).toEqual([]);
}, 60_000);

// ARE-6 ARE-10 RLM-1 RLM-2 RLM-3 RLM-4 PRF-2 PRF-3
it('shows a realm in words, pauses and resumes it, and redeems what waits', async () => {
  const opened = await open(widget('r', 'realms-subscription'), '/realm');
  await signIn(opened, '/realm');
  await says(opened, '#r', /time left/);
  await says(opened, '#r', /payment is late|active|expired/);
  await press(opened, '#r', /^pause/);
  await says(opened, '#r', /resume the subscription/);
  await press(opened, '#r', /^resume/);
  await says(opened, '#r', /pause the subscription/);
  expect(opened.sent(/\/pause$/).filter(({ method }) => method === 'PUT')).toHaveLength(1);
}, 60_000);

// ARE-6
it('keeps the page whole when each call of the profile fails once, and retries', async () => {
  const opened = await open('<p>here</p>', '/failing');
  await signIn(opened, '/failing');
  await fail(opened, { match: 'GET .*/profile', status: 500, times: 6 });
  await opened.page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), widget('k', 'skin-picker'));
  await says(opened, '#k', /that did not work/);
  await opened.page.evaluate(() => fetch('/__sandbox/faults', { method: 'DELETE' }));
  await press(opened, '#k', /try again/);
  await says(opened, '#k', /worn now/);
  expect(await textOf(opened, '#k')).not.toMatch(/did not work/);
}, 60_000);
