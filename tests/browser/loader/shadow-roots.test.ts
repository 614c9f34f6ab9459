import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { harness } from '../harness';
import { tag, tile } from './tag';

const { pageWith } = harness();
const dialog = (id: string, heading: string) =>
  `<div id="${id}" data-widget="modal" data-heading="${heading}" data-load="eager"><p>${heading}</p></div>`;
/** Returns a custom element whose shadow root has this content. */
const element = (content: string, scan = true) =>
  `<script>customElements.define('site-card', class extends HTMLElement { connectedCallback() { const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' }); root.innerHTML ||= \`${content}\`; ${scan ? '(window.cobble = window.cobble || []).push(({ scan }) => scan(root))' : ''} } })</script>`;
const headings = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    return roots
      .flatMap((root) => [...root.querySelectorAll('dialog:modal')])
      .map((dialog) => dialog.querySelector('h2')?.textContent);
  });

// Outside of a shadow root, the target of a click is the host. So `#m` used to be searched only in the document.
it.each([
  ['of the page', '<button id="b" data-widget-open="#m">Open</button>', dialog('m', 'Outer'), 'Outer'],
  [
    'of its own shadow root, although the page has the same id',
    `<button id="b" data-widget-open="#m"><b>Open</b></button>${dialog('m', 'Inner')}`,
    dialog('m', 'Outer'),
    'Inner',
  ],
  [
    'of its own shadow root',
    `<button id="b" data-widget-toggle="#m">Open</button>${dialog('m', 'Inner')}`,
    '',
    'Inner',
  ],
])("opens the dialog from an opener in the page's shadow root %s", async (_, inside, outside, heading) => {
  const opened = await pageWith(`${tag()}${element(inside)}<site-card></site-card>${outside}`);
  const { page } = opened;
  await page.click('site-card >>> #b');
  await expect.poll(() => headings(page)).toEqual([heading]);
});

it("closes the dialog around the host of an opener in the page's shadow root", async () => {
  const opened = await pageWith(
    `${tag()}${element('<button data-widget-close>Done</button>', false)}<div id="m" data-widget="modal" data-heading="Outer" data-load="eager"><site-card></site-card></div><button id="o" data-widget-open="#m">Open</button>`,
  );
  const { page } = opened;
  await opened.waitForMounted('#m');
  await page.click('#o');
  await expect.poll(() => headings(page)).toEqual(['Outer']);
  await page.$eval('site-card', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.click());
  await expect.poll(() => headings(page)).toEqual([]);
});

// threat 4
it('ignores openers and widgets in a shadow root inside an ignored region', async () => {
  const opened = await pageWith(
    `${tag('data-ignore=".comments"')}${element(`<button data-widget-open="#m">Open</button>${dialog('n', 'Inner')}`)}<div class="comments"><site-card></site-card></div>${dialog('m', 'Outer')}`,
  );
  const { page } = opened;
  await opened.waitForMounted('#m');
  await page.click('site-card >>> button');
  await opened.waitForIdle();
  expect(await headings(page)).toEqual([]);
  expect(await page.$eval('site-card', ({ shadowRoot }) => !!shadowRoot!.querySelector('[data-widget-state]'))).toBe(
    false,
  );
});

it('unmounts a widget that is removed from a scanned shadow root, and leaks nothing', async () => {
  const opened = await pageWith(`${tag()}${element(tile('data-load="eager"'))}<main></main>`);
  const { page } = opened;
  const turn = async () => {
    await page.evaluate(async () => {
      const card = document.createElement('site-card');
      document.querySelector('main')!.append(card);
      const widget = card.shadowRoot!.firstElementChild!;
      await new Promise((resolve) => widget.addEventListener('cobble:mounted', resolve));
      const unmounted = new Promise((resolve) => widget.addEventListener('cobble:unmounted', resolve));
      widget.remove();
      await unmounted;
      card.remove();
    });
    await opened.waitForIdle();
  };
  for (let warmUp = 0; warmUp < 3; warmUp++) await turn();
  const before = await opened.countRetained();
  for (let time = 0; time < 10; time++) await turn();
  const after = await opened.countRetained();
  // One leaked tile per turn would be more than a hundred nodes.
  expect(after.nodes - before.nodes).toBeLessThan(30);
  expect(after.listeners - before.listeners).toBeLessThan(10);
});

it('moves the focus from the fallback into a widget that mounts in a shadow root', async () => {
  const opened = await pageWith(
    `${tag()}${element('<div id="w" data-widget="themed-button" data-load="interaction"><button id="f" slot="fallback">Go</button></div>')}<site-card></site-card>`,
  );
  const { page } = opened;
  const stateIs = (state: string) =>
    page.waitForFunction(
      (state) =>
        document.querySelector('site-card')!.shadowRoot!.firstElementChild!.getAttribute('data-widget-state') === state,
      {},
      state,
    );
  await stateIs('waiting');
  await page.$eval('site-card', ({ shadowRoot }) => shadowRoot!.querySelector('button')!.focus());
  await stateIs('mounted');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.shadowRoot?.activeElement?.localName),
    )
    .toBe('button');
});
