import { afterEach, expect, it } from 'vitest';
import { handles, MAX_RESTORES, setPending, setState, stateObserver } from '../../../src/loader/state';
import type { Handle } from '../../../src/loader/types';

const add = () => {
  const element = document.createElement('div');
  document.body.append(element);
  const handle = { element, widget: 'modal', restores: 0 } as Partial<Handle> as Handle;
  handles.set(element, handle);
  stateObserver.observe(element, { attributeFilter: ['data-widget-state'] });
  return { element, handle, state: () => element.getAttribute('data-widget-state') };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.body.replaceChildren());

it.each(['waiting', 'loading', 'mounted', 'error', 'drawn'] as const)(
  'restores "%s" when it is removed or changed',
  async (word) => {
    const { element, handle, state } = add();
    setState(handle, word);
    element.removeAttribute('data-widget-state');
    await settle();
    expect(state()).toBe(word);
    element.dataset.widgetState = 'other';
    await settle();
    expect(state()).toBe(word);
  },
);

it('leaves an element without a state alone', async () => {
  const { element, handle, state } = add();
  setState(handle, 'waiting');
  setState(handle);
  await settle();
  expect(state()).toBeNull();
  element.dataset.widgetState = 'drawn';
  await settle();
  expect(state()).toBe('drawn');
});

it("restores the current handle's state when an older handle changes its own", () => {
  const { element, handle, state } = add();
  setState(handle, 'loading');
  const newer = { element, widget: 'other', restores: 0 } as Partial<Handle> as Handle;
  handles.set(element, newer);
  setState(newer, 'mounted');
  setState(handle);
  expect(state()).toBe('mounted');
  setState(handle, 'error');
  expect(state()).toBe('mounted');
});

it('keeps "drawn" on server-rendered markup while it loads, even if the attribute was removed', () => {
  const { element, handle, state } = add();
  element.attachShadow({ mode: 'open' });
  element.dataset.widgetState = 'drawn';
  setPending(handle, 'waiting');
  element.removeAttribute('data-widget-state');
  setPending(handle, 'loading');
  expect(state()).toBe('drawn');
  setState(handle, 'mounted');
  expect(state()).toBe('mounted');
});

// If two mutation observers undo each other's changes, the page never returns to the event loop.
it('gives up when another observer keeps removing the attribute', async () => {
  const { element, handle, state } = add();
  handle.restores = MAX_RESTORES - 10;
  let removals = 0;
  const opponent = new MutationObserver(() => {
    if (state() && ++removals < 1000) element.removeAttribute('data-widget-state');
  });
  opponent.observe(element, { attributes: true });
  setState(handle, 'mounted');
  await settle();
  await settle();
  expect(removals).toBe(10);
  opponent.disconnect();
});
