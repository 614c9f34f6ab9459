import { expect, it } from 'vitest';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { tag } from './tag';

const { pageWith } = harness();
const frost = (rest = '') =>
  `<a href="/store/frost-keep#cobble=marketplace-tile&amp;title=Frost%20Keep&amp;price=660" ${rest}>Frost Keep</a>`;
const widgets = ({ page }: OpenedPage) =>
  page.$$eval('[data-widget]', (all) =>
    all.map((one) => `${one.id || one.closest('[id]')?.id}: ${(one as HTMLElement).dataset.widget}`),
  );

// Interface 9, enhanced links
it('turns a link alone in its paragraph or list item into a widget, with the link as the fallback', async () => {
  const opened = await pageWith(`${tag('data-links="on" data-ignore=".comments" data-scan="auto"')}
    <p id="alone"> ${frost()}<br></p>
    <ul><li id="item">${frost()}</li></ul>
    <p id="button"><a href="/play#cobble=themed-button&amp;widget-open=%23x&amp;controller=evil">Play now</a></p>
    <p id="among">See ${frost()}</p>
    <div id="block">${frost()}</div>
    <p id="two">${frost()} ${frost()}</p>
    <p id="ugc">${frost('rel="nofollow ugc"')}</p>
    <div class="comments"><p id="ignored">${frost()}</p></div>
    <div data-cobble-off><p id="off">${frost()}</p></div>
    <p id="foreign"><a href="https://elsewhere.example/#cobble=themed-button">X</a></p>
    <p id="area"><a href="/#cobble=sign-in">X</a></p>
    <p id="plain"><a href="/#top">X</a></p>`);
  await opened.waitForMounted('[data-widget]');
  expect(await widgets(opened)).toEqual(['alone: marketplace-tile', 'item: marketplace-tile', 'button: themed-button']);
  const seen = await opened.page.$eval('#alone [data-widget]', (host) => ({
    title: host.shadowRoot?.textContent,
    to: host.shadowRoot?.querySelector('a')?.href,
    fallback: host.firstElementChild?.getAttribute('href'),
    isHidden: !(host.firstElementChild as HTMLElement).getClientRects().length,
  }));
  expect(seen).toEqual({
    title: expect.stringContaining('Frost Keep') as string,
    to: expect.stringMatching(/\/store\/frost-keep$/) as string,
    fallback: '/store/frost-keep#cobble=marketplace-tile&title=Frost%20Keep&price=660',
    isHidden: true,
  });
  const button = await opened.page.$eval('#button [data-widget]', (host) => ({
    attributes: host.getAttributeNames().filter((name) => /controller|open/.test(name)),
    text: (host as HTMLElement).innerText.trim(),
  }));
  expect(button).toEqual({ attributes: [], text: 'Play now' });
  await opened.page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', `<p id="late">${html}</p>`),
    frost(),
  );
  await opened.waitForMounted('#late [data-widget]');
  await opened.waitForIdle();
  expect([opened.console, opened.errors]).toEqual([[], []]);
});

// An untrusted link with an invalid URL used to block all links after it, and to make scan() throw.
it.each(['auto', 'manual'])(
  'skips a link with an invalid URL and replaces those after it, under data-scan="%s"',
  async (scan) => {
    const opened = await pageWith(`${tag(`data-links="on" data-scan="${scan}"`)}
    <p id="broken"><a href="http://[#cobble=x">a</a></p><p id="behind">${frost()}</p>`);
    await expect
      .poll(async () => {
        await opened.page.evaluate(() => (window.cobble as { scan(): Promise<unknown> }).scan());
        return widgets(opened);
      })
      .toEqual(['behind: marketplace-tile']);
    await opened.waitForMounted('[data-widget]');
    expect(await opened.page.$eval('#broken', ({ innerHTML }) => innerHTML)).toBe('<a href="http://[#cobble=x">a</a>');
    await opened.waitForIdle();
    expect([opened.console, opened.errors]).toEqual([[], []]);
  },
);

// Each scan used to move the link out of its paragraph and back, which caused the next scan, in an endless loop.
it("doesn't move a link that may not become a widget", async () => {
  const opened = await pageWith(`<script>
      window.moved = [];
      new MutationObserver((changes) =>
        moved.push(...changes.map(({ target }) => target.id).filter((id) => /ignored|refused/.test(id))),
      ).observe(document, { childList: true, subtree: true });
    </script>
    <div class="comments"><p id="ignored"></p></div><p id="refused"></p><p id="late"></p>
    ${tag('data-links="on" data-ignore=".comments" data-allow="themed-button"')}`);
  await opened.page.waitForFunction(() => window.cobble);
  await opened.page.evaluate((tile) => {
    for (const place of document.querySelectorAll('#ignored, #refused'))
      place.append(document.createRange().createContextualFragment(tile));
    document.querySelector('#late')!.innerHTML = '<a href="/#cobble=themed-button">X</a>';
  }, frost());
  await opened.waitForMounted('#late [data-widget]');
  for (let look = 0; look < 2; look++) {
    await opened.page.evaluate(() => document.body.append('x'));
    await opened.waitForIdle();
  }
  expect(await widgets(opened)).toEqual(['late: themed-button']);
  expect(await opened.page.evaluate(() => (window as never as { moved: string[] }).moved)).toEqual([
    'ignored',
    'refused',
  ]);
});

// Turbo caches a copy of the page, and shows it after back navigation. The copy used to show the text twice.
it('shows the text of a link once in a copy of its widget, mounted and unmounted', async () => {
  const opened = await pageWith(`${tag('data-links="on"')}<p><a href="/x#cobble=themed-button">Go on</a></p>`);
  await opened.waitForMounted('[data-widget]');
  const shown = () => opened.page.$eval('p', (place) => place.innerText.trim());
  expect(await shown()).toBe('Go on');
  await opened.page.evaluate(() => {
    const place = document.querySelector('p')!;
    const copy = place.cloneNode(true) as HTMLElement;
    copy.id = 'copy';
    place.replaceWith(copy);
  });
  await opened.waitForMounted('#copy [data-widget]');
  expect(await shown()).toBe('Go on');
  await opened.page.evaluate(() => (window.cobble as { unmount(root: Node): void }).unmount(document));
  expect(await shown()).toBe('Go on');
  expect(await opened.page.$eval('#copy', ({ textContent }) => textContent)).toBe('Go on');
});

it("doesn't mount the widget of a link if it is removed before its code has loaded", async () => {
  let answer!: () => void;
  const until = new Promise<void>((resolve) => (answer = resolve));
  const opened = await pageWith(`${tag('data-links="on"')}<p>${frost()}</p>`, {
    faults: [{ url: /chunks\/runtime\./, until }],
  });
  await opened.page.waitForSelector('[data-widget-state=loading]');
  await opened.page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('[data-widget]')!;
    const after = document.createElement('div');
    Object.assign(after.dataset, { widget: 'themed-button', load: 'eager' });
    host.replaceWith(after);
    Object.assign(window, { host });
  });
  answer();
  await opened.waitForMounted();
  const isDrawn = await opened.page.evaluate(() => !!(window as never as { host: HTMLElement }).host.shadowRoot);
  expect(isDrawn).toBe(false);
});

it("takes the origins of links and the allowed widgets from the page's JSON", async () => {
  const opened = await pageWith(`${tag()}
    <script type="application/json" data-cobble-config>{ "links": ["https://shop.example"], "allow": "marketplace-tile" }</script>
    <p id="listed"><a href="https://shop.example/x#cobble=marketplace-tile&amp;title=X">X</a></p>
    <p id="refused"><a href="/#cobble=themed-button">X</a></p>`);
  await opened.waitForMounted('[data-widget]');
  expect(await widgets(opened)).toEqual(['listed: marketplace-tile']);
  expect(await opened.page.$eval('#refused', (place) => place.innerHTML)).toBe(
    '<a href="/#cobble=themed-button">X</a>',
  );
});

it('requests nothing for links without data-links, and leaves them unchanged', async () => {
  const opened = await pageWith(`${tag()}<p>${frost()}</p><div data-widget="shimmer"></div>`);
  await opened.waitForMounted('[data-widget=shimmer]');
  expect(await widgets(opened)).toEqual(['undefined: shimmer']);
  await opened.waitForIdle();
  expect(opened.sent(/\/chunks\/links\./)).toEqual([]);
});

it('replaces links on scan() under data-scan="manual"', async () => {
  const opened = await pageWith(`${tag('data-links="on" data-scan="manual"')}<p id="alone">${frost()}</p>`);
  await opened.page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/links.')),
    { polling: 100 },
  );
  expect(await widgets(opened)).toEqual([]);
  await expect
    .poll(async () => {
      await opened.page.evaluate(() => (window.cobble as { scan(): Promise<unknown> }).scan());
      return widgets(opened);
    })
    .toEqual(['alone: marketplace-tile']);
  await opened.waitForMounted('[data-widget]');
});
