import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { accessibilityOf } from '../apg/catalogue';
import { harness } from '../harness';

const { pageWith } = harness({ sharesDocument: true });
const tag = `<script>window.bought = []; addEventListener('cobble:purchase', (event) => bought.push([event.target.id, event.composed]));</script>
  <script async src="/dist/realms/cobble.js"></script>`;

const bought = (page: Page) => page.evaluate(() => (window as never as { bought: unknown[] }).bought);
const text = (page: Page, id: string) =>
  page.$eval(`#${id}`, (element) => element.shadowRoot!.querySelector('[role=status]')!.textContent);
const size = (page: Page, id: string) =>
  page.$eval(`#${id}`, (element) => {
    const { width, height } = element.shadowRoot!.firstElementChild!.getBoundingClientRect();
    return { width, height };
  });

// WGT-9
it('formats a balance by locale, including 0, and updates it when the page changes it', async () => {
  const opened = await pageWith(
    `<!doctype html><html lang="de-de"><title>x</title>${tag}<div id="b" data-widget="balance-summary" data-balance="0"></div>`,
  );
  await opened.waitForMounted();
  expect(await text(opened.page, 'b')).toBe('Your balance0 Minecoins');
  await opened.page.$eval('#b', (element) => element.setAttribute('data-balance', '12345'));
  await opened.page.waitForFunction(() => /12\.345/.test(document.querySelector('#b')!.shadowRoot?.textContent ?? ''));
});

// WGT-10
it('changes from error to warning to normal by attributes alone', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="balance-summary" data-error-message="E1" data-failure-message="hard" data-soft-failure-message="soft"></div>`,
  );
  await opened.waitForMounted();
  const colour = () =>
    opened.page.$$eval('#b >>> [role=status] > p', (messages) =>
      messages.map((message) => getComputedStyle(message).color),
    );
  expect(await text(opened.page, 'b')).toContain('hard');
  const hard = await colour();
  await opened.page.$eval('#b', (element) => element.setAttribute('data-balance', '0'));
  await opened.page.waitForFunction(() =>
    /0 Minecoinssoft$/.test(
      document.querySelector('#b')!.shadowRoot?.querySelector('[role=status]')?.textContent ?? '',
    ),
  );
  await expect.poll(colour).not.toEqual(hard);
  await opened.page.$eval('#b', (element) => element.removeAttribute('data-error-message'));
  await opened.page.waitForFunction(() => !document.querySelector('#b')!.shadowRoot!.textContent!.includes('soft'));
  expect(await colour()).toEqual([]);
});

it('has the same size as its skeleton, so nothing moves when the balance arrives', async () => {
  const opened =
    await pageWith(`${tag}<div style="width: 380px"><div id="a" data-widget="balance-summary" data-is-loading></div><div id="b" data-widget="balance-summary" data-balance="1340"></div>
    <div id="c" data-widget="balance-summary" data-is-compact data-is-loading></div><div id="d" data-widget="balance-summary" data-is-compact data-balance="1340"></div></div>`);
  await opened.waitForMounted();
  await opened.waitForRendering();
  expect(await size(opened.page, 'a')).toEqual(await size(opened.page, 'b'));
  expect((await size(opened.page, 'c')).height).toBe((await size(opened.page, 'd')).height);
});

it('keeps the amount and its coin on one line and wraps the button below if it is narrow', async () => {
  const opened = await pageWith(
    `${tag}<div style="width: 250px"><div id="b" data-widget="balance-summary" data-balance="1340"></div></div>`,
  );
  await opened.waitForMounted();
  await opened.waitForRendering();
  const { coin, button, figures } = await opened.page.$eval('#b', (element) => {
    const box = (selector: string) => element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    // The members of a DOMRect are inherited, so serialising it would omit them.
    return {
      coin: box('svg').height,
      figures: box('p:has(svg)').toJSON() as DOMRect,
      button: box('button').toJSON() as DOMRect,
    };
  });
  expect(figures.height).toBeLessThan(2 * coin);
  expect(button.top).toBeGreaterThanOrEqual(figures.bottom);
});

it('fits one line in compact mode and is as wide as its content', async () => {
  const opened = await pageWith(
    `${tag}<div style="display: flex"><div id="b" data-widget="balance-summary" data-balance="1340" data-is-compact></div><p>beside it</p></div>`,
  );
  await opened.waitForMounted();
  const { width, height } = await size(opened.page, 'b');
  expect(height).toBeLessThan(60);
  expect(width).toBeLessThan(200);
});

it('emits cobble:purchase without a link, on click and by keyboard', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="balance-summary" data-purchase-button-text="More" data-is-compact></div>`,
  );
  await opened.waitForMounted();
  await opened.page.click('#b >>> button');
  await opened.page.keyboard.press('Enter');
  await opened.page.keyboard.press('Space');
  expect(await bought(opened.page)).toEqual([
    ['b', true],
    ['b', true],
    ['b', true],
  ]);
  expect(await accessibilityOf((await opened.page.$('#b >>> button'))!)).toMatchObject({
    role: 'button',
    name: 'More',
  });
});

it('follows its link unless a listener cancels the event', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="balance-summary" data-purchase-button-href="#bought"></div>`,
  );
  await opened.waitForMounted();
  await opened.page.evaluate(() =>
    document.addEventListener('cobble:purchase', (event) => event.preventDefault(), { once: true }),
  );
  await opened.page.click('#b >>> a');
  const hash = () => opened.page.evaluate(() => location.hash);
  expect([await hash(), await bought(opened.page)]).toEqual(['', [['b', true]]]);
  await opened.page.click('#b >>> a');
  await expect.poll(async () => [await hash(), (await bought(opened.page)).length]).toEqual(['#bought', 2]);
});

it('rejects an unsafe link and an invalid number with one warning each', async () => {
  const opened = await pageWith(
    `${tag}<div id="b" data-widget="balance-summary" data-purchase-button-href="javascript:alert(1)" data-balance="lots"></div>`,
  );
  await opened.waitForMounted();
  expect(await opened.page.$('#b >>> a')).toBeNull();
  expect(await text(opened.page, 'b')).toBe('Your balance–');
  await expect.poll(() => opened.consoleMessages('warn', /balance-summary.*#b/)).toHaveLength(2);
});
