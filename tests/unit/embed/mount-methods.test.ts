import { createElement, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/embed/mount';
import { mountedWidgets } from '../../../src/embed/mounted-widget';
import type { Host, HostMethods, HostProps } from '../../../src/widgets/kit/host';
import { flushTasks } from '../flush-tasks';
import { fakePage } from './fake-page';

const hosts: Host[] = [];
let methods: HostMethods = {};
let inside: string[] = [];
const Dialog = ({ host }: HostProps) => {
  hosts.push(host);
  useLayoutEffect(() => host.expose(methods));
  return createElement(
    'div',
    null,
    inside.map((tag) => createElement(tag, { id: tag, ...(tag === 'a' && { href: '#' }) })),
  );
};
const widgets = { dialog: { component: Dialog } };
const show = async (html = '<div data-widget="dialog"></div>', before: () => void = () => {}) => {
  const page = fakePage(widgets);
  const handle = page.add(html);
  before();
  await mount(handle, page.context);
  return { page, handle, focused: () => handle.element.shadowRoot?.activeElement?.localName };
};

afterEach(() => {
  for (const widget of mountedWidgets.values()) widget.dispose();
  document.body.innerHTML = '';
  [methods, inside] = [{}, []];
  hosts.length = 0;
  vi.unstubAllGlobals();
});

describe('handle of a mounted widget', () => {
  it("exposes the component's methods on the handle and passes on the invoker", async () => {
    const open = vi.fn(() => 'opened');
    methods = { open };
    const { handle } = await show();
    expect(handle.open(document.body)).toBe('opened');
    expect(open).toHaveBeenCalledWith(document.body);
    for (const name of ['close', 'toggle', 'focus'] as const)
      expect(() => handle[name]()).toThrow(`cobble: dialog has no ${name}()`);
  });

  it("unmounts through the page's API", async () => {
    const { page, handle } = await show();
    handle.unmount();
    expect(page.context.publicApi.unmount).toHaveBeenCalledWith(handle.element);
  });

  it.each([
    [['button', 'select'], 'button'],
    [['a', 'button'], 'a'],
    [['a', 'input'], 'input'],
    [['textarea'], 'textarea'],
  ])('chooses in %j the %s to focus: a text field before the first control', async (tags, expected) => {
    inside = tags;
    const { handle, focused } = await show();
    expect(focused()).toBeUndefined();
    handle.focus();
    expect(focused()).toBe(expected);
  });

  it("focuses through the component's own method if it exposes one", async () => {
    inside = ['button'];
    const focus = vi.fn();
    methods = { focus };
    const { handle, focused } = await show();
    handle.focus();
    expect(focus).toHaveBeenCalledOnce();
    expect(focused()).toBeUndefined();
  });
});

describe('focus', () => {
  const html = '<div data-widget="dialog"><button>buy</button></div>';
  const focusOwn = () => document.querySelector<HTMLElement>('[data-widget] button')?.focus();

  it("moves the focus from the page's control into the widget that replaces it", async () => {
    inside = ['a'];
    // jsdom computes no layout, so the page's button counts as hidden.
    const { focused } = await show(html, focusOwn);
    expect(focused()).toBe('a');
  });

  it('keeps the focus on content that is still visible, for example in a slot', async () => {
    inside = ['a'];
    const { focused } = await show(html, () => {
      const own = document.querySelector('[data-widget] button') as HTMLElement;
      own.getClientRects = () => [{}] as unknown as DOMRectList;
      focusOwn();
    });
    expect(focused()).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('buy');
  });

  it('keeps the focus on an element outside the widget', async () => {
    inside = ['a'];
    document.body.innerHTML = '<input id="outside">';
    const { focused } = await show(html, () => document.getElementById('outside')?.focus());
    expect(focused()).toBeUndefined();
    expect(document.activeElement?.id).toBe('outside');
    const { focused: ofAnother } = await show();
    expect(ofAnother()).toBeUndefined();
  });

  it('keeps the focus inside the widget when it renders again', async () => {
    inside = ['a', 'button'];
    const { handle, focused } = await show();
    handle.element.shadowRoot?.querySelector('button')?.focus();
    handle.element.dataset.title = 'x';
    await flushTasks();
    expect(focused()).toBe('button');
  });

  it('keeps the focus where it is if the widget has nothing to focus', async () => {
    const { focused } = await show(html, focusOwn);
    expect(focused()).toBeUndefined();
  });
});

it('passes the component its host: element, root, locale, settings, page and a unique id', async () => {
  const { page, handle } = await show();
  await mount(page.add('<div data-widget="dialog"></div>'), page.context);
  const [first, second] = hosts as [Host, Host];
  expect(first).toMatchObject({ element: handle.element, root: handle.element.shadowRoot, locale: 'en-us' });
  expect(first.settings).toBe(page.context.settings);
  expect(first.page).toBe(page.context.publicApi);
  expect(first.id).toMatch(/^c\d+$/);
  expect(second.id).not.toBe(first.id);
  handle.element.addEventListener('cobble:change', (event) => event.preventDefault());
  expect(first.emit('change', { value: 1 })).toBe(false);
  expect(second.emit('change')).toBe(true);
  expect(page.fired.find(({ name }) => name === 'change')).toEqual({
    name: 'change',
    target: handle.element,
    detail: { value: 1 },
  });
});
