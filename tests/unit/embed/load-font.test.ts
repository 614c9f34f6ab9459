import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import trigger from '../../../src/embed/wait';
import type { Handle } from '../../../src/loader/types';
import { fakePage } from './fake-page';

const faces: unknown[][] = [];
class Face {
  constructor(...values: unknown[]) {
    faces.push(values);
  }
  load = async () => 'loaded';
}
const add = vi.fn();

/** Loads the module anew for each test, because a page requests the font only once. */
const load = async () => {
  vi.resetModules();
  return (await import('../../../src/embed/load-font')).loadFont;
};

beforeEach(() => {
  faces.length = 0;
  add.mockReset();
  document.body.innerHTML = '';
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('heading font', () => {
  it('fetches the heading font once, adds it to the page and shares it with the chunks', async () => {
    const page = fakePage();
    const loadFont = await load();
    await loadFont(page.context, Promise.resolve(), '');
    await loadFont(page.context, Promise.resolve(), '');
    expect(page.fetched).toEqual([`${page.base}fonts/jersey-10.woff2`]);
    expect(page.context.publicApi.shared.face?.byteLength).toBeGreaterThan(0);
    expect(faces).toEqual([
      ['Cobble Pixel', page.context.publicApi.shared.face, { weight: '1 999', sizeAdjust: '125%' }],
    ]);
    expect(add).toHaveBeenCalledWith('loaded');
  });

  it('delays no widget if the heading font fails', async () => {
    const page = fakePage();
    vi.mocked(page.context.fetchFile as typeof fetch).mockRejectedValueOnce(Error('offline'));
    await (await load())(page.context, Promise.resolve(), '');
    expect(faces).toEqual([]);
  });

  it('delays a widget by at most 400 ms once everything else has loaded', async () => {
    const loadFont = await load();
    vi.useFakeTimers();
    const page = fakePage();
    vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(new Promise(() => {}));
    const done = vi.fn();
    void loadFont(page.context, Promise.resolve(), '').then(done);
    await vi.advanceTimersByTimeAsync(399);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });
});

it('loads a second font file for markup with letters outside Latin-1', async () => {
  const page = fakePage();
  const loadFont = await load();
  await loadFont(page.context, Promise.resolve(), '<p data-title="Łódź">');
  expect(page.fetched).toEqual([`${page.base}fonts/jersey-10.woff2`, `${page.base}fonts/jersey-10-ext.woff2`]);
});

// On a server-rendered page, the narrower font used to reflow two lines into one.
it('loads no font for server-rendered widgets, but passes its file to chunks', async () => {
  const { context, add: addWidget } = fakePage();
  addWidget('<div data-widget="modal" data-widget-state="drawn"></div>');
  const loadFont = await load();
  await loadFont(context, Promise.resolve(), '<p data-title="Łódź">');
  expect(faces).toHaveLength(2);
  expect(add).not.toHaveBeenCalled();
  expect(context.publicApi.shared.face?.byteLength).toBeGreaterThan(0);
  // Even for a widget that mounts later, the font isn't loaded.
  document.body.innerHTML = '';
  await loadFont(context, Promise.resolve(), '<p data-title="Łódź">');
  expect(add).not.toHaveBeenCalled();
});

describe('waiting for an idle browser', () => {
  const idle = { element: document.createElement('p') } as Partial<Handle> as Handle;
  idle.element.dataset.load = 'idle';
  const unused = undefined as never;

  it("stops waiting with the browser's idle callback", () => {
    const ask = vi.fn((then: () => void) => then());
    vi.stubGlobal('requestIdleCallback', ask);
    const wanted = vi.fn();
    trigger(idle, wanted, unused);
    expect([ask.mock.calls.length, wanted.mock.calls]).toEqual([1, [[idle.element]]]);
  });

  it('falls back to a timer if requestIdleCallback is missing or clobbered', async () => {
    for (const none of [undefined, document.createElement('p')]) {
      vi.stubGlobal('requestIdleCallback', none);
      const wanted = vi.fn();
      trigger(idle, wanted, unused);
      expect(wanted).not.toHaveBeenCalled();
      await expect.poll(() => wanted.mock.calls.length).toBe(1);
    }
  });
});
