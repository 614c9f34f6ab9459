import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { axeFindings } from '../axe-findings';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import type { Opened } from '../opened';
import { endSession, fail, press, says, signIn, textOf } from './player';

const { openPage, pageWith } = harness();
const page = '/examples/pages/support.html';
const file = (name: string, text = 'the log') => {
  const path = join(tmpdir(), name);
  writeFileSync(path, text);
  return path;
};

/** Notes what solves each challenge, newest last. */
const solutions = ({ page }: Opened): string[] => {
  const list: string[] = [];
  page.on('response', (response) => {
    const text = response.headers()['x-sandbox-challenge'];
    if (text) list.push(text);
  });
  return list;
};
const state = ({ page }: Opened) => page.evaluate(async () => (await fetch('/__sandbox/state')).json()) as Promise<{ tickets: { payload: { ticket: Record<string, unknown> }; attachments: unknown[] }[] }>;
const ready = async (opened: Opened) => {
  await says(opened, '#ticket', /what happened\?/);
  await opened.page.waitForFunction(() => document.querySelector('#ticket')!.shadowRoot!.querySelector('img'));
};
const faults = ({ page }: Opened) => axeFindings(page, '[data-widget]');
/** The control with the label, of the first widget that has it. */
const control = (page: Page, label: string) => page.evaluateHandle((label) => {
  const root = document.querySelector('#ticket')!.shadowRoot!;
  const found = [...root.querySelectorAll('label')].find((one) => one.textContent!.startsWith(label))!;
  return found.control ?? found.querySelector('input')!;
}, label);
const picker = async ({ page }: Opened) =>
  (await page.evaluateHandle(() => document.querySelector('#ticket')!.shadowRoot!.querySelector('input[type=file]'))).asElement() as ElementHandle<HTMLInputElement>;
const write = async ({ page }: Opened, label: string, text: string) => {
  const to = (await control(page, label)).asElement() as ElementHandle<HTMLElement>;
  await to.focus();
  await page.keyboard.type(text);
};

// ARE-3 SUP-1 SUP-2 SUP-3 SUP-5 SUP-6 SUP-7
it('sends a ticket by keyboard alone: conditions, a file, a wrong answer to the captcha, then its number', async () => {
  const opened = await openPage(page, { faults: [{ url: /^\/(ticket|dynamic|locales|uploads|api)/, delayMs: 400 }] });
  const answers = solutions(opened);
  await ready(opened);
  expect(await faults(opened)).toEqual([]);
  const { keyboard } = opened.page;
  const next = async (text?: string) => {
    if (text) await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await (await control(opened.page, 'Your name')).asElement()!.evaluate((input) => (input as HTMLElement).focus());
  await next('Noor');
  await next('noor@example.com');
  await next('It stops at the gate');
  await next('The game');
  await says(opened, '#ticket', /how often in a week/i);
  await next('Linux');
  await says(opened, '#ticket', /graphics card \*/i);
  await next('6.12');
  await next('A grey one');
  await next('3');
  await next('line 1');
  // The fieldset's ticks.
  await keyboard.press('Space');
  for (let ticks = 0; ticks < 4; ticks++) await next();
  await next('It stops, always.');
  const input = await picker(opened);
  // The browser's own dialog can't be driven in a page behind another.
  const asked = input.evaluate((input) => new Promise((done) => input.addEventListener('click', (event) => {
    event.preventDefault();
    done(true);
  })));
  await opened.settled();
  await keyboard.press('Enter');
  expect(await asked).toBe(true);
  await input.uploadFile(file('gate.log'));
  await says(opened, '#ticket', /gate\.log is uploaded/);
  // Past the file, the two buttons of the captcha.
  for (let steps = 0; steps < 4; steps++) await next();
  await keyboard.type('WRONG');
  await keyboard.press('Enter');
  await says(opened, '#ticket', /that was not it/i);
  await opened.page.waitForFunction(() => document.querySelector('#ticket')!.shadowRoot!.activeElement?.matches('input:enabled'));
  await keyboard.type(answers.at(-1)!);
  await keyboard.press('Enter');
  await says(opened, '#ticket', /your ticket has the number \d+/i);
  expect(await opened.page.evaluate(() => document.querySelector('#ticket')!.shadowRoot!.activeElement?.tagName)).toBe('H3');
  const { tickets } = await state(opened);
  expect(tickets.at(-1)).toMatchObject({ payload: { ticket: { subject: 'It stops at the gate', comment: { body: 'It stops, always.' }, requester: { name: 'Noor', email: 'noor@example.com' } } } });
  expect(tickets.at(-1)!.attachments).toHaveLength(1);
  expect(opened.sent(/^\/uploads\//)).toHaveLength(0);
  expect(await faults(opened)).toEqual([]);
  expect(opened.errors).toEqual([]);
}, 120_000);

// ARE-3
it('keeps what was typed over a reload and the end of a session, deletes abandoned files, and lists what is wrong', async () => {
  const opened = await openPage(page);
  await signIn(opened, page);
  await ready(opened);
  expect(await (await control(opened.page, 'Your name')).evaluate((input) => (input as HTMLInputElement).value)).toBe('Pixelfox42');
  await write(opened, 'Subject', 'Half a letter');
  const input = await picker(opened);
  await input.uploadFile(file('gate.log'), file('run.exe'));
  await says(opened, '#ticket', /run\.exe is of a kind/);
  await says(opened, '#ticket', /gate\.log is uploaded/);
  const deleted = () => opened.page.evaluate(async () => ((await (await fetch('/__sandbox/requests')).json()) as { method: string }[]).filter(({ method }) => method === 'DELETE').length);
  const before = await deleted();
  await endSession(opened);
  await opened.page.reload();
  await ready(opened);
  expect(await deleted()).toBe(before + 1);
  expect(await (await control(opened.page, 'Subject')).evaluate((input) => (input as HTMLInputElement).value)).toBe('Half a letter');
  await says(opened, '#ticket', /still here/);
  await press(opened, '#ticket', /^send$/);
  await says(opened, '#ticket', /please check these fields/i);
  expect(await opened.page.evaluate(() => document.querySelector('#ticket')!.shadowRoot!.activeElement?.getAttribute('role'))).toBe('alert');
  expect(await faults(opened)).toEqual([]);
  await press(opened, '#ticket', /^what happened\?/);
  await opened.page.keyboard.type('All of it.');
  await opened.page.waitForFunction(() => !document.querySelector('#ticket')!.shadowRoot!.querySelector('[role=alert]')!.textContent!.includes('What happened'));
  expect(opened.errors).toEqual([]);
}, 120_000);

// ARE-3
it('works after each of its calls has failed, and loses nothing', async () => {
  const opened = await openPage('/examples/pages/plain.html');
  const answers = solutions(opened);
  await fail(opened, { match: 'GET /ticket_f', status: 500 });
  await opened.page.goto(new URL(page, opened.page.url()).href);
  await says(opened, '#ticket', /that did not work/i);
  expect(await faults(opened)).toEqual([]);
  const mend = () => opened.page.evaluate(async () => void await fetch('/__sandbox/faults', { method: 'DELETE' }));
  await mend();
  await fail(opened, { match: 'challenge', status: 500 });
  await press(opened, '#ticket', /try again/);
  await says(opened, '#ticket', /this challenge can not be shown/i);
  await mend();
  await press(opened, '#ticket', /new challenge/);
  await ready(opened);
  await write(opened, 'Email', 'noor@example.com');
  await write(opened, 'Subject', 'A question');
  await write(opened, 'What is it', 'Something');
  await write(opened, 'Where do', 'Mac');
  await write(opened, 'What happened', 'Nothing yet.');
  await fail(opened, { match: 'POST /uploads', status: 500, times: 1 });
  const input = await picker(opened);
  await input.uploadFile(file('gate.log'));
  await says(opened, '#ticket', /could not be uploaded/);
  await press(opened, '#ticket', /upload gate\.log again/);
  await says(opened, '#ticket', /gate\.log is uploaded/);
  await fail(opened, { match: 'create-ticket', status: 500, times: 1 });
  await opened.page.evaluate(() => document.querySelector('#ticket')!.shadowRoot!.querySelectorAll('form')[1]!.querySelector('input')!.focus());
  await opened.page.keyboard.type(answers.at(-1)!);
  await opened.page.keyboard.press('Enter');
  await says(opened, '#ticket', /nothing is lost/i);
  await opened.page.keyboard.press('Enter');
  await says(opened, '#ticket', /has the number/i);
  expect((await state(opened)).tickets.filter(({ payload }) => payload.ticket.subject === 'A question')).toHaveLength(1);
  expect(opened.errors).toEqual([]);
}, 120_000);

// ARE-3 ARE-11 THM-1: the language and direction of the page.
it('speaks the page\'s language, from right to left too', async () => {
  const form = '<script type="application/json" data-cobble-config>{"helpCentre":{"ticketFormId":360001900401}}</script><div id="ticket" data-load="eager" data-widget="support-ticket"></div><div id="r" data-load="eager" data-widget="region-picker" data-value="fi"></div>';
  const swedish = await pageWith(`<!doctype html><html lang="sv-se" dir="rtl"><meta charset="utf-8"><title>Stöd</title><body>${tag('data-locale="sv-se"')}${form}`, { viewport: { width: 320, height: 800 } });
  await says(swedish, '#ticket', /vad hände\?/);
  await says(swedish, '#r', /Sverige/);
  expect(await swedish.page.$eval('#r', (element) => element.shadowRoot!.querySelector('select')!.selectedOptions[0]!.textContent)).toBe('Finland');
  expect(await swedish.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}, 60_000);

// ARE-7 ARE-11
it('signs up for the newsletter, and puts the region into the page\'s form', async () => {
  const html = '<form><div id="r" data-load="eager" data-widget="region-picker" data-name="region" data-required></div></form><div id="n" data-load="eager" data-widget="newsletter-signup"></div>';
  const opened = await pageWith(`<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Letters</title><body>${tag('', 'gray')}<main>${html}</main>`, { path: '/letters' });
  await says(opened, '#n', /news of the game/i);
  await says(opened, '#r', /sweden/i);
  expect(await faults(opened)).toEqual([]);
  const region = () => opened.page.evaluate(() => [new FormData(document.forms[0]).get('region'), document.forms[0]!.checkValidity()]);
  expect(await region()).toEqual(['', false]);
  await opened.page.evaluate(() => document.querySelector('#r')!.shadowRoot!.querySelector('select')!.focus());
  await opened.page.keyboard.type('Swed');
  expect(await region()).toEqual(['SE', true]);
  await opened.page.evaluate(() => document.forms[0]!.reset());
  expect(await region()).toEqual(['', false]);

  await fail(opened, { match: 'subscribe', status: 503, times: 1 });
  await opened.page.evaluate(() => document.querySelector('#n')!.shadowRoot!.querySelector('input')!.focus());
  await opened.page.keyboard.type('noor@example.com');
  for (let ticks = 0; ticks < 5; ticks++) {
    await opened.page.keyboard.press('Tab');
    await opened.page.keyboard.press('Space');
  }
  await press(opened, '#n', /^subscribe$/);
  await says(opened, '#n', /nothing is lost/i);
  await press(opened, '#n', /^subscribe$/);
  await says(opened, '#n', /you are subscribed/i);
  expect(await faults(opened)).toEqual([]);
  expect(await textOf(opened, '#n')).not.toMatch(/already/);
  expect(opened.errors).toEqual([]);
}, 60_000);
