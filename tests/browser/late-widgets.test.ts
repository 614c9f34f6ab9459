import { expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import { harness } from './harness';

const { openPage } = harness();

// LDR-2
it('mounts widgets that jQuery loads into a Bootstrap page after a click', async () => {
  const opened = await openPage('/examples/pages/bootstrap.html');
  await opened.waitForMounted();
  await opened.waitForRendering();
  await opened.waitForIdle();
  const chunks = opened.sent(/\/chunks\//).length;
  await opened.page.click('#show-more');
  await opened.page.waitForSelector('#more [data-widget]');
  await opened.waitForMounted();
  expect(await opened.page.$$eval('#more [data-widget-state=mounted]', (tiles) => tiles.length)).toBe(2);
  await opened.waitForIdle();
  expect(opened.sent(/\/chunks\//)).toHaveLength(chunks);
});

// LDR-2
it('mounts a block that a Drupal page streams in for a placeholder', async () => {
  const opened = await openPage('/examples/pages/drupal.html');
  await opened.page.waitForSelector('.late [data-widget=themed-button]');
  await opened.waitForMounted();
});

// LDR-2
it('mounts new widgets and keeps permanent ones across a Turbo visit without refetching', async () => {
  const opened = await openPage('/examples/pages/turbo.html');
  const { page } = opened;
  await opened.waitForMounted();
  await page.evaluate(() => {
    const button = document.querySelector('#join-button')!.shadowRoot!;
    Object.assign(window, { kept: button.querySelector('button'), old: document.body });
  });
  for (const to of ['turbo-next', 'turbo', 'turbo-next']) {
    await page.click(`nav a[href$="${to}.html"]`);
    await page.waitForFunction(
      (to) => location.pathname.endsWith(`${to}.html`) && !document.documentElement.hasAttribute('data-turbo-preview'),
      {},
      to,
    );
    await page.waitForFunction(
      (title) => document.querySelector('h1')!.textContent === title,
      {},
      to === 'turbo' ? 'The grove at night' : 'Along the creek',
    );
    await opened.waitForMounted();
  }
  expect(await page.evaluate(() => document.body !== (window as never as { old: Element }).old)).toBe(true);
  expect(
    await page.evaluate(
      () =>
        document.querySelector('#join-button')!.shadowRoot!.querySelector('button') ===
        (window as never as { kept: Element }).kept,
    ),
  ).toBe(true);
  const files = opened.sent(/^\/dist\//).map(({ path }) => path);
  expect(files).toEqual([...new Set(files)]);
  expect(opened.errors).toEqual([]);

  // On back navigation, Turbo restores a cached body with the attributes of unmounted widgets.
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')!.textContent === 'The grove at night');
  await opened.waitForMounted();
  expect(
    await page.$$eval('[data-widget]', (all) => all.every((element) => element.shadowRoot?.firstElementChild)),
  ).toBe(true);
});

// LDR-2, threat 7
it.each(pages.filter(({ policy }) => policy))(
  'mounts widgets that a script adds to the page $path and opens its panel without messages',
  async ({ path }) => {
    const opened = await openPage(path);
    const { page } = opened;
    await opened.waitForMounted();
    await page.evaluate(() => {
      const add = (name: string, attributes: Record<string, string>, text: string) => {
        const element = Object.assign(document.createElement('div'), { textContent: text });
        for (const [key, value] of Object.entries({ 'data-widget': name, ...attributes }))
          element.setAttribute(key, value);
        document.querySelector('main')!.append(element);
      };
      add('modal', { id: 'late', 'data-heading': 'Late' }, 'It came late.');
      add('themed-button', { 'data-widget-open': '#late' }, 'Open what came late');
    });
    await opened.waitForMounted('main > [data-widget=themed-button]');
    await page.click('main > [data-widget=themed-button]');
    await page.waitForFunction(() => document.querySelector('#late')!.shadowRoot?.querySelector('dialog[open]'));
    await opened.waitForIdle();
    expect(opened.console).toEqual([]);
    expect(opened.errors).toEqual([]);
  },
);
