import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { OpenedPage } from '../opened-page';
import { typeQuickly } from '../type-quickly';
import { endSession, press, signIn, waitForText } from './player';

const { openPage, pageWith } = harness();
const page = '/examples/pages/support.html';
const file = (name: string, text = 'the log') => {
  const path = join(tmpdir(), name);
  writeFileSync(path, text);
  return path;
};

const ready = async (opened: OpenedPage) => {
  await waitForText(opened, '#ticket', /what happened\?/);
  await opened.page.waitForFunction(() => document.querySelector('#ticket')!.shadowRoot?.querySelector('img'));
};
const faults = ({ page }: OpenedPage) => axeFindings(page, '[data-widget]');
const control = (page: Page, label: string) =>
  page.evaluateHandle((label) => {
    const root = document.querySelector('#ticket')!.shadowRoot!;
    const found = [...root.querySelectorAll('label')].find((one) => one.textContent!.startsWith(label))!;
    return found.control ?? found.querySelector('input')!;
  }, label);
const picker = async ({ page }: OpenedPage) =>
  (
    await page.evaluateHandle(() => document.querySelector('#ticket')!.shadowRoot!.querySelector('input[type=file]'))
  ).asElement() as ElementHandle<HTMLInputElement>;
const write = async ({ page }: OpenedPage, label: string, text: string) => {
  const to = (await control(page, label)).asElement() as ElementHandle<HTMLElement>;
  await to.focus();
  await page.keyboard.type(text);
};

// ARE-3
it('keeps a draft over reload and session end, deletes abandoned uploads and lists errors', async () => {
  const opened = await openPage(page);
  await signIn(opened, page);
  await ready(opened);
  const writtenIn = async (label: string) =>
    (await control(opened.page, label)).evaluate((input) => (input as HTMLInputElement).value);
  await expect.poll(() => writtenIn('Your name')).toBe('Pixelfox42');
  await write(opened, 'Subject', 'Half a letter');
  const input = await picker(opened);
  await input.uploadFile(file('gate.log'), file('run.exe'));
  await waitForText(opened, '#ticket', /run\.exe has an unsupported file type/);
  await waitForText(opened, '#ticket', /gate\.log uploaded/);
  const deleted = () =>
    opened.page.evaluate(
      async () =>
        ((await (await fetch('/__sandbox/requests')).json()) as { method: string }[]).filter(
          ({ method }) => method === 'DELETE',
        ).length,
    );
  const before = await deleted();
  await endSession(opened);
  await opened.page.reload();
  await ready(opened);
  await expect.poll(deleted).toBe(before + 1);
  await expect.poll(() => writtenIn('Subject')).toBe('Half a letter');
  await waitForText(opened, '#ticket', /draft has been restored/);
  // Mount everything first: content that loads when the button scrolls into view would move it away from the click.
  await opened.waitForMounted();
  await press(opened, '#ticket', /^send$/);
  await waitForText(opened, '#ticket', /check these fields/i);
  await opened.page.waitForFunction(
    () => document.querySelector('#ticket')!.shadowRoot!.activeElement?.getAttribute('role') === 'alert',
  );
  expect(await faults(opened)).toEqual([]);
  await press(opened, '#ticket', /^what happened\?/);
  await opened.page.keyboard.type('All of it.');
  await opened.page.waitForFunction(
    () =>
      !document
        .querySelector('#ticket')!
        .shadowRoot?.querySelector('[role=alert]')
        ?.textContent?.includes('What happened'),
  );
  expect(opened.errors).toEqual([]);
}, 120_000);

// ARE-3 ARE-11 THM-1
it("uses the page's language and direction, including right to left", async () => {
  const form =
    '<script type="application/json" data-cobble-config>{"helpCentre":{"ticketFormId":360001900401}}</script><div id="ticket" data-load="eager" data-widget="support-ticket"></div><div id="r" data-load="eager" data-widget="region-picker" data-value="fi"></div>';
  const swedish = await pageWith(
    `<!doctype html><html lang="sv-se" dir="rtl"><meta charset="utf-8"><title>Stöd</title><body>${tag('data-locale="sv-se"')}${form}`,
    { viewport: { width: 320, height: 800 } },
  );
  await waitForText(swedish, '#ticket', /vad hände\?/);
  await waitForText(swedish, '#r', /Sverige/);
  expect(
    await swedish.page.$eval(
      '#r',
      (element) => element.shadowRoot!.querySelector('select')!.selectedOptions[0]!.textContent,
    ),
  ).toBe('Finland');
  expect(await swedish.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}, 60_000);

// ARE-3: the sandbox has every kind of field.
it('stores, shows and sends only the last four digits of a card number', async () => {
  const config =
    '<script type="application/json" data-cobble-config>{"helpCentre":{"ticketFormId":360001900404}}</script>';
  const opened = await pageWith(
    `${tag('', 'gray')}${config}<div id="ticket" data-load="eager" data-widget="support-ticket"></div>`,
  );
  await ready(opened);
  await write(opened, 'Number of the card', '4111 1111 1111 1234');
  await write(opened, 'Name on the card', 'Åsa Örn1');
  const valueAt = async (label: string) =>
    (await control(opened.page, label)).evaluate((input) => (input as HTMLInputElement).value);
  await expect.poll(() => valueAt('Number of the card')).toBe('1234');
  expect(await valueAt('How are you connected?')).toBe('wireless');
  await opened.page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Åsa Örn1'));
  expect(await opened.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /4111[ +]?1111|\b1234\b/,
  );
  await ((await control(opened.page, 'What is it about?')).asElement() as ElementHandle<HTMLSelectElement>).select(
    'purchase',
  );
  await write(opened, 'Subject', 'A card');
  await write(opened, 'What happened?', 'It was refused.');
  // The browser accepts this address; the service doesn't.
  await write(opened, 'Email address', 'noor@example');
  const solution = new Promise<string>((resolve) =>
    opened.page.on('response', (response) => {
      const text = response.headers()['x-sandbox-challenge'];
      if (text) resolve(text);
    }),
  );
  const picture = () => document.querySelector('#ticket')!.shadowRoot!.querySelector('img')!.src;
  const before = await opened.page.evaluate(picture);
  await press(opened, '#ticket', /^new challenge$/);
  const solved = await solution;
  // A new challenge clears the text that was typed for the old one.
  await opened.page.waitForFunction(
    (before) => {
      const { shadowRoot } = document.querySelector('#ticket')!;
      const { src } = shadowRoot?.querySelector('img') ?? { src: before };
      return src !== before && shadowRoot?.querySelectorAll('form')[1]?.querySelector('input:read-write');
    },
    {},
    before,
  );
  await write(opened, 'Type what you see', solved);
  await press(opened, '#ticket', /^send$/);
  await waitForText(opened, '#ticket', /email address: noor@example is not properly formatted/);
  // Only the service knows the field's pattern.
  await waitForText(opened, '#ticket', /name on the card: is invalid/);
  await (await control(opened.page, 'Name on the card')).evaluate((input) => {
    (input as HTMLInputElement).focus();
    (input as HTMLInputElement).select();
  });
  await opened.page.keyboard.type('Åsa Örn');
  await write(opened, 'Email address', '.com');
  await press(opened, '#ticket', /^send$/);
  await waitForText(opened, '#ticket', /your ticket number is \d+/);
  const requests = await opened.page.evaluate(
    async () => (await (await fetch('/__sandbox/requests')).json()) as { url: string; body?: unknown }[],
  );
  const sent = JSON.stringify(requests);
  expect(sent).toContain('Åsa Örn');
  expect(sent).toContain('1234');
  // Four digits alone may be part of a time or an ID.
  expect(sent).not.toMatch(/4111[ +]?1111/);
  expect(opened.errors).toEqual([]);
}, 120_000);

// ARE-11
it("writes the selected region to the page's form", async () => {
  const html =
    '<form><div id="r" data-load="eager" data-widget="region-picker" data-name="region" data-required></div></form>';
  const opened = await pageWith(`${tag('', 'gray')}${html}`);
  await waitForText(opened, '#r', /sweden/i);
  const region = () =>
    opened.page.evaluate(() => [new FormData(document.forms[0]).get('region'), document.forms[0]!.checkValidity()]);
  expect(await region()).toEqual(['', false]);
  await opened.page.evaluate(() => document.querySelector('#r')!.shadowRoot!.querySelector('select')!.focus());
  await typeQuickly(opened.page, 'Swed');
  await expect.poll(region).toEqual(['SE', true]);
  await opened.page.evaluate(() => document.forms[0]!.reset());
  await expect.poll(region).toEqual(['', false]);
  expect(opened.errors).toEqual([]);
}, 60_000);
