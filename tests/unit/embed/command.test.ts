import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handle } from '../../../src/loader/types';
import { flushTasks } from '../flush-tasks';
import { fakePage } from './fake-page';

const error = vi.spyOn(console, 'error').mockReturnValue();
const anywhere = () => true;

/** Loads the module anew for each test, because a page observes openers only once. */
const load = async () => {
  vi.resetModules();
  return (await import('../../../src/embed/command')).default;
};
const show = async (html: string, isOurs: (element: Element) => boolean = anywhere) => {
  const page = fakePage();
  document.body.innerHTML = html;
  const dialog = page.add('<div id="dialog" data-widget="modal"><i id="inside"></i></div>');
  const did = vi.fn();
  dialog.act = did;
  const run = await load();
  const by = document.getElementById('by');
  return { page, dialog, did, by, run: () => run(Object.assign(page.context, { isOurs }), by ?? undefined) };
};
const popups = () =>
  [...document.querySelectorAll('*')].filter((one) => one.ariaHasPopup || one.getAttribute('aria-haspopup'));

beforeEach(() => error.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a click on an opener', () => {
  it.each(['open', 'close', 'toggle'] as const)(
    'runs the command of data-widget-%s on the target widget',
    async (method) => {
      const { did, by, run } = await show(`<i id="by" data-widget-${method}="#dialog"></i>`);
      await run();
      await flushTasks();
      expect(did.mock.calls).toEqual([[method, by]]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('closes the containing dialog if data-widget-close names no target', async () => {
    for (const widget of ['modal', 'flyout']) {
      const { dialog, did, page } = await show('');
      dialog.element.dataset.widget = dialog.widget = widget;
      const by = document.getElementById('inside') as HTMLElement;
      by.dataset.widgetClose = '';
      await (await load())(page.context, by);
      await flushTasks();
      expect(did).toHaveBeenCalledWith('close', by);
    }
  });

  it.each(['#nothing', '##', ''])('logs an error if %j matches no widget', async (selector) => {
    const { run, by } = await show(`<i id="by" data-widget-open="${selector}"></i>`);
    await run();
    expect(error.mock.calls).toEqual([
      [
        `cobble: data-widget-open="${selector}" matches no widget on this page. Fix: use the selector of an element with data-widget, such as "#my-flyout".`,
        by,
      ],
    ]);
  });

  it("logs the target's error, whether it throws or rejects", async () => {
    for (const fails of [
      () => Promise.reject(Error('late')),
      () => {
        throw Error('late');
      },
    ]) {
      error.mockClear();
      const { dialog, by, run } = await show('<i id="by" data-widget-open="#dialog"></i>');
      dialog.act = fails;
      await run();
      await flushTasks();
      expect(error.mock.calls).toEqual([['cobble: data-widget-open="#dialog":', Error('late'), by]]);
    }
  });

  it('does nothing in an ignored region', async () => {
    const { did, run } = await show('<i id="by" data-widget-open="#dialog"></i>', () => false);
    await run();
    await flushTasks();
    expect(did).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  it("waits for the first scan and completes the page's settings", async () => {
    const { page, run } = await show('<button data-widget-open="#dialog"></button>');
    let isReady: () => void = () => {};
    Object.assign(page.context.publicApi, {
      ready: new Promise<void>((resolve) => {
        isReady = resolve;
      }),
    });
    const running = run();
    await flushTasks();
    expect([popups().length, page.context.settings?.locale]).toEqual([0, undefined]);
    isReady();
    await running;
    expect([popups().length, page.context.settings?.locale]).toEqual([1, 'en-us']);
  });
});

describe('aria-haspopup of openers', () => {
  it('sets aria-haspopup on openers that can be pressed', async () => {
    const { run } = await show(
      ['button', 'a href="#"', 'summary', 'input', 'i role="button"', 'a', 'form', 'i']
        .flatMap((tag) =>
          ['open', 'toggle'].map((verb) => `<${tag} data-widget-${verb}="#dialog"></${tag.split(' ')[0]}>`),
        )
        .join(''),
    );
    await run();
    expect(popups().map(({ localName }) => localName)).toEqual(
      ['button', 'a', 'summary', 'input', 'i'].flatMap((tag) => [tag, tag]),
    );
    expect(popups().every((one) => one.getAttribute('aria-haspopup') === 'dialog')).toBe(true);
  });

  it("keeps the page's own aria-haspopup, and sets none for other targets, closers or ignored regions", async () => {
    const { page, run } = await show(
      `<button id="said" data-widget-open="#dialog" aria-haspopup="menu"></button>
       <button data-widget-open="#tile"></button>
       <button data-widget-open="##"></button>
       <button data-widget-open></button>
       <button data-widget-close="#dialog"></button>
       <button class="foreign" data-widget-open="#dialog"></button>`,
      (element) => !element.matches('.foreign'),
    );
    page.add('<div id="tile" data-widget="marketplace-tile"></div>');
    page.add('<div id="like" data-widget="my-modal"></div>');
    await run();
    expect(popups().map(({ id, outerHTML }) => [id, outerHTML.includes('menu')])).toEqual([['said', true]]);
  });

  it('updates aria-haspopup for openers and targets that are added or removed later', async () => {
    const { dialog, run } = await show('<button id="first" data-widget-open="#other"></button>');
    await run();
    expect(popups()).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', '<button id="later" data-widget-toggle="#dialog"></button>');
    await expect.poll(() => popups().map(({ id }) => id)).toEqual(['later']);
    dialog.element.id = 'other';
    await expect.poll(() => popups().map(({ id }) => id)).toEqual(['first']);
    dialog.element.remove();
    await expect.poll(popups).toEqual([]);
    document.getElementById('later')?.setAttribute('aria-haspopup', 'menu');
    document.getElementById('later')?.setAttribute('data-widget-toggle', '#x');
    await flushTasks();
    expect(popups().map(({ id }) => id)).toEqual(['later']);
  });

  it('sets aria-haspopup on the button inside a widget once it has rendered', async () => {
    const { page, run } = await show('');
    await run();
    const { element }: Handle = page.add('<div data-widget="themed-button" data-widget-open="#dialog"></div>');
    await flushTasks();
    element.attachShadow({ mode: 'open' }).innerHTML = '<p></p><a></a>';
    page.context.fire(element, 'mounted');
    await expect.poll(() => element.shadowRoot?.querySelector('a')?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(element.hasAttribute('aria-haspopup')).toBe(false);
  });

  it('registers its listeners once per page', async () => {
    const watch = vi.spyOn(document, 'addEventListener');
    const page = fakePage();
    const run = await load();
    await run(page.context);
    await run(page.context);
    expect(watch.mock.calls.filter(([name]) => name === 'cobble:mounted')).toHaveLength(1);
    watch.mockRestore();
  });
});
