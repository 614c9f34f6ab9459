import { expect, it } from 'vitest';
import type { Handle } from '../../../src/loader/types';
import { everyWidget, everyWidgetSettings } from '../defaults/every-widget';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { FILES, tag, tile } from './tag';

const { pageWith } = harness();

interface Page {
  cobble: {
    get(target: unknown): Handle | null;
    scan(root?: Node): Promise<unknown>;
    unmount(root: Node): unknown;
    ready: Promise<void>;
  };
  log: string[];
}

const log = `<script>window.log=[];for(const n of ["mounted","unmounted","error","ready"])document.addEventListener("cobble:"+n,e=>log.push(n+":"+(e.detail?.widget??"")))</script>`;
const flyout = '<div id="f" data-widget="flyout" data-heading="Bag" data-load="interaction"><p>Inside</p></div>';

// LDR-2
it('keeps the state of a moved widget, and unmounts a removed one', async () => {
  const opened = await pageWith(
    `${log}${tag()}<div id="a">${flyout.replace('interaction', 'eager')}</div><div id="b"></div>`,
  );
  await opened.waitForMounted();
  const { page } = opened;
  await page.evaluate(() => {
    const { cobble } = window as never as Page;
    cobble.get('#f')!.open();
  });
  await page.evaluate(() => {
    const element = document.querySelector('#f')!;
    Object.assign(window, { before: element.shadowRoot!.firstElementChild });
    document.querySelector('#b')!.append(element);
  });
  await opened.waitForIdle();
  expect(
    await page.$eval('#f', (element) => [
      element.shadowRoot!.firstElementChild === (window as never as { before: Element }).before,
      (window as never as Page).log,
    ]),
  ).toEqual([true, ['ready:', 'mounted:flyout']]);
  expect(
    await page.evaluate(async () => {
      const element = document.querySelector('#f')!;
      const unmounted = new Promise((resolve) =>
        element.addEventListener('cobble:unmounted', (event) =>
          resolve([element.isConnected, (event as CustomEvent).detail]),
        ),
      );
      element.remove();
      const detached = await unmounted;
      // The event may fire before unmounting has finished, so wait for another task.
      await new Promise((resolve) => setTimeout(resolve));
      return [detached, element.getAttribute('data-widget-state'), element.textContent];
    }),
  ).toEqual([[false, { widget: 'flyout' }], null, 'Inside']);
});

// LDR-2
it('mounts widgets that are added, nested or cloned, and those in a replaced body', async () => {
  const opened = await pageWith(tag() + tile('id="first"'));
  await opened.waitForMounted();
  await opened.page.evaluate(() => {
    const wrap = document.createElement('section');
    wrap.innerHTML = '<div><div data-widget="themed-button">Go</div></div>';
    wrap.append(document.querySelector('#first')!.cloneNode(true));
    document.body.append(wrap);
  });
  await opened.waitForMounted('section [data-widget]');
  expect(
    await opened.page.$$eval('section [data-widget]', (all) =>
      all.map((element) => !!element.shadowRoot!.querySelector('a,button')),
    ),
  ).toEqual([true, true]);
  await opened.page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML = '<div id="new" data-widget="themed-button">New</div>';
    document.documentElement.replaceChild(body, document.body);
  });
  await opened.waitForMounted('#new');
});

// LDR-2
it('renders again when an attribute changes, and mounts another widget when data-widget does', async () => {
  const opened = await pageWith(`${log}${tag()}${tile('id="t"')}`);
  await opened.waitForMounted();
  const { page } = opened;
  const text = () => page.$eval('#t', (element) => element.shadowRoot!.textContent!);
  await page.$eval('#t', (element) => element.setAttribute('data-title', 'Deep Sea'));
  await page.waitForFunction(() => document.querySelector('#t')!.shadowRoot?.textContent?.includes('Deep Sea'));
  await page.evaluate(() =>
    (window as never as Page).cobble.get('#t')!.update({ title: 'Tiny Farm', price: 5, author: null }),
  );
  await page.waitForFunction(() => document.querySelector('#t')!.shadowRoot?.textContent?.includes('Tiny Farm'));
  expect(await text()).not.toContain('Blockworks');
  expect(await page.evaluate(() => (window as never as Page).cobble.get('#t')!.props)).toMatchObject({
    title: 'Tiny Farm',
    price: 5,
  });
  await page.$eval('#t', (element) => element.setAttribute('data-widget', 'themed-button'));
  await page.waitForFunction(() => document.querySelector('#t')!.shadowRoot?.querySelector('button'));
  expect(await page.evaluate(() => (window as never as Page).log)).toEqual([
    'ready:',
    'mounted:marketplace-tile',
    'unmounted:marketplace-tile',
    'mounted:themed-button',
  ]);
});

// Interface 9. `update()` with null used to keep the prop.
it.each(['mounted', 'waiting'])('removes a prop of data-props by update() while the widget is %s', async (when) => {
  const opened = await pageWith(
    `${tag()}<div id="b" data-widget="balance-summary" data-props='{"balance":4321,"errorMessage":"Down","isCompact":false}' ${when === 'waiting' ? 'data-load="interaction"' : ''}></div>`,
  );
  const { page } = opened;
  await opened.waitForState(when);
  await page.evaluate(() => (window as never as Page).cobble.get('#b')!.update({ balance: null }));
  await page.evaluate(() => (window as never as Page).cobble.get('#b')!.focus()).catch(() => {});
  await opened.waitForMounted();
  await page.waitForFunction(
    () =>
      document.querySelector('#b')!.shadowRoot?.textContent?.includes('Down') &&
      !document.querySelector('#b')!.shadowRoot!.textContent!.includes('4,321'),
  );
  // Read the value in the page, because some protocols don't preserve undefined in objects.
  expect(await page.evaluate(() => (window as never as Page).cobble.get('#b')!.props.balance)).toBe(undefined);
});

// LDR-4
it("keeps the page's nodes in place: fallback first, slotted when mounted, visible after unmount()", async () => {
  const opened = await pageWith(
    `${tag('data-scan="manual"')}<div id="b" data-widget="themed-button" data-load="eager"><em>Play</em></div>${tile('id="t" data-load="eager"')}`,
  );
  const { page } = opened;
  await page.evaluate(() => (window as never as Page).cobble.ready);
  expect(await page.$eval('#b', (element) => element.hasAttribute('data-widget-state'))).toBe(false);
  expect(
    await page.evaluate(async () => {
      const { cobble } = window as never as Page;
      const word = document.querySelector('em')!;
      const seen = (selector: string) => document.querySelector<HTMLElement>(selector)!.checkVisibility();
      await cobble.scan();
      const mounted = [
        word === document.querySelector('#b')!.firstChild,
        seen('em'),
        word.assignedSlot?.getRootNode() === document.querySelector('#b')!.shadowRoot,
        seen('#t p'),
      ];
      cobble.unmount(document.body);
      const unmounted = [seen('em'), seen('#t p'), document.querySelector('#b')!.hasAttribute('data-widget-state')];
      return { mounted, unmounted };
    }),
  ).toEqual({ mounted: [true, true, true, false], unmounted: [true, true, false] });
  await opened.waitForIdle();
  expect(await page.$eval('#b', (element) => element.hasAttribute('data-widget-state'))).toBe(false);
  await page.evaluate(() => (window as never as Page).cobble.scan());
  expect(await page.$eval('#b', (element) => (element as HTMLElement).dataset.widgetState)).toBe('mounted');
});

// LDR-3
it("opens a flyout that hasn't loaded by its handle and by data-widget-open", async () => {
  // Pages hide a panel's content until it is mounted.
  const hide = '<style>[data-widget=flyout]:not([data-widget-state=mounted]) { display: none }</style>';
  for (const [how, style] of [
    ['handle', ''],
    ['button', ''],
    ['button', hide],
  ] as const) {
    const opened = await pageWith(`${tag()}${style}${flyout}<button type="button" data-widget-open="#f">Open</button>`);
    const { page } = opened;
    await opened.waitForState('waiting');
    expect(
      await page.evaluate(() => [
        typeof (window as never as Page).cobble.get('#f')!.ready.then,
        (window as never as Page).cobble.get('button'),
        (window as never as Page).cobble.get('#none'),
      ]),
    ).toEqual(['function', null, null]);
    expect(opened.sent(/\/chunks\/flyout/)).toEqual([]);
    if (how === 'handle') await page.evaluate(() => (window as never as Page).cobble.get('#f')!.open());
    else await page.click('button');
    await page.waitForFunction(() => document.querySelector('#f')!.shadowRoot?.querySelector('dialog')?.open);
  }
});

// LDR-6
it('names a missing method in the error, and rejects methods of an unmounted widget', async () => {
  const opened = await pageWith(`${tag()}${tile('id="t"')}`);
  await opened.waitForMounted();
  expect(
    await opened.page.evaluate(async () => {
      const { cobble } = window as never as Page;
      const said: string[] = [];
      try {
        cobble.get('#t')!.open();
      } catch (error) {
        said.push((error as Error).message);
      }
      cobble.get('#t')!.unmount();
      await Promise.resolve(cobble.get('#t')!.open()).catch((error: Error) => said.push(error.message));
      return said;
    }),
  ).toEqual(['cobble: marketplace-tile has no open()', expect.stringContaining('scan')]);
});

// The widget used to stay mounted, but without a state attribute.
it('unmounts a widget that was mounted before the code for unmounting had loaded', async () => {
  let answer!: () => void;
  const until = new Promise<void>((resolve) => (answer = resolve));
  const opened = await pageWith(
    `<script>(window.cobble = window.cobble || []).push((cobble) => cobble.ready.then(() => cobble.unmount(document)))</script>${log}${tag()}${tile('id="t" data-load="eager"')}`,
    { faults: [{ url: /\/chunks\/act\./, until }], until: 'domcontentloaded' },
  );
  await opened.waitForMounted('#t');
  answer();
  await opened.page.waitForSelector('#t:not([data-widget-state])');
  expect(await opened.page.$eval('#t', (element) => (element as HTMLElement).innerText.trim())).toBe('Castle Siege');
  expect(await opened.page.evaluate(() => (window as never as Page).log)).toContain('unmounted:marketplace-tile');
});

// LDR-6. Browsers queue these events, so they also fire on the elements of a widget that has just been removed.
it('handles late events on the elements of every removed widget', async () => {
  const opened = await pageWith(`${everyWidgetSettings}${tag()}<main>${everyWidget}</main>`);
  const { page } = opened;
  await opened.waitForMounted();
  await opened.waitForIdle();
  const count = await page.evaluate(async () => {
    const hosts = [...document.querySelectorAll('main > [data-widget]')];
    const elements = hosts.flatMap((host) => [...host.shadowRoot!.querySelectorAll('*')]);
    document.querySelector('main')!.replaceChildren();
    while (hosts.some((host) => host.hasAttribute('data-widget-state'))) await new Promise(requestAnimationFrame);
    for (const type of [
      'scroll',
      'animationstart',
      'transitionend',
      'load',
      'error',
      'play',
      'pause',
      'toggle',
      'close',
    ])
      for (const element of elements) element.dispatchEvent(new Event(type));
    return elements.length;
  });
  expect(count).toBeGreaterThan(500);
  await opened.waitForIdle();
  expect({ errors: opened.errors, messages: opened.consoleMessages('error') }).toEqual({ errors: [], messages: [] });
});

// LDR-2
it('leaks nothing when a hundred tiles are added and removed ten times', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const opened = await pageWith(`${tag()}<main></main>`);
  const { page } = opened;
  const turn = async () => {
    await page.$eval(
      'main',
      (main, html) => {
        main.innerHTML = html.repeat(100);
      },
      tile('data-load="eager"'),
    );
    await page.waitForFunction(() => document.querySelectorAll('main > [data-widget-state=mounted]').length === 100);
    await page.$eval('main', (main) => main.replaceChildren());
    await opened.waitForIdle();
  };
  await turn();
  const before = await opened.countRetained();
  for (const _ of sampleOf([...Array(10).keys()], 6)) await turn();
  const after = await opened.countRetained();
  // A leak of one tile per turn would exceed sixty nodes.
  expect(after.nodes - before.nodes).toBeLessThan(50);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(new Set(opened.sent(FILES).map(({ path }) => path)).size).toBe(opened.sent(FILES).length);
});

it('measures the time from the navigation to each mount, for monitoring services', async () => {
  const opened = await pageWith(`${tag()}${tile()}${tile()}`);
  await opened.waitForMounted();
  const measures = await opened.page.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name, startTime, duration }) => [name, startTime, duration > 0]),
  );
  expect(measures).toEqual(Array(2).fill(['cobble:mount:marketplace-tile', 0, true]));
});
