import { describe, expect, it } from 'vitest';
import { harness } from './harness';
import { tag, tile } from './loader/tag';
import { sampleOf } from './sample-of';

const { pageWith, publish, faults } = harness();

const place = (path: string) => {
  let asked = 0;
  publish(path, '<!doctype html><title>There</title><p>There');
  // This fault never applies: its condition only counts the requests.
  faults([{ url: RegExp(`^${path}$`), when: () => ++asked < 0 }]);
  return () => asked;
};

describe('a click that loads a widget', () => {
  // LDR-3: Safari blocks a scripted click on a link with target=_blank as a pop-up.
  it('opens a link with target=_blank once and mounts the widget', async () => {
    const asked = place('/own-tab');
    const opened = await pageWith(
      `${tag()}<div id="w" data-widget="marketplace-tile" data-load="interaction" data-title="A" data-marketplace-url="/other-tab"><a target="_blank" href="/own-tab">A</a></div>`,
    );
    await opened.waitForState('waiting');
    await opened.page.click('#w a');
    await expect.poll(asked, { timeout: 15_000 }).toBe(1);
    await opened.waitForState('mounted');
    await opened.waitForIdle();
    expect(asked()).toBe(1);
  });

  // LDR-3
  it("follows the widget's own link even if it opens a new tab", async () => {
    const asked = place('/widgets-place');
    const opened = await pageWith(
      `${tag()}<div id="w" data-widget="marketplace-tile" data-load="interaction" data-title="A" data-marketplace-url="/widgets-place"><a href="#fallback">A</a></div>`,
    );
    await opened.waitForState('waiting');
    await opened.page.click('#w a');
    await expect.poll(asked, { timeout: 15_000 }).toBe(1);
  });
});

// LDR-6: in Safari before 16.4 and Chrome before 99, the constructor is missing or throws.
it.each(
  sampleOf(
    [
      ['is missing', 'delete window.CSSStyleSheet'],
      ['throws', 'window.CSSStyleSheet = class { constructor() { throw TypeError("Illegal constructor") } }'],
    ],
    1,
  ),
)('keeps the fallback and logs the cause if the CSSStyleSheet constructor %s', async (_, script) => {
  const opened = await pageWith(
    `<script>${script}; delete Document.prototype.adoptedStyleSheets;</script>${tag('data-experiments="on" data-antiflicker="500"')}<p id="p" data-antiflicker>Text</p>${tile('id="t"')}`,
  );
  await opened.waitForState('error');
  await expect
    .poll(() =>
      opened.consoleMessages('error', /marketplace-tile: this browser doesn't support constructable stylesheets/),
    )
    .toHaveLength(1);
  expect(
    await opened.page.evaluate(() => ({
      version: typeof (window.cobble as { version?: string } | undefined)?.version,
      text: document.querySelector<HTMLElement>('#t')!.innerText,
      root: document.querySelector('#t')!.shadowRoot,
      seen: getComputedStyle(document.querySelector('#p')!).visibility,
    })),
  ).toEqual({ version: 'string', text: 'Castle Siege', root: null, seen: 'visible' });
  expect(opened.errors).toEqual([]);
});

// LDR-5: Safari used to render the image over the border, and round selects. Firefox used to render white scrollbars.
it('styles tiles, images, selects and scrollbars alike in every engine', async () => {
  publish('/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', {
    'content-type': 'image/svg+xml',
  });
  const opened = await pageWith(
    `${tag()}<div style="display:grid;grid-template-columns:240px;color:#010203;font-style:italic"><div id="t" data-widget="marketplace-tile" data-title="A" data-marketplace-url="/a" data-image-url="/mark.svg"></div></div><div id="s" data-widget="sort-dropdown" data-options='[{"key":"a","displayName":"A"}]'></div>`,
  );
  await opened.waitForMounted();
  expect(
    await opened.page.evaluate(() => {
      const root = document.querySelector('#t')!.shadowRoot!;
      const link = root.querySelector('a')!;
      // LDR-5: `* *` in the shared base never matches the outermost element.
      const { color, fontStyle } = getComputedStyle(root.querySelector('*')!);
      const [image, around] = [root.querySelector('img')!, link].map((one) => one.getBoundingClientRect());
      const { borderLeftWidth, scrollbarColor } = getComputedStyle(link);
      const select = document.querySelector('#s')!.shadowRoot!.querySelector('select')!;
      const inner = around!.width - 2 * Number.parseFloat(borderLeftWidth) - 4;
      return {
        inherits: color === 'rgb(1, 2, 3)' || fontStyle !== 'normal',
        // The image leaves 2 px of bevel on each side, within the border.
        wide: image!.width - inner,
        start: image!.left - around!.left - Number.parseFloat(borderLeftWidth),
        corners: getComputedStyle(select).borderTopLeftRadius,
        // WebKitGTK lacks `scrollbar-color` and uses `color-scheme`.
        hasScrollbars: !CSS.supports('scrollbar-color', 'red red') || scrollbarColor !== 'auto',
      };
    }),
  ).toEqual({ inherits: false, wide: 0, start: 2, corners: '0px', hasScrollbars: true });
});

// WGT-8
it.each([
  ['with a doctype', '<!doctype html>'],
  ['without a doctype', ''],
])('reserves no space for an absent scrollbar behind a modal on a narrow page %s', async (_, doctype) => {
  const opened = await pageWith(
    `${doctype}<html lang="en-us" style="max-width:400px"><meta charset="utf-8"><title>Narrow</title><body>${tag()}<div id="m" data-widget="modal" data-load="eager" data-heading="M">M</div></body></html>`,
  );
  await opened.waitForState('mounted');
  await opened.page.evaluate(() => (window.cobble as { get(id: string): { open(): unknown } }).get('#m').open());
  const style = () =>
    opened.page.evaluate(() => {
      const { overflowY, scrollbarGutter } = getComputedStyle(document.documentElement);
      return [overflowY, scrollbarGutter];
    });
  await expect.poll(style).toEqual(['hidden', 'auto']);
});

// WGT-8: Firefox and Safari used to scroll the page when the wheel turned over the backdrop.
it('locks page scrolling without a shift while a modal is open, and unlocks it on each way to close', async () => {
  const opened = await pageWith(
    `${tag()}<div style="height:3000px">A</div><div id="m" data-widget="modal" data-load="eager" data-heading="M">M<div id="n" data-widget="modal" data-load="eager" data-heading="N">N</div></div>`,
  );
  await opened.waitForState('mounted');
  const { page } = opened;
  const state = () =>
    page.evaluate(() => ({
      width: document.body.clientWidth,
      overflow: getComputedStyle(document.documentElement).overflowY,
    }));
  const act = (id: string, method: string) =>
    page.evaluate(
      (id, method) => (window.cobble as { get(id: string): Record<string, () => unknown> }).get(id)[method]!(),
      id,
      method,
    );
  const before = await state();
  await act('#m', 'open');
  await act('#n', 'open');
  await expect.poll(state).toEqual({ ...before, overflow: 'hidden' });
  await page.mouse.move(20, 20);
  await page.mouse.wheel({ deltaY: 900 });
  await act('#n', 'close');
  await page.waitForFunction(() => !document.querySelector('#n')!.shadowRoot!.querySelector('[open]'), {
    polling: 100,
  });
  expect(await state()).toEqual({ ...before, overflow: 'hidden' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await act('#m', 'close');
  await expect.poll(state).toEqual(before);
  await act('#m', 'open');
  await expect.poll(async () => (await state()).overflow).toBe('hidden');
  await act('#m', 'unmount');
  await expect.poll(state).toEqual(before);
});
