import { expect, it } from 'vitest';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { recordTimers, waitForTimerRuns } from '../watch-timers';
import { FILES, tag, tile } from './tag';

const { pageWith } = harness();

// LDR-3
it('loads nothing for a widget far below the fold until it nears the viewport', async () => {
  const opened = await pageWith(`${tag()}<div style="height:4000px"></div>${tile('id="far"')}`);
  await opened.page.evaluate(() => (window as never as { cobble: { ready: Promise<void> } }).cobble.ready);
  await opened.waitForIdle();
  expect(opened.sent(FILES)).toEqual([]);
  expect(
    await opened.page.$eval('#far', (element) => [
      element.getAttribute('data-widget-state'),
      (element as HTMLElement).innerText,
    ]),
  ).toEqual(['waiting', 'Castle Siege']);
  await opened.waitForMounted('#far');
  expect(opened.sent(/\/chunks\/marketplace-tile\./)).toHaveLength(1);
});

// LDR-3
it('fetches each file once for twenty tiles', async () => {
  const one = await pageWith(tag() + tile());
  await one.waitForMounted();
  const twenty = await pageWith(tag() + Array.from({ length: 20 }, (_, i) => tile('', `Tile ${i}`)).join(''));
  await twenty.waitForMounted();
  const paths = (opened: typeof one) =>
    opened
      .sent(FILES)
      .map(({ path }) => path)
      .sort();
  expect(paths(twenty)).toEqual(paths(one));
  expect(new Set(paths(twenty)).size).toBe(paths(twenty).length);
});

// LDR-3
it('loads eager widgets at once and idle ones when idle, even far below the fold', async () => {
  const opened = await pageWith(
    `${tag()}<div style="height:4000px"></div>${tile('data-load="eager"')}${tile('data-load="idle"')}`,
  );
  await opened.waitForState('mounted');
});

// LDR-3
it('loads when the media query matches, in each way to write one', async () => {
  const loads = [
    'media (max-width: 600px)',
    'media max-width: 600px',
    // This query used to lose its `(` and never load.
    'media(max-width: 600px)',
    'media screen and (max-width: 600px)',
    'media ((max-width: 600px) and (orientation: portrait))',
  ];
  const opened = await pageWith(tag() + loads.map((load) => tile(`data-load="${load}"`)).join(''));
  await opened.waitForState('waiting');
  await opened.waitForIdle();
  expect(opened.sent(FILES).map(({ path }) => path.split('.')[0])).toEqual(['/dist/chunks/wait']);
  await opened.page.setViewport({ width: 500, height: 900 });
  await opened.waitForState('mounted');
});

// LDR-3
it('loads a widget without a box, as with display: contents', async () => {
  const opened = await pageWith(`${tag()}${tile('style="display:contents"')}`);
  await opened.waitForState('mounted');
});

// LDR-3
it('treats an unknown data-load as visible, and warns once', async () => {
  const opened = await pageWith(tag() + tile('id="shop" data-load="soon"') + tile('data-load="media"'));
  await opened.waitForMounted();
  await expect.poll(() => opened.consoleMessages('warn', /data-load="soon".*visible/)).toHaveLength(1);
  // `media` without a query used to wait forever.
  await expect.poll(() => opened.consoleMessages('warn', /data-load="media".*visible/)).toHaveLength(1);
});

const watchClicks = () => {
  const seen: string[] = [];
  Object.assign(window, { seen });
  for (const type of ['click', 'keydown']) {
    document
      .querySelector('#wrap')!
      .addEventListener(type, (event) => seen.push(`${type}${event.defaultPrevented ? '!' : ''}`));
  }
};

// LDR-3
it('replays the click that loads a widget, once and only inside it', async () => {
  const opened = await pageWith(
    `${tag()}<div id="wrap"><div data-widget="marketplace-tile" data-load="interaction" data-title="A" data-marketplace-url="#there"><a href="#fallback">A</a></div></div>`,
    {
      before: (page) =>
        page.evaluateOnNewDocument(() => {
          Object.assign(window, { inside: 0 });
          const open = Element.prototype.attachShadow;
          Element.prototype.attachShadow = function (init) {
            const root = open.call(this, init);
            root.addEventListener('click', (event) => {
              event.preventDefault();
              (window as never as { inside: number }).inside++;
            });
            return root;
          };
        }),
    },
  );
  const { page } = opened;
  await opened.waitForState('waiting');
  expect(opened.sent(FILES)).toEqual([]);
  await page.evaluate(watchClicks);
  await page.click('#wrap a');
  await opened.waitForState('mounted');
  await page.waitForFunction(() => (window as never as { inside: number }).inside > 0);
  await opened.waitForIdle();
  expect(
    await page.evaluate(() => {
      const { inside, seen } = window as never as { inside: number; seen: string[] };
      return { inside, seen };
    }),
  ).toEqual({ inside: 1, seen: ['click!'] });
  expect(await page.evaluate(() => location.hash)).toBe('');
});

// LDR-3
it('replays the key that loads a widget, and keeps the focus in it', async () => {
  const code = holdBack(/\/chunks\/themed-button/);
  const opened = await pageWith(
    `${tag()}<div id="wrap"><div id="w" data-widget="themed-button" data-load="interaction"><button type="button">Go</button></div></div>`,
    {
      before: (page) => page.evaluateOnNewDocument(() => Object.assign(window, { clicks: [] })),
      faults: [code.fault],
    },
  );
  const { page } = opened;
  await opened.waitForState('waiting');
  await page.evaluate(() => {
    const open = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = open.call(this, init);
      root.addEventListener('click', (event) =>
        (window as never as { clicks: string[] }).clicks.push((event.target as Element).localName),
      );
      return root;
    };
  });
  await page.focus('#wrap button');
  await page.keyboard.press('Enter');
  code.send();
  await opened.waitForState('mounted');
  await page.waitForFunction(() => (window as never as { clicks: string[] }).clicks.length > 0);
  await opened.waitForIdle();
  expect(await page.evaluate(() => (window as never as { clicks: string[] }).clicks)).toEqual(['button']);
  expect(await page.evaluate(() => document.querySelector('#w')!.shadowRoot!.activeElement?.localName)).toBe('button');
});

// LDR-3
it('keeps a click whose button is still down when the code has loaded', async () => {
  const code = holdBack(/\/chunks\/themed-button/);
  const opened = await pageWith(
    `${tag()}<div id="wrap"><div id="w" data-widget="themed-button" data-load="interaction"><a href="#fallback">A</a></div></div>`,
    { faults: [code.fault], before: recordTimers },
  );
  const { page } = opened;
  await opened.waitForState('waiting');
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    const open = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = open.call(this, init);
      root.addEventListener('click', () => (window as never as { clicks: number }).clicks++);
      return root;
    };
  });
  // Start the load by the focus, as a press does in Firefox. The code then arrives while the mouse button is down.
  await page.focus('#w a');
  const box = (await (await page.$('#w a'))!.boundingBox())!;
  await page.mouse.move(box.x + 2, box.y + 2);
  await page.mouse.down();
  // Wait for the runtime, because the chunk can't be evaluated without it.
  await page.evaluate(() =>
    (window as never as { cobble: { shared: { load(chunk: string): Promise<unknown> } } }).cobble.shared
      .load('runtime')
      .then(() => {}),
  );
  code.send();
  await page.evaluate(() =>
    (window as never as { cobble: { shared: { load(chunk: string): Promise<unknown> } } }).cobble.shared.load(
      'themed-button',
    ),
  );
  // Cobble checks every 30 ms whether the button is still down.
  await waitForTimerRuns(page, 30, 2);
  expect(await page.$eval('#w', (element) => (element as HTMLElement).dataset.widgetState)).toBe('loading');
  expect(await page.$eval('#w', (element) => element.shadowRoot)).toBe(null);
  await page.mouse.up();
  await opened.waitForState('mounted');
  await page.waitForFunction(() => (window as never as { clicks: number }).clicks > 0);
  expect(await page.evaluate(() => (window as never as { clicks: number }).clicks)).toBe(1);
  expect(await page.evaluate(() => location.hash)).toBe('');
});

// LDR-3
it.each([
  ['click', '#one'],
  ['Enter', '#one'],
  ['Space', '#box'],
])('triggers a slotted link or checkbox of the page once, by %s', async (how, on) => {
  const code = holdBack(/\/chunks\/carousel/);
  const opened = await pageWith(
    `${tag()}<div id="wrap"><div data-widget="carousel" data-label="S" data-load="interaction"><div><a id="one" href="#there">A</a><input id="box" type="checkbox"></div><p>B</p></div></div>`,
    { faults: [code.fault] },
  );
  const { page } = opened;
  await opened.waitForState('waiting');
  await page.evaluate(watchClicks);
  if (how === 'click') await page.click(on);
  else {
    await page.focus(on);
    await page.keyboard.press(how as 'Enter');
  }
  code.send();
  await opened.waitForState('mounted');
  if (on === '#one') await page.waitForFunction(() => location.hash === '#there');
  else await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#box')!.checked);
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([
    how === 'click' ? 'click!' : 'keydown!',
  ]);
});

// LDR-3. The outer widget used to prevent the click's default, but found no link to replay it on.
it.each(['eager', 'interaction'])(
  'leaves a click on a nested %s widget to it, once, and loads the outer one too',
  async (load) => {
    const opened = await pageWith(
      `${tag()}<script>window.led = []; addEventListener('hashchange', () => led.push(location.hash))</script><div id="outer" data-widget="carousel" data-load="interaction"><div><div id="inner" data-widget="themed-button" data-load="${load}" data-href="#there"><a href="#fallback">A</a></div></div><div>B</div></div>`,
    );
    const { page } = opened;
    await opened.waitForState(load === 'eager' ? 'mounted' : 'waiting', '#inner');
    await page.click(load === 'eager' ? '#inner' : '#inner a');
    await opened.waitForState('mounted', '#outer');
    await page.waitForFunction(() => (window as never as { led: string[] }).led.length > 0);
    await opened.waitForIdle();
    expect(await page.evaluate(() => (window as never as { led: string[] }).led)).toEqual(['#there']);
  },
);

// LDR-6
it('follows a link in the fallback of a failed or unmounted widget', async () => {
  const link = (id: string) =>
    `<div id="${id}" data-widget="themed-button" data-load="interaction"><a href="#${id}">A</a></div>`;
  const opened = await pageWith(tag() + link('failed') + link('unmounted'), {
    faults: [{ url: /\/chunks\/themed/, status: 404 }],
  });
  const { page } = opened;
  await opened.waitForState('waiting');
  await page.click('#failed a');
  await page.waitForFunction(() => location.hash === '#failed');
  await page.evaluate(() =>
    (window as never as { cobble: { unmount(root: Node): Promise<void> } }).cobble.unmount(
      document.querySelector('#unmounted')!,
    ),
  );
  await page.click('#unmounted a');
  await page.waitForFunction(() => location.hash === '#unmounted');
});

// LDR-3
it('mounts a widget without a control while its fallback has the focus', async () => {
  const opened = await pageWith(
    `${tag()}<div id="w" data-widget="shimmer" data-load="interaction"><a href="#a">A</a></div>`,
  );
  await opened.waitForState('waiting');
  await opened.page.focus('#w a');
  await opened.waitForState('mounted');
  expect(opened.errors).toEqual([]);
});

// LDR-3, threat 9. Parsing 100 kB of brackets as a media query used to freeze the tab.
it.each([
  [1000, 'media', true],
  [1001, 'visible', false],
])('treats a data-load of %i characters as %s', async (length, _, isQuery) => {
  const long = `media (min-width: 1px)${' '.repeat(length - 22)}`;
  const opened = await pageWith(
    `<script>window.asked = []; const ask = matchMedia; matchMedia = (query) => (asked.push(query.length), ask(query))</script>${tag()}${tile(`id="t" data-load="${long}"`)}`,
  );
  await opened.waitForMounted();
  expect(await opened.page.evaluate(() => (window as never as { asked: number[] }).asked)).toHaveLength(
    isQuery ? 1 : 0,
  );
  await opened.waitForIdle();
  expect(opened.consoleMessages('warn', /#t: data-load="media .*visible is used/)).toHaveLength(isQuery ? 0 : 1);
});

// LDR-3, threat 9
it('treats a media query of 100 kB of brackets as visible, and warns', async () => {
  const opened = await pageWith(`${tag()}${tile(`data-load="media ${'('.repeat(100_000)}"`)}`);
  await opened.waitForMounted();
  await expect.poll(() => opened.consoleMessages('warn', /data-load=/).length).toBe(1);
});
