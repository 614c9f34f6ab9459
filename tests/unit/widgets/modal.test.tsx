import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../../../src/widgets/modal/modal';
import { description } from '../../../src/widgets/modal/modal.widget';
import { flushTasks } from '../flush-tasks';
import { render } from './support';

const show = async (props = {}, html = '<p>Body</p>') => {
  const shown = await render(Modal, description, { heading: 'Leave?', ...props }, { html });
  const dialog = shown.find<HTMLDialogElement>('dialog');
  const later = () => shown.act(flushTasks);
  return { ...shown, dialog, later };
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

// WGT-8
describe('modal', () => {
  it('opens and closes through its handle, with an event for each', async () => {
    const { methods, act, dialog, events, later } = await show();
    expect(dialog.open).toBe(false);
    await act(() => methods.open!());
    expect(dialog.open).toBe(true);
    await act(() => methods.close!());
    await later();
    expect(dialog.open).toBe(false);
    expect(events).toEqual([
      { name: 'open', detail: undefined },
      { name: 'close', detail: { reason: 'handle' } },
    ]);
  });

  it('opens as a modal dialog, so that the page behind is inert', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { methods, act } = await show();
    await act(() => methods.open!());
    expect(modal).toHaveBeenCalledOnce();
  });

  it("stays open on a click outside, so that typed text isn't lost", async () => {
    const { methods, act, dialog, later } = await show();
    await act(() => methods.open!());
    for (const type of ['pointerdown', 'pointerup', 'click'])
      await act(() => dialog.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX: 1 })));
    await later();
    expect(dialog.open).toBe(true);
  });

  it("closes with its button, which has the page's label", async () => {
    const { methods, act, events, later, find } = await show({ closeLabel: 'Stäng' });
    await act(() => methods.open!());
    expect(find('button').getAttribute('aria-label')).toBe('Stäng');
    await act(() => find('button').click());
    await later();
    expect(events.at(-1)).toEqual({ name: 'close', detail: { reason: 'button' } });
  });

  it('reports Escape as the reason, also after another reason before', async () => {
    const { methods, act, events, later, dialog } = await show();
    await act(() => methods.open!());
    await act(() => methods.close!());
    await later();
    await act(() => methods.open!());
    await act(() => dialog.close());
    await later();
    expect(events.at(-1)).toEqual({ name: 'close', detail: { reason: 'escape' } });
  });

  it('reports the reason if it was closed and reopened at once', async () => {
    const { methods, act, events, later } = await show();
    await act(() => {
      methods.open!();
      methods.close!();
      methods.open!();
    });
    await later();
    expect(events.map(({ name, detail }) => [name, detail])).toEqual([
      ['open', undefined],
      ['open', undefined],
      ['close', { reason: 'handle' }],
    ]);
  });

  it('focuses the autofocus element in its slot, which browsers ignore', async () => {
    const { methods, act, element } = await show({}, '<input id="first"><input id="second" autofocus>');
    await act(() => methods.open!());
    expect(document.activeElement).toBe(element.querySelector('#second'));
  });

  it('closes dialogs inside it first, because they would keep the page inert', async () => {
    const outer = await show({ heading: 'Outer' }, '');
    const inner = await show({ heading: 'Inner' }, '');
    outer.element.append(inner.element);
    await outer.act(() => {
      outer.methods.open!();
      inner.methods.open!();
    });
    const closing = vi.spyOn(HTMLDialogElement.prototype, 'close');
    await outer.act(() => outer.methods.close!());
    await outer.later();
    expect(inner.dialog.open).toBe(false);
    expect(outer.dialog.open).toBe(false);
    expect(closing.mock.contexts).toEqual([inner.dialog, outer.dialog]);
    expect(inner.events.at(-1)).toEqual({ name: 'close', detail: { reason: 'handle' } });
  });

  it('returns the focus if it is unmounted while open', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { methods, act, unmount } = await show();
    await act(() => methods.open!(opener));
    await unmount();
    expect(document.activeElement).toBe(opener);
  });

  it('takes its name from the element or the page without a heading', async () => {
    document.title = 'Store';
    const { dialog, element, update } = await show({ heading: undefined });
    expect(dialog.getAttribute('aria-label')).toBe('Store');
    element.setAttribute('aria-label', 'Question');
    await update({});
    expect(dialog.getAttribute('aria-label')).toBe('Question');
  });

  it('escapes a heading of 5,000 characters', async () => {
    const heading = '<img src=x onerror=alert(1)>'.padEnd(5000, 'x');
    const { text, root } = await show({ heading });
    expect(text('h2')).toBe(heading);
    expect(root.querySelector('img')).toBeNull();
  });
});
