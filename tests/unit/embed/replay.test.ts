import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import replay from '../../../src/embed/replay';
import type { WidgetState } from '../../../src/loader/types';
import { fakePage } from './fake-page';

/** Events that bubbled, as `type@id`. */
let received: string[] = [];
let events: Event[] = [];
let views: unknown[] = [];
const RealMouseEvent = MouseEvent;
/** jsdom rejects the test's window as the `view` of an event. */
class ClickOfAnyView extends RealMouseEvent {
  constructor(type: string, { view, ...init }: MouseEventInit) {
    super(type, init);
    views.push(view);
  }
}
const listen = (event: Event) => {
  const [at] = event.composedPath() as Element[];
  received.push(`${event.type}@${at?.id || at?.localName}`);
  events.push(event);
};

const show = (light: string, shadow: string, state: WidgetState = 'mounted') => {
  const page = fakePage();
  const handle = page.add(`<div id="host" data-widget="tile">${light}</div>`);
  handle.state = state;
  const root = handle.element.attachShadow({ mode: 'open' });
  root.innerHTML = shadow;
  for (const type of ['click', 'keydown']) root.addEventListener(type, listen);
  const find = (id: string) => document.getElementById(id) ?? root.getElementById(id) ?? handle.element;
  /** Replays an event as the loader does. */
  const repeat = (event: Event, id = 'host') => {
    const target = find(id);
    target.addEventListener(event.type, (dispatched) => dispatched.stopImmediatePropagation(), {
      once: true,
      capture: true,
    });
    target.dispatchEvent(event);
    replay(handle, event);
  };
  return { handle, find, root, repeat };
};
const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, ...init });
const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, ...init });

beforeEach(() => {
  views = [];
  vi.stubGlobal('MouseEvent', ClickOfAnyView);
  [received, events] = [[], []];
  document.addEventListener('click', listen);
});
afterEach(() => {
  document.removeEventListener('click', listen);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the click that made a widget load', () => {
  it('replays a click on the first control with its position and modifier keys, inside the widget', () => {
    const { repeat } = show('', '<p></p><button id="a"></button><a id="b" href="#"></a>');
    repeat(click({ ctrlKey: true, altKey: true, shiftKey: true, metaKey: true, clientX: 3, clientY: 4 }));
    expect(received).toEqual(['click@a']);
    expect(events[0]).toMatchObject({
      ctrlKey: true,
      altKey: true,
      shiftKey: true,
      metaKey: true,
      clientX: 3,
      clientY: 4,
      bubbles: true,
      cancelable: true,
      composed: false,
    });
    expect(views.at(-1)).toBe(window);
  });

  it('replays a click only once, for the first of several, until the widget loads again', () => {
    const { repeat, handle } = show('', '<button id="a"></button>');
    repeat(click());
    repeat(click());
    expect(received).toEqual(['click@a']);
    handle.pending = Promise.resolve();
    repeat(click());
    expect(received).toHaveLength(2);
  });

  it('replays a click on the slot that the clicked node is assigned to', () => {
    const { repeat, find } = show('<i id="inner"></i>', '<slot id="slot"></slot><button id="a"></button>');
    expect(find('inner').assignedSlot?.id).toBe('slot');
    repeat(click(), 'inner');
    expect(received).toEqual(['click@slot']);
  });

  it("replays a click on the widget's button or link around the slot, also for nested nodes", () => {
    for (const around of ['<button id="a"><slot></slot></button>', '<a id="a" href="#"><slot></slot></a>']) {
      received = [];
      show('<i><b id="inner"></b></i>', around).repeat(click(), 'inner');
      expect(received).toEqual(['click@a']);
      document.body.innerHTML = '';
    }
  });

  it("activates the page's own control in a slot without the page seeing a second click", () => {
    const { repeat, find } = show('<input type="checkbox" id="own">', '<slot></slot><button id="a"></button>');
    repeat(click(), 'own');
    expect((find('own') as HTMLInputElement).checked).toBe(false);
    expect(received).toEqual([]);
    document.body.innerHTML = '<i id="next"></i>';
    document.getElementById('next')?.click();
    expect(received).toEqual(['click@next']);
  });

  it("doesn't activate openers again, or labels of controls elsewhere", () => {
    const boxes = ['<label id="own" data-widget-open="#x"><input type="checkbox" id="box"></label>'];
    boxes.push('<label id="own" data-widget-close="#x"><input type="checkbox" id="box"></label>');
    boxes.push('<label id="own" data-widget-toggle="#x"><input type="checkbox" id="box"></label>');
    for (const [index, box] of [...boxes, '<label id="own"><input type="checkbox" id="box"></label>'].entries()) {
      const { handle, find } = show(box, '<slot></slot>');
      const event = click();
      Object.defineProperty(event, 'target', { value: find('own') });
      replay(handle, event);
      expect((find('box') as HTMLInputElement).checked).toBe(index === 3);
      document.body.innerHTML = '';
    }
  });

  it('activates the fallback of a failed widget, but nothing of one that is still loading', () => {
    for (const [state, checked] of [
      ['error', true],
      ['loading', false],
    ] as const) {
      const { handle, find } = show('<label id="own"><input type="checkbox" id="box"></label>', '', state);
      const event = click();
      Object.defineProperty(event, 'target', { value: find('own') });
      replay(handle, event);
      expect((find('box') as HTMLInputElement).checked).toBe(checked);
      document.body.innerHTML = '';
    }
    received = [];
    show('', '<button id="a"></button>', 'error').repeat(click());
    expect(received).toEqual([]);
  });

  it('drops a click if there is no enabled control or no widget', () => {
    show('', '<p></p><button id="a" disabled></button>').repeat(click());
    replay(null, click());
    expect(received).toEqual([]);
  });
});

describe('the key that made a widget load', () => {
  it("focuses and presses the widget's first control for Enter and Space", () => {
    for (const key of ['Enter', ' ']) {
      received = [];
      const { repeat, root } = show('', '<button id="a"></button>');
      repeat(press(key, { code: 'X', shiftKey: true, altKey: true, ctrlKey: true, metaKey: true }));
      expect(root.activeElement?.id).toBe('a');
      expect(received).toEqual(['keydown@a', 'click@a']);
      expect(events.at(-2)).toMatchObject({
        key,
        code: 'X',
        shiftKey: true,
        altKey: true,
        ctrlKey: true,
        metaKey: true,
        bubbles: true,
        cancelable: true,
      });
      document.body.innerHTML = '';
    }
  });

  it('only dispatches another key, or one that the widget handled, without a press', () => {
    show('', '<button id="a"></button>').repeat(press('ArrowDown'));
    expect(received).toEqual(['keydown@a']);
    received = [];
    const { repeat, root } = show('', '<button id="a"></button>');
    root.addEventListener('keydown', (event) => event.preventDefault());
    repeat(press('Enter'));
    expect(received).toEqual(['keydown@a']);
  });

  it("reaches the first control from a slotted node, and presses the page's control only for Enter", () => {
    show('<i id="inner"></i>', '<slot></slot><button id="a"></button>').repeat(press('Enter'), 'inner');
    expect(received).toEqual(['keydown@a', 'click@a']);
    received = [];
    document.body.innerHTML = '';
    for (const [key, isPressed] of [
      ['ArrowDown', false],
      ['Enter', true],
    ] as const) {
      const { repeat, find } = show('<input type="checkbox" id="own">', '<slot></slot>');
      repeat(press(key), 'own');
      expect((find('own') as HTMLInputElement).checked).toBe(isPressed);
      document.body.innerHTML = '';
    }
  });

  it.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta'])("doesn't replay a key that is %s", (key) => {
    const { repeat, root } = show('', '<button id="a"></button>');
    repeat(press(key));
    repeat(new FocusEvent('focusin', { bubbles: true }));
    expect([received, root.activeElement]).toEqual([[], null]);
    repeat(click());
    expect(received).toEqual(['click@a']);
  });
});
