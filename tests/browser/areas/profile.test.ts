import { expect, it } from 'vitest';
import { render } from '../../../src/package/render';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { sampleOf } from '../sample-of';
import { answerQuestion, press, signIn, waitForText } from './player';

const { pageWith } = harness();
const config =
  '<script type="application/json" data-cobble-config>{"signIn":{"url":"/__sandbox/sign-in","signOutUrl":"/__sandbox/sign-out"}}</script>';
const widget = (id: string, name: string, attributes = '') =>
  `<div id="${id}" data-load="eager" data-widget="${name}" ${attributes}></div>`;
const open = (html: string, path: string) =>
  pageWith(
    `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Profile</title><body>${config}${tag()}${html}`,
    { path },
  );

// ARE-1 AUT-8
it('signs in, returns to the same URL, shows the gamertag and signs out by keyboard', async () => {
  const opened = await open(widget('s', 'sign-in'), '/me');
  await waitForText(opened, '#s', /sign in/);
  await signIn(opened, '/me?tab=2');
  await waitForText(opened, '#s', /Pixelfox42/);
  const { page } = opened;
  await page.focus('body');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#s')!.shadowRoot!.querySelector('[aria-expanded=true]'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('#s')!.shadowRoot!.querySelector('[aria-expanded=false]'));
  expect(
    await page.evaluate(() => document.querySelector('#s')!.shadowRoot!.activeElement?.getAttribute('aria-expanded')),
  ).toBe('false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await Promise.all([page.waitForNavigation({ timeout: 20_000 }), page.keyboard.press('Enter')]);
  expect(
    await page.evaluate(() => [localStorage.getItem('playFabToken'), document.cookie.includes('session_username')]),
  ).toEqual([null, false]);
}, 60_000);

// ARE-5
it('shows one sign-in button per page and a link in its other areas', async () => {
  const opened = await open(widget('a', 'skin-picker') + widget('b', 'cape-picker'), '/me');
  const linksOf = (selector: string) =>
    opened.page.$eval(selector, (element) =>
      [...element.shadowRoot!.querySelectorAll('a')].map((link) => [link.textContent, new URL(link.href).pathname]),
    );
  await expect.poll(() => linksOf('#a'), { timeout: 20_000 }).toEqual([['Sign in', '/__sandbox/sign-in']]);
  await expect
    .poll(() => linksOf('#b'), { timeout: 20_000 })
    .toEqual([['Sign in to see your capes.', '/__sandbox/sign-in']]);
  // A client-side navigation removes the area with the button.
  await opened.page.evaluate(
    (html) => {
      for (const old of document.querySelectorAll('#a,#b')) old.remove();
      document.body.insertAdjacentHTML('beforeend', html);
    },
    widget('c', 'cape-picker'),
  );
  await expect.poll(() => linksOf('#c'), { timeout: 20_000 }).toEqual([['Sign in', '/__sandbox/sign-in']]);
});

// ARE-5
it.each(sampleOf([360, 1280], 1))('moves the sign-in button without a change of height (%i px)', async (width) => {
  const [balance, claim, ...others] = ['minecoin-balance', 'offer-claim', 'skin-picker', 'realms-subscription'];
  const areas = [balance, claim, ...others].map((name) =>
    widget(`${name}`, `${name}`, 'data-offer-id="cape" data-heading="A"'),
  );
  const html = `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Areas</title><body>${config}${tag('data-scan="manual"')}${areas.join('')}`;
  const { page } = await pageWith(await render(html), { path: '/me', viewport: { width, height: 900 } });
  const state = () =>
    page.$$eval('[data-widget]', (all) => ({
      buttons: all.filter(({ shadowRoot }) => shadowRoot!.querySelector('p + :is(a, button)')).map(({ id }) => id),
      links: all.filter(({ shadowRoot }) => shadowRoot!.querySelector(':not([aria-hidden]) > a')).length,
      promptHeights: all.map(({ shadowRoot }) => shadowRoot!.querySelector(':has(> :is(a, button))')?.clientHeight),
    }));
  const act = (method: 'scan' | 'unmount') =>
    page.$eval(
      `#${balance}`,
      (area, method) =>
        (window as never as { cobble: Record<string, (root: Element) => unknown> }).cobble[method]!(area),
      method,
    );
  const reserved = await state();
  expect(reserved).toMatchObject({ buttons: [balance], links: 0 });
  await page.evaluate(() => (window as never as { cobble: { scan(): unknown } }).cobble.scan());
  const mounted = { ...reserved, links: 4 };
  await expect.poll(state).toEqual(mounted);
  await act('unmount');
  await expect.poll(state).toEqual({
    buttons: [claim],
    links: 3,
    promptHeights: [null, ...reserved.promptHeights.slice(1)],
  });
  await act('scan');
  await expect.poll(state).toEqual(mounted);
});

// ARE-6 PRF-1 PRF-5
it('renders skins and capes, marks the equipped ones and renders a redeemed cape', async () => {
  const opened = await open(widget('k', 'skin-picker') + widget('c', 'cape-picker'), '/wardrobe');
  await signIn(opened, '/wardrobe');
  await waitForText(opened, '#k', /in use/);
  // A rendered skin's canvas isn't empty.
  await opened.page.waitForFunction(() =>
    [...document.querySelector('#k')!.shadowRoot!.querySelectorAll('canvas')].every((canvas) =>
      canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean),
    ),
  );
  expect(
    await opened.page.$eval('#k', (element) => element.shadowRoot!.querySelectorAll('[aria-pressed=true]').length),
  ).toBe(1);
  const capes = () => opened.page.$eval('#c', (element) => element.shadowRoot!.querySelectorAll('canvas').length);
  await waitForText(opened, '#c', /redeem the 15th anniversary cape/);
  const before = await capes();
  await press(opened, '#c', /^redeem/);
  await answerQuestion(opened, /^yes/);
  await waitForText(opened, '#c', /cape redeemed/);
  await opened.page.waitForFunction(
    (before) => document.querySelector('#c')!.shadowRoot!.querySelectorAll('canvas').length === before + 1,
    {},
    before,
  );
  expect(opened.errors).toEqual([]);
}, 60_000);
