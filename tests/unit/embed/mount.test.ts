import { createElement } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/embed/mount';
import { mountedWidgets } from '../../../src/embed/mounted-widget';
import { PropCode } from '../../../src/embed/prop-table';
import type { Handle } from '../../../src/loader/types';
import { Progress } from '../../../src/loader/types';
import type { HostProps } from '../../../src/widgets/kit/host';
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
const text = ({ element }: Handle) => element.shadowRoot?.textContent;
/** The texts of the stylesheets in use. */
const sheets = ({ element }: Handle) =>
  (element.shadowRoot as unknown as { adoptedStyleSheets: { text: string }[] }).adoptedStyleSheets.map(
    ({ text }) => text,
  );
/** An answer that the test gives when it wants. */
class LateAnswer {
  give: (response: Response) => void = () => {};
  refuse: (error: Error) => void = () => {};
  readonly promise = new Promise<Response>((resolve, reject) => {
    [this.give, this.refuse] = [resolve, reject];
  });
}
/** Mounts a tile on a page of its own. */
const mountTile = async () => {
  const page = fakePage(widgets);
  const handle = page.add('<div data-widget="tile"></div>');
  await mount(handle, page.context);
  return { page, handle };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => {
  for (const widget of mountedWidgets.values()) widget.dispose();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a widget that mounts', () => {
  it('is drawn in an open shadow root, from typed props, in its stylesheet, and says so', async () => {
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

  // Nothing waits for another file: both are asked for before either has come.
  it('that is an area is drawn by the sheet of all areas too, before its own, which are fetched side by side', async () => {
    const page = fakePage(widgets);
    const answers = [new LateAnswer(), new LateAnswer()];
    for (const { promise } of answers)
      vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(promise as Promise<Response>);
    const handle = page.add('<div data-widget="tile"></div>');
    const mounting = mount(handle, page.context, true);
    await settle();
    const asked = vi.mocked(page.context.fetchFile as typeof fetch).mock.calls.map(([url]) => url);
    expect(asked.filter((url) => `${url}`.endsWith('.css'))).toEqual(
      ['areas', 'tile'].map((name) => `${page.base}realms/${name}.test.css`),
    );
    for (const [index, { give }] of answers.entries()) give(new Response(['/* all */', '/* own */'][index]));
    await mounting;
    expect(sheets(handle)).toEqual(['/* all */', '/* own */']);
    // The next one asks for nothing more.
    await mount(page.add('<div data-widget="tile"></div>'), page.context, true);
    expect(page.fetched.filter((url) => url.endsWith('.css'))).toEqual([]);
  });

  it("takes the element's theme before the page's, and that before the pasted file's", async () => {
    const page = fakePage(widgets, { theme: 'vanilla' });
    const own = page.add('<div data-widget="tile" data-theme="realms"></div>');
    const ofPage = page.add('<div data-widget="tile"></div>');
    await Promise.all([mount(own, page.context), mount(ofPage, page.context)]);
    expect([own, ofPage].map(sheets)).toEqual([['/* realms/tile.test.css */'], ['/* vanilla/tile.test.css */']]);
  });

  it("says which theme it does not have, and takes the pasted file's", async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile" data-theme="pink"></div>');
    await mount(handle, page.context);
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
    expect(page.chunks[0]).toEqual(['warn', handle, 'data-theme', 'pink', 'realms']);
  });

  it('warns of a data-load that the loader did not know', async () => {
    const page = fakePage(widgets);
    for (const load of [undefined, '', 'visible', 'eagerly']) {
      const handle = page.add('<div data-widget="tile"></div>');
      if (load !== undefined) handle.load = load;
      await mount(handle, page.context);
      expect(text(handle)).toBe(' 0');
    }
    expect(page.chunks.map(([, , ...said]) => said)).toEqual([['data-load', 'eagerly', 'visible']]);
  });

  it('need not stand on the page', async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile"></div>', false);
    await mount(handle, page.context);
    expect(text(handle)).toBe(' 0');
    expect([mountedWidgets.has(handle.element), handle.wasConnected]).toEqual([true, false]);
  });

  it('draws nothing where it was removed, unmounted or renamed before its code came', async () => {
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
    // Back on the page, it is found again.
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile"></div>');
    const mounting = mount(handle, page.context);
    handle.element.remove();
    await mounting;
    expect(page.context.handles.has(handle.element)).toBe(false);
  });

  // The handle of the old name removed the state that the new one had just written.
  it('leaves the state to the handle of the new name, where it was renamed while it loaded', async () => {
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

  it('shows its state again before a method acts, as styles may hide a dialog without it', async () => {
    const { handle } = await mountTile();
    delete handle.element.dataset.widgetState;
    expect(() => handle.act?.('open')).toThrow('cobble: tile has no open()');
    handle.act?.('unmount');
    expect(handle.element.dataset.widgetState).toBe('mounted');
  });

  it('rejects where its code or its stylesheet fails', async () => {
    const page = fakePage({ ...widgets, gone: widgets.tile });
    await expect(mount(page.add('<div data-widget="none"></div>'), page.context)).rejects.toThrow('no chunk none');
    await expect(mount(page.add('<div data-widget="gone"></div>'), page.context)).rejects.toThrow(
      /realms\/gone\.test\.css answered 404/,
    );
  });

  it('ends the mount that it had', async () => {
    const { page, handle } = await mountTile();
    const root = handle.element.shadowRoot;
    await mount(handle, page.context);
    expect(page.names()).toEqual(['mounted', 'unmounted', 'mounted']);
    expect(handle.element.shadowRoot).toBe(root);
    expect(text(handle)).toBe(' 0');
  });
});

describe('a mounted widget', () => {
  it('is drawn again for attributes of data-, not for others and not for its own state', async () => {
    const { page, handle } = await mountTile();
    const before = renders;
    handle.element.title = 'x';
    handle.element.dataset.widgetState = 'mounted';
    handle.element.dataset.widgetOpen = '#x';
    await settle();
    expect(renders).toBe(before);
    handle.element.dataset.title = 'Ember';
    await settle();
    expect(renders).toBe(before + 1);
    expect(text(handle)).toBe('Ember 0');
    expect(page.names()).toEqual(['mounted']);
  });

  it('changes its stylesheet with its theme, and of several changes shows the last', async () => {
    const { handle } = await mountTile();
    handle.element.dataset.theme = 'vanilla';
    await settle();
    expect(sheets(handle)).toEqual(['/* vanilla/tile.test.css */']);
  });

  it.each([
    ['comes', (answer: LateAnswer) => answer.give(new Response(''))],
    ['fails', (answer: LateAnswer) => answer.refuse(Error('late'))],
  ])('shows the last of several changes, also where the stylesheet of one before %s last', async (_, end) => {
    const { page, handle } = await mountTile();
    const answer = new LateAnswer();
    vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(answer.promise);
    const before = renders;
    handle.element.dataset.theme = 'vanilla';
    await settle();
    handle.element.dataset.theme = 'realms';
    handle.element.dataset.title = 'two';
    await settle();
    end(answer);
    await settle();
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
    expect([text(handle), renders, page.failures]).toEqual(['two 0', before + 1, []]);
  });

  it('that is an area changes both sheets with its theme, at once', async () => {
    const page = fakePage(widgets);
    const handle = page.add('<div data-widget="tile"></div>');
    await mount(handle, page.context, true);
    const before = ['/* realms/areas.test.css */', '/* realms/tile.test.css */'];
    expect(sheets(handle)).toEqual(before);
    const late = new LateAnswer();
    vi.mocked(page.context.fetchFile as typeof fetch).mockReturnValueOnce(late.promise);
    handle.element.dataset.theme = 'vanilla';
    await settle();
    expect(sheets(handle)).toEqual(before);
    late.give(new Response('/* late */'));
    await settle();
    expect(sheets(handle)).toEqual(['/* late */', '/* vanilla/tile.test.css */']);
  });

  it('draws once what several attributes say that change together', async () => {
    const { handle } = await mountTile();
    const before = renders;
    Object.assign(handle.element.dataset, { title: 'Frost', price: '7', widgetState: 'x' });
    await settle();
    expect([text(handle), renders]).toEqual(['Frost 7', before + 1]);
  });

  it('gives back its fallback, its state and its handle when its mount ends', async () => {
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
    await settle();
    expect(renders).toBe(before);
  });

  // The promise of the first time had been kept already.
  it('is ready again when it is mounted again', async () => {
    const { page, handle } = await mountTile();
    mountedWidgets.get(handle.element)?.dispose();
    const heard = vi.fn();
    void handle.ready.then(heard);
    await settle();
    expect(heard).not.toHaveBeenCalled();
    await mount(handle, page.context);
    await settle();
    expect(heard.mock.calls).toEqual([[handle]]);
  });

  it('draws nothing where its mount ends while it waits for a stylesheet', async () => {
    const { handle } = await mountTile();
    const before = renders;
    handle.element.dataset.theme = 'vanilla';
    await Promise.resolve();
    mountedWidgets.get(handle.element)?.dispose();
    await settle();
    expect(renders).toBe(before);
    expect(sheets(handle)).toEqual(['/* realms/tile.test.css */']);
  });
});
