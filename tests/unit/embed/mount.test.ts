import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/embed/mount';
import { mountedWidgets } from '../../../src/embed/mounted-widget';
import { PropCode } from '../../../src/embed/prop-table';
import { SHEET_END } from '../../../src/embed/sheet-end';
import type { Handle } from '../../../src/loader/types';
import { Progress } from '../../../src/loader/types';
import type { HostProps } from '../../../src/widgets/kit/host';
import { flushTasks } from '../flush-tasks';
import { fakePage } from './fake-page';

interface TileProps extends HostProps {
  readonly title: string;
  readonly price?: unknown;
}

let renders = 0;
const Tile = ({ title, price }: TileProps) => {
  renders++;
  return createElement('p', null, `${title} ${price as string}`);
};
const widgets = {
  tile: { component: Tile, props: { title: [PropCode.text, ''], price: [PropCode.amount, 0] } },
} as const;
const areas = { tile: { ...widgets.tile, services: [] } };
const text = ({ element }: Handle) => element.shadowRoot?.textContent;
const sheets = ({ element }: Handle) =>
  (element.shadowRoot as unknown as { adoptedStyleSheets: { text: string }[] }).adoptedStyleSheets.map(
    ({ text }) => text,
  );
class LateAnswer {
  give: (response: Response) => void = () => {};
  refuse: (error: Error) => void = () => {};
  readonly promise = new Promise<Response>((resolve, reject) => {
    [this.give, this.refuse] = [resolve, reject];
  });
}
const mountTile = async () => {
  const page = fakePage(widgets);
  const handle = page.add('<div data-widget="tile"></div>');
  await mount(handle, page.context);
  return { page, handle };
};

afterEach(() => {
  for (const widget of mountedWidgets.values()) widget.dispose();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('mounting a widget', () => {
  it('renders typed props and a stylesheet into an open shadow root and fires events', async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile" data-title="Frost" data-price="660"></div>');
    await mount(handle, page.context);
    expect(handle.element.shadowRoot?.mode).toBe('open');
    expect(text(handle)).toBe('Frost 660');
    expect(handle.props).toEqual({ title: 'Frost', price: 660 });
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
    expect(handle.element.dataset.widgetState).toBe('mounted');
    expect(page.fired).toEqual([{ name: 'mounted', target: handle.element, detail: { widget: 'tile' } }]);
    expect(await handle.ready).toBe(handle);
    expect(page.chunks).toEqual([]);
  });

  it("fetches an area's shared and own stylesheets in parallel and applies the shared one first", async () => {
    const page = fakePage(areas);
    const answers = [new LateAnswer(), new LateAnswer()];
    for (const { promise } of answers)
      vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(promise as Promise<Response>);
    const handle = page.add('<div data-widget="tile"></div>');
    const mounting = mount(handle, page.context);
    await flushTasks();
    const requested = vi.mocked(page.context.fetchFile as typeof fetch).mock.calls.map(([url]) => url);
    expect(requested.filter((url) => `${url}`.endsWith('.css'))).toEqual(
      ['areas', 'tile'].map((name) => `${page.base}realms/${name}.test.css`),
    );
    for (const [index, { give }] of answers.entries())
      give(new Response(['/* all */', '/* own */'][index] + SHEET_END));
    await mounting;
    expect(sheets(handle)).toEqual(['/* all */', '/* own */']);
    await mount(page.add('<div data-widget="tile"></div>'), page.context);
    expect(page.fetched.filter((url) => url.endsWith('.css'))).toEqual([]);
  });

  it("prefers the element's theme to the page's, and that to the tag's build", async () => {
    const page = fakePage(widgets, { theme: 'vanilla' });
    const own = page.add('<div data-widget="tile" data-theme="realms"></div>');
    const ofPage = page.add('<div data-widget="tile"></div>');
    await Promise.all([mount(own, page.context), mount(ofPage, page.context)]);
    expect([own, ofPage].map(sheets)).toEqual([['/* realms/tile.test.css */'], ['/* vanilla/tile.test.css */']]);
  });

  it("warns about an unknown theme and uses the tag's build", async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile" data-theme="pink"></div>');
    await mount(handle, page.context);
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
    expect(page.chunks[0]).toEqual(['warn', handle, 'data-theme', 'pink', 'realms']);
  });

  it("works on an element that isn't in the document", async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile"></div>', false);
    await mount(handle, page.context);
    expect(text(handle)).toBe(' 0');
    expect([mountedWidgets.has(handle.element), handle.wasConnected]).toEqual([true, false]);
  });

  it('renders nothing if the element was removed, unmounted or renamed before its code loaded', async () => {
    for (const change of [
      ({ element }: Handle) => element.remove(),
      (handle: Handle) => {
        handle.progress = Progress.Unmounted;
      },
      ({ element }: Handle) => {
        element.dataset.widget = 'other';
      },
    ]) {
      const page = fakePage(widgets);
      const handle = page.add('<div data-widget="tile" data-widget-state="loading"></div>');
      const mounting = mount(handle, page.context);
      change(handle);
      await mounting;
      expect(handle.element.shadowRoot).toBeNull();
      expect(handle.element.dataset.widgetState).toBeUndefined();
      expect(handle.pending).toBeNull();
      expect(page.fired).toEqual([]);
    }
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile"></div>');
    const mounting = mount(handle, page.context);
    handle.element.remove();
    await mounting;
    expect(page.context.handles.has(handle.element)).toBe(false);
  });

  // If an element was renamed, the old name's handle used to remove the state that the new handle had just written.
  it("leaves the state to the new name's handle if it was renamed while loading", async () => {
    const page = fakePage(widgets);
    const old = page.add('<div data-widget="tile"></div>');
    const { element } = old;
    const mounting = mount(old, page.context);
    element.dataset.widget = 'other';
    const renamed = { element, widget: 'other' } as Handle;
    page.context.handles.set(element, renamed);
    page.context.setState(renamed, 'mounted');
    await mounting;
    expect([element.dataset.widgetState, old.state]).toEqual(['mounted', undefined]);
  });

  it('restores the state attribute before a method acts, because styles depend on it', async () => {
    const { handle } = await mountTile();
    delete handle.element.dataset.widgetState;
    expect(() => handle.act?.('open')).toThrow('cobble: tile has no open()');
    handle.act?.('unmount');
    expect(handle.element.dataset.widgetState).toBe('mounted');
  });

  it('rejects if its code or stylesheet fails', async () => {
    const page = fakePage({ ...widgets, gone: widgets.tile });
    await expect(mount(page.add('<div data-widget="none"></div>'), page.context)).rejects.toThrow('no chunk none');
    await expect(mount(page.add('<div data-widget="gone"></div>'), page.context)).rejects.toThrow(
      /realms\/gone\.test\.css answered 404/,
    );
  });

  it("disposes of the element's previous mount", async () => {
    const { page, handle } = await mountTile();
    const root = handle.element.shadowRoot;
    await mount(handle, page.context);
    expect(page.names()).toEqual(['mounted', 'unmounted', 'mounted']);
    expect(handle.element.shadowRoot).toBe(root);
    expect(text(handle)).toBe(' 0');
  });
});

describe('a mounted widget', () => {
  it('renders again for changed data attributes, but not for others or its own state', async () => {
    const { page, handle } = await mountTile();
    const before = renders;
    handle.element.title = 'x';
    handle.element.dataset.widgetState = 'mounted';
    handle.element.dataset.widgetOpen = '#x';
    await flushTasks();
    expect(renders).toBe(before);
    handle.element.dataset.title = 'Ember';
    await flushTasks();
    expect(renders).toBe(before + 1);
    expect(text(handle)).toBe('Ember 0');
    expect(page.names()).toEqual(['mounted']);
  });

  it('replaces its stylesheet with its theme and applies the last of several changes', async () => {
    const { handle } = await mountTile();
    handle.element.dataset.theme = 'vanilla';
    await flushTasks();
    expect(sheets(handle)).toEqual(['/* vanilla/tile.test.css */']);
  });

  it.each([
    ['arrives', (answer: LateAnswer) => answer.give(new Response(SHEET_END))],
    ['fails', (answer: LateAnswer) => answer.refuse(Error('late'))],
  ])('applies the last of several theme changes if the stylesheet of an earlier one %s last', async (_, end) => {
    const { page, handle } = await mountTile();
    const answer = new LateAnswer();
    vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(answer.promise);
    const before = renders;
    handle.element.dataset.theme = 'vanilla';
    await flushTasks();
    handle.element.dataset.theme = 'realms';
    handle.element.dataset.title = 'two';
    await flushTasks();
    end(answer);
    await flushTasks();
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
    expect([text(handle), renders, page.failures]).toEqual(['two 0', before + 1, []]);
  });

  it('replaces both stylesheets of an area at once when the theme changes', async () => {
    const page = fakePage(areas);
    const handle = page.add('<div data-widget="tile"></div>');
    await mount(handle, page.context);
    const before = ['/* realms/areas.test.css */', '/* realms/tile.test.css */'];
    expect(sheets(handle)).toEqual(before);
    const late = new LateAnswer();
    vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(late.promise);
    handle.element.dataset.theme = 'vanilla';
    await flushTasks();
    expect(sheets(handle)).toEqual(before);
    late.give(new Response(`/* late */${SHEET_END}`));
    await flushTasks();
    expect(sheets(handle)).toEqual(['/* late */', '/* vanilla/tile.test.css */']);
  });

  it('renders once for several attributes that change together', async () => {
    const { handle } = await mountTile();
    const before = renders;
    Object.assign(handle.element.dataset, { title: 'Frost', price: '7', widgetState: 'x' });
    await flushTasks();
    expect([text(handle), renders]).toEqual(['Frost 7', before + 1]);
  });

  it('restores its fallback, state and handle when it is disposed', async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile"><b slot="a"></b><i></i></div>');
    await mount(handle, page.context);
    expect(handle.act).toBeDefined();
    mountedWidgets.get(handle.element)?.dispose();
    expect(handle.act).toBeUndefined();
    expect(handle.props).toEqual({});
    expect(handle.element.dataset.widgetState).toBeUndefined();
    expect(mountedWidgets.has(handle.element)).toBe(false);
    const slots = [...(handle.element.shadowRoot?.querySelectorAll('slot') ?? [])];
    expect(slots.map(({ name }) => name)).toEqual(['', 'a', '']);
    expect(page.fired.at(-1)).toEqual({ name: 'unmounted', target: handle.element, detail: { widget: 'tile' } });
    const before = renders;
    handle.element.dataset.title = 'Ember';
    await flushTasks();
    expect(renders).toBe(before);
  });

  // For the second mount, `ready` used to be the promise of the first one, which had already resolved.
  it('resolves ready again when it is mounted again', async () => {
    const { page, handle } = await mountTile();
    mountedWidgets.get(handle.element)?.dispose();
    const onReady = vi.fn();
    void handle.ready.then(onReady);
    await flushTasks();
    expect(onReady).not.toHaveBeenCalled();
    await mount(handle, page.context);
    await flushTasks();
    expect(onReady.mock.calls).toEqual([[handle]]);
  });

  it('renders nothing if it is disposed while waiting for a stylesheet', async () => {
    const { handle } = await mountTile();
    const before = renders;
    handle.element.dataset.theme = 'vanilla';
    await Promise.resolve();
    mountedWidgets.get(handle.element)?.dispose();
    await flushTasks();
    expect(renders).toBe(before);
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
  });
});
