import { afterEach, describe, expect, it, vi } from 'vitest';
import { Flyout } from '../../../src/widgets/flyout/flyout';
import { description } from '../../../src/widgets/flyout/flyout.widget';
import { flushTasks } from '../flush-tasks';
import { render } from './support';

const show = async (props = {}, html = '<p>Body</p>') => {
  const shown = await render(Flyout, description, { heading: 'Basket', ...props }, { html });
  const dialog = shown.find<HTMLDialogElement>('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(800, 0, 488, 600);
  const later = () => shown.act(flushTasks);
  const mouse = (type: string, target: Element, clientX: number) =>
    shown.act(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX })));
  const press = async (target: Element, x: number, upTarget = target, upX = x, clicked: Element = upTarget) => {
    await mouse('pointerdown', target, x);
    await mouse('pointerup', upTarget, upX);
    await mouse('click', clicked, upX);
    await later();
  };
  return { ...shown, dialog, later, press };
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

// WGT-7
describe('flyout', () => {
  it('is closed at first', async () => {
    const { dialog, events } = await show();
    expect(dialog.open).toBe(false);
    expect(events).toEqual([]);
  });

  it('opens as a named modal dialog, with an event', async () => {
    const { dialog, methods, act, events } = await show();
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await act(() => methods.open!());
    expect(modal).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute('aria-label')).toBe('Basket');
    expect(events).toEqual([{ name: 'open', detail: undefined }]);
  });

  it('ignores opening while it is open', async () => {
    const { methods, act, events } = await show();
    await act(() => {
      methods.open!();
      methods.open!();
    });
    expect(events).toHaveLength(1);
  });

  it('reports the reason "handle" when its handle closes it', async () => {
    const { methods, act, events, later, dialog } = await show();
    await act(() => methods.open!());
    await act(() => methods.close!());
    await later();
    expect(dialog.open).toBe(false);
    expect(events.at(-1)).toEqual({ name: 'close', detail: { reason: 'handle' } });
  });

  it('ignores closing while it is closed, and reports the next Escape correctly', async () => {
    const { methods, act, events, later, dialog } = await show();
    await act(() => methods.close!());
    await act(() => methods.open!());
    await act(() => dialog.close());
    await later();
    expect(events.map(({ name, detail }) => [name, detail])).toEqual([
      ['open', undefined],
      ['close', { reason: 'escape' }],
    ]);
  });

  it('toggles', async () => {
    const { methods, act, dialog, later } = await show();
    await act(() => methods.toggle!());
    expect(dialog.open).toBe(true);
    await act(() => methods.toggle!());
    await later();
    expect(dialog.open).toBe(false);
  });

  it('has a close button with the page\'s label and the reason "button"', async () => {
    const { methods, act, events, later, find } = await show({ closeLabel: 'Stäng' });
    await act(() => methods.open!());
    expect(find('button').getAttribute('aria-label')).toBe('Stäng');
    await act(() => find('button').click());
    await later();
    expect(events.at(-1)!.detail).toEqual({ reason: 'button' });
  });

  it('closes on a click outside of the panel with the reason "outside"', async () => {
    const { methods, act, events, dialog, press } = await show();
    await act(() => methods.open!());
    await press(dialog, 100);
    expect(events.at(-1)!.detail).toEqual({ reason: 'outside' });
  });

  it("stays open on a click on the panel's background", async () => {
    const { methods, act, dialog, press } = await show();
    await act(() => methods.open!());
    await press(dialog, 900);
    expect(dialog.open).toBe(true);
  });

  it('stays open when a drag from inside ends outside', async () => {
    const { methods, act, dialog, press, find } = await show();
    await act(() => methods.open!());
    await press(find('h2'), 900, dialog, 100);
    expect(dialog.open).toBe(true);
  });

  it('stays open when a drag from outside ends inside', async () => {
    const { methods, act, dialog, press, find } = await show();
    await act(() => methods.open!());
    await press(dialog, 100, find('h2'), 900, dialog);
    expect(dialog.open).toBe(true);
  });

  it('stays open on a click on slotted content', async () => {
    const { methods, act, dialog, element, press } = await show();
    await act(() => methods.open!());
    await press(element.querySelector('p')!, 900);
    expect(dialog.open).toBe(true);
  });

  it("shows the page's nodes without moving them", async () => {
    const { element, find } = await show({}, '<p id="own">Body</p>');
    const own = element.querySelector('#own');
    expect(own?.parentElement).toBe(element);
    expect(find<HTMLSlotElement>('slot:not([name])').assignedElements()).toEqual([own]);
  });

  it('has a footer only while the page provides one', async () => {
    const { element, find, act, later } = await show({}, '<p>Body</p><button slot="footer">Buy</button>');
    expect(find('slot[name=footer]').parentElement!.hidden).toBe(false);
    await act(() => element.querySelector('[slot]')!.remove());
    await later();
    expect(find('slot[name=footer]').parentElement!.hidden).toBe(true);
  });

  it('takes its name from the element or the page without a heading', async () => {
    document.title = 'Store';
    const { dialog, element, update } = await show({ heading: undefined });
    expect(dialog.getAttribute('aria-label')).toBe('Store');
    element.setAttribute('aria-label', 'Filters');
    await update({});
    expect(dialog.getAttribute('aria-label')).toBe('Filters');
  });

  it("returns the focus to its opener, even if the click didn't focus it (Safari)", async () => {
    const { methods, act, later } = await show();
    const opener = document.body.appendChild(document.createElement('button'));
    await act(() => methods.open!(opener));
    await act(() => methods.close!());
    await later();
    expect(document.activeElement).toBe(opener);
  });

  it('moves the focus to its own element if the opener is gone, until it is blurred', async () => {
    const { methods, act, later, element, root } = await show();
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    await act(() => methods.open!(opener));
    opener.remove();
    await act(() => methods.close!());
    await later();
    expect(document.activeElement).toBe(element);
    expect(root.activeElement).toBeNull();
    element.blur();
    expect(element.hasAttribute('tabindex')).toBe(false);
  });

  it('keeps the focus where the page moved it while closing', async () => {
    const { methods, act, later } = await show();
    const [opener, next] = [0, 1].map(() => document.body.appendChild(document.createElement('button')));
    await act(() => methods.open!(opener));
    await act(() => {
      methods.close!();
      next!.focus();
    });
    await later();
    expect(document.activeElement).toBe(next);
  });

  it('keeps its content when its props change', async () => {
    const { methods, act, update, dialog, text } = await show();
    await act(() => methods.open!());
    await update({ heading: 'Wish list' });
    expect(dialog.open).toBe(true);
    expect(text('h2')).toBe('Wish list');
  });
});
