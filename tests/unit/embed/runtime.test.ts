import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import act from '../../../src/embed/act';
import { mountedWidgets } from '../../../src/embed/mounted-widget';
import runtime from '../../../src/embed/runtime';
import { type Handle, Progress, type WidgetState } from '../../../src/loader/types';
import { fakePage } from './fake-page';

const flyout = { component: () => createElement('p', null, 'drawn') };
const area = { ...flyout, services: ['services', 'services-help-centre'] };
const html = '<div data-widget="flyout"><b data-slot="a"></b></div>';

const show = async (markup = html, isConnected = true) => {
  const page = fakePage({ flyout });
  const handle = page.add(markup, isConnected);
  await runtime(handle, page.context);
  return { page, handle, element: handle.element, context: page.context };
};

afterEach(() => {
  for (const widget of mountedWidgets.values()) widget.dispose();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('runtime', () => {
  it('mounts a widget and completes the settings', async () => {
    const { element, context } = await show();
    expect(element.shadowRoot?.textContent).toBe('drawn');
    expect(context.settings?.locale).toBe('en-us');
  });

  it('applies the shared stylesheet to areas, and only their own to components', async () => {
    const page = fakePage({ flyout, 'marketplace-tile': flyout, 'server-status': area });
    for (const widget of ['flyout', 'marketplace-tile', 'server-status'])
      await runtime(page.add(`<div data-widget="${widget}"></div>`), page.context);
    expect(page.fetched.filter((url) => url.endsWith('.css')).map((url) => url.replace(page.base, ''))).toEqual([
      'realms/flyout.test.css',
      'realms/marketplace-tile.test.css',
      'realms/areas.test.css',
      'realms/server-status.test.css',
    ]);
  });

  it("loads an area's services as soon as its chunk names them, and doesn't report their failure", async () => {
    const page = fakePage({ 'server-status': area });
    await runtime(page.add('<div data-widget="server-status"></div>'), page.context);
    const loaded = vi.mocked(page.context.publicApi.shared.load).mock.calls.flat();
    expect(loaded).toEqual(['server-status', 'services', 'services-help-centre']);
    expect(page.failures).toEqual([]);
  });

  it("mounts nothing that the page's settings no longer allow", async () => {
    const page = fakePage({ flyout });
    const handle = page.add(html);
    page.context.handles.delete(handle.element);
    await runtime(handle, page.context);
    expect([page.fetched, page.failures, handle.element.shadowRoot]).toEqual([[], [], null]);
  });

  it('unmounts an element and its descendants on request, until the next scan', async () => {
    const { page, handle, element, context } = await show();
    const waiting = page.add('<div data-widget="flyout" data-widget-state="waiting"></div>');
    document.body.insertAdjacentHTML('beforeend', '<div data-widget="flyout" data-widget-state="x"></div>');
    context.publicApi.unmount(document);
    for (const one of [handle, waiting]) {
      expect([one.progress, one.pending, one.element.dataset.widgetState]).toEqual([
        Progress.Unmounted,
        null,
        undefined,
      ]);
    }
    expect(mountedWidgets.has(element)).toBe(false);
    expect((document.body.lastElementChild as HTMLElement).dataset.widgetState).toBe('x');
    const other = await show();
    other.context.publicApi.unmount(other.element);
    expect(mountedWidgets.has(other.element)).toBe(false);
  });
});

describe('sweep', () => {
  it('unmounts only widgets that were removed or renamed', async () => {
    const { page, element, context } = await show();
    const renamed = page.add(html);
    const stays = page.add(html);
    await Promise.all([runtime(renamed, context), runtime(stays, context)]);
    element.remove();
    renamed.element.dataset.widget = 'carousel';
    context.sweep?.();
    expect([element, renamed.element, stays.element].map((one) => mountedWidgets.has(one))).toEqual([
      false,
      false,
      true,
    ]);
    expect([element, renamed.element, stays.element].map((one) => context.handles.has(one))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('keeps a widget that was never in the document until it has been there', async () => {
    const { element, context } = await show(html, false);
    context.sweep?.();
    expect(mountedWidgets.has(element)).toBe(true);
    document.body.append(element);
    context.sweep?.();
    element.remove();
    context.sweep?.();
    expect(mountedWidgets.has(element)).toBe(false);
  });

  it('assigns later children to the slots that they name unless they have one', async () => {
    const { page, element, context } = await show();
    const { sweep } = context;
    expect((element.firstElementChild as HTMLElement).slot).toBe('a');
    element.insertAdjacentHTML(
      'beforeend',
      '<i data-slot="b" slot="c"></i><i data-slot="d"></i><i><u data-slot="e"></u></i>',
    );
    sweep?.();
    expect([...element.querySelectorAll('*')].map(({ slot }) => slot)).toEqual(['a', 'c', 'd', '', '']);
    await runtime(page.add(html), context);
    expect(context.sweep).toBe(sweep);
  });
});

describe('method call on an unmounted widget', () => {
  const waiting = () => {
    const page = fakePage();
    const handle = page.add('<div data-widget="flyout" data-widget-state="waiting"><p data-widget="x"></p></div>');
    handle.act = vi.fn(() => 'opened');
    return { page, handle, element: handle.element, context: page.context };
  };
  const mountsAs = (handle: Handle, state: WidgetState) => async () => {
    handle.state = state;
  };

  it('mounts the widget and then calls the method', async () => {
    const { context, handle } = waiting();
    vi.mocked(context.mount).mockImplementation(mountsAs(handle, 'mounted'));
    expect(await act(context, handle, 'open', document.body)).toBe('opened');
    expect(handle.act).toHaveBeenCalledWith('open', document.body);
    expect(handle.progress).toBe(Progress.Awaited);
  });

  it("rejects with the reason if the widget can't mount", async () => {
    const { context, handle } = waiting();
    vi.mocked(context.mount).mockImplementation(mountsAs(handle, 'error'));
    await expect(act(context, handle, 'open')).rejects.toThrow(
      "cobble: flyout can't open(), because it didn't mount. Fix: see its cobble:error event",
    );
    handle.progress = Progress.Unmounted;
    await expect(act(context, handle, 'toggle')).rejects.toThrow(
      "cobble: flyout was unmounted, so toggle() doesn't work. Fix: call cobble.scan(element) first",
    );
    expect(context.mount).toHaveBeenCalledOnce();
  });

  it('writes updates to attributes and does nothing on close', async () => {
    const { context, handle, element } = waiting();
    await act(context, handle, 'update', { heading: 'Sale' });
    expect(element.dataset.heading).toBe('Sale');
    expect(await act(context, handle, 'close')).toBeUndefined();
    expect(await act(context, document, 'open')).toBeUndefined();
    expect(context.mount).not.toHaveBeenCalled();
  });

  it("unmounts a pending widget, and all in a root, so that they don't mount", async () => {
    const { page, context, handle, element } = waiting();
    const inner = element.querySelector('p') as HTMLElement;
    inner.dataset.widgetState = 'x';
    await act(context, handle);
    expect([handle.progress, element.dataset.widgetState]).toEqual([Progress.Unmounted, undefined]);
    expect(inner.dataset.widgetState).toBe('x');
    const other = page.add('<div data-widget="flyout" data-widget-state="waiting"></div>');
    await act(context, document, 'unmount');
    expect([other.progress, other.element.dataset.widgetState]).toEqual([Progress.Unmounted, undefined]);
  });
});
