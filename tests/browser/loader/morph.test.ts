import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { tag, tile } from './tag';

const { pageWith, publish } = harness();

const turbo = '<script src="/vendor/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>';
/** The configuration that docs/how-to/open-dialogs.md recommends. */
const recommended =
  '<style>[data-widget="flyout"]:not([data-widget-state="mounted"]),[data-widget="modal"]:not([data-widget-state="mounted"]){display:none}</style>';
const dialog = '<div id="m" data-widget="modal" data-load="eager" data-heading="Settings"><p>Inside</p></div>';
const opener = '<button id="opener" data-widget-open="#m">Open</button>';
const waiting = '<div id="w" data-widget="themed-button" data-load="interaction"><span id="inside">Press</span></div>';

interface Window {
  markup: string;
  Turbo: { morphChildren(current: Element, next: Element): void };
  cobble: { get(selector: string): { open(): unknown } | null; scan(root?: Node): Promise<unknown> };
}

/** Morphs the page with idiomorph, which Turbo uses. */
const morph = (page: Page, markup: string) =>
  page.evaluate((markup) => {
    const next = document.createElement('main');
    next.innerHTML = markup;
    (window as never as Window).Turbo.morphChildren(document.querySelector('main')!, next);
  }, markup);
const state = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getAttribute('data-widget-state'));
const isOpen = (page: Page) =>
  page.$eval('#m', ({ shadowRoot }) => !!shadowRoot?.querySelector('dialog:modal')?.getClientRects().length);
const show = async (markup: string, head = '') => {
  const opened = await pageWith(`${head}${turbo}${tag()}<main>${markup}</main>`, {
    media: { 'prefers-reduced-motion': 'reduce' },
  });
  return { opened, page: opened.page };
};

// The state used to be only in an attribute, which other scripts rewrite.
describe('after a DOM morph', () => {
  it('restores the state of each widget, without a layout placeholder', async () => {
    const markup = `${tile('id="t"')}${dialog}${waiting}<div id="e" data-widget="marketplace-tile" data-load="eager"></div>`;
    const { opened, page } = await show(markup, '<link rel="stylesheet" href="/dist/realms/room.css">');
    await opened.waitForState('mounted', '#t');
    await opened.waitForState('mounted', '#m');
    await opened.waitForState('waiting', '#w');
    await opened.waitForState('error', '#e');
    const before = await page.$eval('#t', (element) => element.getBoundingClientRect().height);
    await morph(page, markup);
    expect(await Promise.all(['#t', '#m', '#w', '#e'].map((selector) => state(page, selector)))).toEqual([
      'mounted',
      'mounted',
      'waiting',
      'error',
    ]);
    expect(await page.$eval('#t', (element) => element.getBoundingClientRect().height)).toBe(before);
  });

  it('restores the state "loading", and mounts the widget', async () => {
    const { opened, page } = await show(waiting);
    await opened.waitForState('waiting', '#w');
    const seen = await page.evaluate(async () => {
      const { cobble } = window as never as Window;
      const element = document.querySelector('#w')!;
      void cobble.get('#w')!.open;
      const isLoading = new Promise((resolve) =>
        new MutationObserver(resolve).observe(element, { attributeFilter: ['data-widget-state'] }),
      );
      (cobble.get('#w') as never as { focus(): unknown }).focus();
      await isLoading;
      element.removeAttribute('data-widget-state');
      await null;
      return element.getAttribute('data-widget-state');
    });
    expect(seen).toBe('loading');
    await opened.waitForState('mounted', '#w');
  });

  it('loads a widget with data-load="interaction" on a click, and replays it', async () => {
    const { opened, page } = await show(`<div onclick="clicks=(window.clicks||0)+1">${waiting}</div>`);
    await opened.waitForState('waiting', '#w');
    await morph(page, `<div onclick="clicks=(window.clicks||0)+1">${waiting}</div>`);
    await page.click('#inside');
    await opened.waitForState('mounted', '#w');
    expect(await page.evaluate('clicks')).toBe(1);
  });

  it('opens a dialog under the styles that the documentation recommends', async () => {
    const { opened, page } = await show(opener + dialog, recommended);
    await opened.waitForState('mounted', '#m');
    await morph(page, opener + dialog);
    await page.waitForSelector('#opener[aria-haspopup=dialog]');
    await page.click('#opener');
    await page.waitForFunction(() => document.querySelector('#m')!.shadowRoot!.querySelector('dialog:modal'));
    await page.click('#m >>> [aria-label=Close]');
    await page.evaluate(() => {
      const { cobble } = window as never as Window;
      document.querySelector('#m')!.removeAttribute('data-widget-state');
      cobble.get('#m')!.open();
    });
    expect(await isOpen(page)).toBe(true);
  });

  it('keeps an open dialog open under the recommended styles', async () => {
    const { opened, page } = await show(opener + dialog, recommended);
    await opened.waitForState('mounted', '#m');
    await page.click('#opener');
    await page.waitForFunction(() => document.querySelector('#m')!.shadowRoot!.querySelector('dialog:modal'));
    await morph(page, opener + dialog);
    await opened.waitForIdle();
    expect(await isOpen(page)).toBe(true);
    expect(opened.consoleMessages('warn', /cobble/)).toEqual([]);
  });

  it('restores the attributes of slides, and keeps those that the page has changed', async () => {
    const slides = '<div id="a">A</div><div id="b">B</div><div id="c">C</div>';
    const markup = (slides: string) =>
      `<div id="c1" data-widget="carousel" data-label="Places" data-load="eager">${slides}</div>`;
    const { opened, page } = await show(markup(slides));
    await opened.waitForState('mounted', '#c1');
    const attributes = () =>
      page.$$eval('#a,#b,#c', (all) =>
        all.map((slide) => ['inert', 'role', 'aria-label'].map((name) => slide.getAttribute(name))),
      );
    const whole = [
      [null, 'group', '1 of 3'],
      ['', 'group', '2 of 3'],
      ['', 'group', '3 of 3'],
    ];
    await expect.poll(attributes).toEqual(whole);
    await morph(page, markup(slides));
    expect(await attributes()).toEqual(whole);
    await morph(page, markup(slides.replace('id="b"', 'id="b" aria-label="Second"')));
    expect((await attributes())[1]).toEqual(['', 'group', 'Second']);
    await page.click('#c1 >>> [aria-label=Next]');
    await expect.poll(attributes).toEqual([
      ['', 'group', '1 of 3'],
      [null, 'group', 'Second'],
      ['', 'group', '3 of 3'],
    ]);
  });

  it('puts content with data-slot back into its slot', async () => {
    const markup = dialog.replace('<p>', '<p id="f" data-slot="footer">');
    const { opened, page } = await show(markup);
    await opened.waitForState('mounted', '#m');
    await page.$eval('#f', (element) => element.removeAttribute('slot'));
    expect(await page.$eval('#f', (element) => [element.slot, element.assignedSlot?.name])).toEqual([
      'footer',
      'footer',
    ]);
  });

  it('keeps states and dialogs working after a Turbo refresh', async () => {
    const page1 = `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Test</title><meta name="turbo-refresh-method" content="morph">${recommended}${turbo}${tag()}</head><body><main>${opener}${dialog}${waiting}<p id="n">one</p></main></body></html>`;
    const path = '/page/refresh-by-morph';
    const opened = await pageWith(page1, { path });
    const { page } = opened;
    await opened.waitForState('mounted', '#m');
    publish(path, page1.replace('>one<', '>two<'));
    await page.evaluate(() =>
      (window as never as { Turbo: { visit(url: string, options: object): void } }).Turbo.visit(location.href, {
        action: 'replace',
      }),
    );
    await page.waitForFunction(() => document.querySelector('#n')?.textContent === 'two');
    expect([await state(page, '#m'), await state(page, '#w')]).toEqual(['mounted', 'waiting']);
    await page.click('#opener');
    await page.waitForFunction(() => document.querySelector('#m')!.shadowRoot!.querySelector('dialog:modal'));
  });
});

/**
 * How hosts update the page to the server's HTML. Both ways match nodes by id. The second is that of morphdom
 * (Livewire, LiveView).
 */
const morphs = {
  'attributes that are removed, added and reordered': (html: string) => {
    const next = document.createElement('main');
    next.innerHTML = html;
    const walk = (to: Element, from: Element): void => {
      for (const { name } of [...to.attributes]) to.removeAttribute(name);
      for (const { name, value } of [...from.attributes].reverse()) to.setAttribute(name, value);
      for (const child of from.children) {
        const known = child.id && to.querySelector(`:scope > #${child.id}`);
        if (known) walk(known, child);
      }
    };
    walk(document.querySelector('main')!, next);
  },
  'nodes that are matched by id and put in order': (html: string) => {
    const next = document.createElement('main');
    next.innerHTML = html;
    const walk = (to: Element, from: Element): void => {
      for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
      for (const { name, value } of from.attributes) to.setAttribute(name, value);
      let at = to.firstChild;
      for (const child of [...from.children]) {
        const known = child.id && to.querySelector(`:scope > #${child.id}`);
        if (!known) to.insertBefore(child, at);
        else {
          walk(known, child);
          // Moving a focused node would lose the focus, so these libraries move the other nodes.
          if (known !== at)
            while (at && at !== known) {
              const { nextSibling } = at;
              to.append(at);
              at = nextSibling;
            }
          at = known.nextSibling;
        }
      }
      while (at) {
        const { nextSibling } = at;
        if (!(at instanceof Element) || !at.id || !from.querySelector(`:scope > #${at.id}`)) at.remove();
        at = nextSibling;
      }
    };
    walk(document.querySelector('main')!, next);
  },
};

it.each(Object.entries(morphs))('keeps what the visitor does during two morphs of %s', async (_, morphBy) => {
  const slides = ['a', 'b', 'c', 'd'].map((id) => `<div id="${id}">${id}</div>`).join('');
  const markup = `<div id="c1" data-widget="carousel" data-label="Places" data-load="eager">${slides}</div><div id="t1" data-widget="text-input" data-label="Name" data-load="eager"></div>${dialog}`;
  const { opened, page } = await show(markup, recommended);
  await opened.waitForMounted();
  const current = () => page.$$eval('#c1 > *', (all) => all.map((slide) => slide.hasAttribute('inert')));
  for (let slide = 1; slide < 3; slide++) {
    await page.click('#c1 >>> [aria-label=Next]');
    await expect.poll(current).toEqual([0, 1, 2, 3].map((index) => index !== slide));
  }
  await page.click('#t1 >>> input');
  await page.keyboard.type('Steve');
  for (let time = 0; time < 2; time++) {
    await page.evaluate(morphBy, markup);
    await opened.waitForIdle();
    expect(await page.$$eval('main > *', (all) => all.map((one) => (one as HTMLElement).dataset.widgetState))).toEqual([
      'mounted',
      'mounted',
      'mounted',
    ]);
    expect(await current()).toEqual([true, true, false, true]);
    await page.keyboard.type('!');
    expect(
      await page.$eval('#t1', ({ shadowRoot }) => [
        shadowRoot!.activeElement?.localName,
        shadowRoot!.querySelector('input')!.value,
      ]),
    ).toEqual(['input', `Steve${'!'.repeat(time + 1)}`]);
  }
  await page.evaluate(() => void (window as never as Window).cobble.get('#m')!.open());
  await expect.poll(() => isOpen(page)).toBe(true);
  for (let time = 0; time < 2; time++) {
    await page.evaluate(morphBy, markup);
    await opened.waitForIdle();
    expect(await isOpen(page)).toBe(true);
  }
  expect([opened.consoleMessages('warn', /cobble/), opened.errors]).toEqual([[], []]);
});

describe('data-widget-state that another script removes', () => {
  it('restores the state attribute inside a shadow root that was scanned', async () => {
    const { page } = await show('<div id="host"></div>');
    const states = await page.evaluate(async (waiting) => {
      const { cobble } = window as never as Window;
      const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
      root.innerHTML = waiting;
      await cobble.scan(root);
      const element = root.querySelector('#w')!;
      const before = element.getAttribute('data-widget-state');
      element.removeAttribute('data-widget-state');
      await null;
      return [before, element.getAttribute('data-widget-state')];
    }, waiting);
    expect(states).toEqual(['waiting', 'waiting']);
  });

  it('stops restoring the state if another script keeps removing it, so the page stays usable', async () => {
    const { opened, page } = await show(waiting);
    await opened.waitForState('waiting', '#w');
    await page.evaluate(() => {
      const element = document.querySelector('#w')!;
      new MutationObserver(() => element.removeAttribute('data-widget-state')).observe(element, { attributes: true });
      element.removeAttribute('data-widget-state');
    });
    await page.click('#inside');
    await page.waitForFunction(() => document.querySelector('#w')!.shadowRoot?.querySelector('button'));
  });

  it("doesn't restore the state after unmount()", async () => {
    const { opened, page } = await show(dialog);
    await opened.waitForState('mounted', '#m');
    await page.evaluate(() =>
      (window as never as { cobble: { unmount(n: Node): void } }).cobble.unmount(document.body),
    );
    await morph(page, dialog);
    expect(await state(page, '#m')).toBeNull();
  });
});

// The old handle used to remove the new widget's state when the old code loaded, or overwrite it if loading failed.
it.each([
  ['loads', {}],
  ['fails', { status: 500 }],
])('keeps a widget mounted that was renamed while loading when the old code %s', { tags: 'all' }, async (_, fault) => {
  const code = holdBack(/chunks\/modal/, fault);
  const opened = await pageWith(
    `${tag()}<script>errors=[];document.addEventListener("cobble:error",({detail})=>errors.push(detail.widget))</script><main><div id="first" data-widget="themed-button" data-load="eager">Go</div></main>`,
    { faults: [code.fault] },
  );
  const { page } = opened;
  await opened.waitForState('mounted', '#first');
  await page.evaluate(() => {
    const element = document.createElement('div');
    Object.assign(element, { id: 'r', textContent: 'Go' });
    element.dataset.widget = 'modal';
    element.dataset.load = 'eager';
    document.querySelector('main')!.append(element);
  });
  await expect.poll(() => opened.sent(/chunks\/modal/)).toHaveLength(1);
  await page.$eval('#r', (element) => element.setAttribute('data-widget', 'themed-button'));
  await opened.waitForState('mounted', '#r');
  code.send();
  await expect
    .poll(() => opened.sent(/chunks\/modal/).map(({ status }) => status))
    .toEqual('status' in fault ? [500, 500, 500] : [200]);
  await opened.waitForIdle();
  expect(await state(page, '#r')).toBe('mounted');
  expect(await page.evaluate('errors')).toEqual([]);
});
