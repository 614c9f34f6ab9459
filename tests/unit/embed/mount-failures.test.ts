import { createElement, useEffect, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/embed/mount';
import { mountedWidgets } from '../../../src/embed/mounted-widget';
import { PropCode, REQUIRED } from '../../../src/embed/prop-table';
import { SHEET_END } from '../../../src/embed/sheet-end';
import type { Handle } from '../../../src/loader/types';
import type { HostProps } from '../../../src/widgets/kit/host';
import { PropError } from '../../../src/widgets/kit/prop-error';
import { flushTasks } from '../flush-tasks';
import { fakePage } from './fake-page';

interface FragileProps extends HostProps {
  readonly title: string;
  readonly fails?: string;
}

const Fragile = ({ title, fails }: FragileProps) => {
  if (fails === 'render') throw Error('broken');
  if (fails === 'text') throw 'broken';
  if (fails === 'attribute') throw new PropError('data-other');
  useLayoutEffect(() => {
    if (fails === 'layout') throw Error('broken');
  });
  useEffect(() => {
    if (fails === 'effect') throw Error('broken');
  });
  return createElement('button', { type: 'button' }, title);
};
const widgets = {
  fragile: { component: Fragile, props: { title: [PropCode.text, REQUIRED], fails: [PropCode.text] } },
} as const;
/** True in tests with React: Preact's elements have no `$$typeof`. */
const isReact = '$$typeof' in createElement('p');
const text = ({ element }: Handle) => element.shadowRoot?.textContent;
const slots = ({ element }: Handle) => element.shadowRoot?.querySelectorAll('slot').length;
const mountFragile = async (html: string) => {
  const page = fakePage(widgets);
  const handle = page.add(html);
  await mount(handle, page.context);
  return { page, handle };
};
const ATTEMPTS = 3;

afterEach(() => {
  for (const widget of mountedWidgets.values()) widget.dispose();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('a widget that fails', () => {
  // LDR-6
  it('shows the fallback for a missing required prop and mounts once it is set', async () => {
    const { page, handle } = await mountFragile('<div data-widget="fragile">as it was</div>');
    expect(page.failures).toEqual([{ handle, phase: 'props', error: new PropError('data-title') }]);
    expect([slots(handle), text(handle), page.names()]).toEqual([1, '', []]);
    expect(handle.pending).toBeNull();
    handle.element.dataset.title = 'Frost';
    await flushTasks();
    expect([slots(handle), text(handle), page.names()]).toEqual([0, 'Frost', ['mounted']]);
    expect(handle.element.dataset.widgetState).toBe('mounted');
    // A mounted widget has nothing to retry, so a scan starts nothing new.
    expect(handle.pending).toBe(handle.ready);
  });

  it.each([
    ['render', 'render', Error('broken')],
    ['layout', 'render', Error('broken')],
    // A thrown string used to be taken for the name of an attribute.
    ['text', 'render', 'broken'],
    ['attribute', 'props', new PropError('data-other')],
  ])('shows the fallback after an error in its %s and reports the phase %s', async (fails, phase, error) => {
    const { page, handle } = await mountFragile(
      `<div data-widget="fragile" data-title="a" data-fails="${fails}"><b slot="x"></b></div>`,
    );
    expect(page.failures).toEqual([{ handle, phase, error }]);
    expect(slots(handle)).toBe(2);
    // React reports an error of a layout effect only after the boundary has mounted.
    expect(page.names()).toEqual(isReact && fails === 'layout' ? ['mounted'] : []);
    expect(handle.pending).toBeNull();
    expect(handle.element.dataset.widgetState).toBe('error');
    handle.element.removeAttribute('data-fails');
    await flushTasks();
    expect([slots(handle), text(handle), page.names().at(-1)]).toEqual([0, 'a', 'mounted']);
  });

  it('shows the fallback after an error in a later effect', async () => {
    const { page, handle } = await mountFragile('<div data-widget="fragile" data-title="a" data-fails="effect"></div>');
    await expect.poll(() => page.failures).toEqual([{ handle, phase: 'render', error: Error('broken') }]);
    expect(page.names()).toEqual(['mounted']);
    await expect.poll(() => slots(handle)).toBe(1);
  });

  it('keeps a widget on the page with its fallback after an error from changed attributes', async () => {
    const { page, handle } = await mountFragile('<div data-widget="fragile" data-title="a"></div>');
    handle.element.dataset.fails = 'render';
    await flushTasks();
    expect(page.failures).toMatchObject([{ phase: 'render' }]);
    expect(slots(handle)).toBe(1);
    handle.element.removeAttribute('data-title');
    await flushTasks();
    expect(page.failures).toMatchObject([{ phase: 'render' }, { phase: 'props', error: new PropError('data-title') }]);
  });

  it('reports the file if the stylesheet of a new theme is missing', async () => {
    const { page, handle } = await mountFragile('<div data-widget="fragile" data-title="a"></div>');
    const fetchFile = vi.mocked(page.context.fetchFile as typeof fetch);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      fetchFile.mockResolvedValueOnce(new Response('', { status: 503 }));
    handle.element.dataset.theme = 'vanilla';
    await expect
      .poll(() => page.failures)
      .toMatchObject([
        { phase: 'load', error: Error(`${page.base}vanilla/fragile.test.css answered 503 without all CSS`) },
      ]);
    expect(slots(handle)).toBe(1);
    // The next change of an attribute requests the stylesheet again.
    handle.element.dataset.title = 'b';
    await flushTasks();
    expect([text(handle), page.failures.length]).toEqual(['b', 1]);
  });

  it.each(['areas', 'fragile'])('reports the file if an area lacks the stylesheet %s', async (name) => {
    const page = fakePage({ fragile: { ...widgets.fragile, services: [] } });
    const missing = `${page.base}realms/${name}.test.css`;
    let failures = 0;
    vi.mocked(page.context.fetchFile as typeof fetch).mockImplementation(async (url) => {
      const isMissing = url === missing && failures++ < ATTEMPTS;
      return new Response(SHEET_END, { status: isMissing ? 503 : 200 });
    });
    const handle = page.add('<div data-widget="fragile" data-title="a"></div>');
    await expect(mount(handle, page.context)).rejects.toThrow(`${missing} answered 503`);
    expect(handle.element.shadowRoot).toBeNull();
    await mount(handle, page.context);
    expect(text(handle)).toBe('a');
  });
});
