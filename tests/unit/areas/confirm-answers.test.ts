// threat 4: which clicks and keys count as an answer, and when.
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { confirm } from '../../../src/areas/kit/confirm/confirm';
import type { Host } from '../../../src/widgets/kit/host';

const sight = vi.hoisted(() => ({
  report: (_seen: boolean) => {},
  isEnded: false,
  isInSight: true,
  isCovered: false,
}));
const framed = vi.hoisted(() => ({ isByOtherSite: false }));
vi.mock('../../../src/areas/kit/confirm/framed-by-other-site', () => ({
  isFramedByOtherSite: () => framed.isByOtherSite,
}));
vi.mock('../../../src/areas/kit/confirm/in-sight', () => ({ inSight: () => sight.isInSight }));
vi.mock('../../../src/areas/kit/confirm/watch-top-layer', () => ({ watchTopLayer: () => () => sight.isCovered }));
vi.mock('../../../src/areas/kit/confirm/watch-sight', () => ({
  watchSight: (_parts: unknown, report: (seen: boolean) => void) => {
    sight.report = report;
    return () => {
      sight.isEnded = true;
    };
  },
}));

const question = { text: 'Buy {title} for {amount}?', title: 'Fox', amount: 5, yesText: 'Yes', noText: 'No' };
/** jsdom can't create trusted events, so tests call the listeners directly. */
let addListener: MockInstance<EventTarget['addEventListener']>;
const fire = (target: EventTarget, type: string, more: object = {}) => {
  const event = { timeStamp: performance.now(), ...more };
  addListener.mock.contexts.forEach((context, at) => {
    const [addedType, listener] = addListener.mock.calls[at] ?? [];
    if (context === target && addedType === type) (listener as (event: object) => void)(event);
  });
};

beforeEach(() => {
  framed.isByOtherSite = false;
  Object.assign(sight, { isEnded: false, isInSight: true, isCovered: false });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  addListener = vi.spyOn(EventTarget.prototype, 'addEventListener');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.replaceChildren(document.head, document.body);
  document.body.replaceChildren();
});

const ask = () => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = element.attachShadow({ mode: 'open' });
  const opener = root.appendChild(document.createElement('button'));
  const focus = vi.spyOn(opener, 'focus');
  const page = { shared: {} };
  const host = { element, root, locale: 'en-us', page, settings: {} } as unknown as Host;
  const stop = new AbortController();
  const answers: string[] = [];
  const answer = confirm(host, question, opener, stop.signal).then((one) => answers.push(one));
  const place = document.querySelector('cobble-confirmation');
  const dialog = place?.shadowRoot?.querySelector('dialog');
  const [yes, no] = dialog?.querySelectorAll('button') ?? [];
  if (!place || !dialog || !yes || !no) throw new Error('nothing is asked');
  const answered = async () => {
    for (let turns = 5; turns--; ) await Promise.resolve();
    return answers.join();
  };
  const click = (button: Element, more = {}) => {
    fire(button, 'click', { isTrusted: true, detail: 1, ...more });
    fire(dialog, 'click');
  };
  return { answer, click, dialog, element, focus, no, opener, place, root, stop, answered, yes };
};
/** Advances to the first frame with the question painted. */
const paint = () => {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
};
const wait = () => {
  paint();
  vi.advanceTimersByTime(500);
};

describe('a yes', () => {
  it('counts a yes on a trusted click half a second after the first frame, if every part is visible', async () => {
    const { click, answered, yes, place } = ask();
    sight.report(true);
    paint();
    vi.advanceTimersByTime(499);
    expect(yes.ariaDisabled).toBe('true');
    click(yes);
    expect(await answered()).toBe('');
    vi.advanceTimersByTime(1);
    expect(yes.ariaDisabled).toBe('false');
    click(yes, { isTrusted: false });
    expect(await answered()).toBe('');
    click(yes);
    expect([await answered(), place.isConnected, sight.isEnded]).toEqual(['yes', false, true]);
  });

  it('counts no yes before a frame was painted, however long that takes', async () => {
    const { click, answered, yes } = ask();
    sight.report(true);
    click(yes, { timeStamp: 60_000 });
    vi.advanceTimersToNextFrame();
    click(yes, { timeStamp: 60_000 });
    expect(await answered()).toBe('');
  });

  it("counts a yes by the click's own time, even if a busy page handles it later", async () => {
    const { click, answered, yes } = ask();
    sight.report(true);
    paint();
    const early = performance.now() + 499;
    vi.advanceTimersByTime(5000);
    click(yes, { timeStamp: early });
    expect(await answered()).toBe('');
    click(yes, { timeStamp: early + 1 });
    expect(await answered()).toBe('yes');
  });

  it.each([
    ['a moved pointer', 'pointermove', { isTrusted: true, movementX: 5, movementY: 5 }, 'pointerdown', 1],
    ['Enter after Shift+Tab', 'keydown', { key: 'Tab', shiftKey: true, repeat: false }, 'keydown', 0],
    ['a finger', 'touchstart', {}, 'pointerdown', 1],
    ['assistive technology', 'focusin', {}, 'focusin', 0],
  ])('counts no yes during the wait, even by %s', async (_, first, event, press, detail) => {
    const { click, dialog, answered, yes } = ask();
    sight.report(true);
    paint();
    fire(dialog, first, event);
    fire(dialog, press, { key: 'Enter', repeat: false });
    click(yes, { detail });
    expect(await answered()).toBe('');
    vi.advanceTimersByTime(500);
    click(yes, { detail: 0 });
    expect(await answered()).toBe('yes');
  });

  it('ignores the second click of a double click unless the first one was late enough to count', async () => {
    const { click, dialog, answered, yes } = ask();
    sight.report(true);
    wait();
    fire(dialog, 'pointerdown');
    fire(dialog, 'mousedown', { detail: 2 });
    click(yes, { detail: 2 });
    expect(await answered()).toBe('');
    fire(dialog, 'pointerdown');
    fire(dialog, 'mousedown', { detail: 1 });
    fire(dialog, 'pointerdown');
    fire(dialog, 'mousedown', { detail: 2 });
    click(yes, { detail: 2 });
    expect(await answered()).toBe('yes');
  });

  it('counts no yes if the press began before the wait ended', async () => {
    const { click, dialog, answered, yes } = ask();
    sight.report(true);
    paint();
    fire(dialog, 'pointerdown');
    vi.advanceTimersByTime(500);
    click(yes);
    expect(await answered()).toBe('');
    fire(dialog, 'pointerdown');
    click(yes);
    expect(await answered()).toBe('yes');
  });

  it.each([
    ['the page was hidden', () => fire(document, 'visibilitychange')],
    ['the window was behind another', () => dispatchEvent(new Event('focus'))],
    [
      'something covered the question',
      () => {
        sight.report(false);
        sight.report(true);
      },
    ],
  ])('restarts the wait for a yes after %s', async (_, happen) => {
    const { click, answered, yes } = ask();
    sight.report(true);
    wait();
    happen();
    expect(yes.ariaDisabled).toBe('true');
    click(yes);
    paint();
    vi.advanceTimersByTime(499);
    click(yes);
    expect(await answered()).toBe('');
    vi.advanceTimersByTime(1);
    expect(yes.ariaDisabled).toBe('false');
    click(yes);
    expect(await answered()).toBe('yes');
  });

  it('ignores a held Enter key, and a held Space key until it is released', async () => {
    const { click, dialog, answered, yes } = ask();
    sight.report(true);
    wait();
    fire(dialog, 'keydown', { key: 'Enter', repeat: true });
    click(yes, { detail: 0 });
    expect(await answered()).toBe('');
    fire(dialog, 'keydown', { key: ' ', repeat: false });
    fire(dialog, 'keydown', { key: ' ', repeat: true });
    click(yes, { detail: 0 });
    expect(await answered()).toBe('yes');
  });

  it('ignores a Space key that was pressed before the question appeared', async () => {
    const { click, dialog, answered, yes } = ask();
    sight.report(true);
    wait();
    fire(dialog, 'keydown', { key: ' ', repeat: true });
    click(yes, { detail: 0 });
    expect(await answered()).toBe('');
    // An earlier press on the page doesn't invalidate a click by assistive technology.
    click(yes, { detail: 0 });
    expect(await answered()).toBe('yes');
  });

  it("waits for the browser's first visibility report before it counts a yes", async () => {
    const { click, answered, yes } = ask();
    wait();
    click(yes);
    expect(await answered()).toBe('');
    sight.report(true);
    expect(await answered()).toBe('yes');
  });

  it.each([
    ['the browser reports something over it', () => sight.report(false)],
    ['a page element is above it', () => Object.assign(sight, { isCovered: true })],
    ['a part is out of sight', () => Object.assign(sight, { isInSight: false })],
  ])('treats the question as unseen if %s', async (_, happen) => {
    const { click, answered, yes } = ask();
    sight.report(true);
    wait();
    happen();
    expect(await answered()).toBe('');
    click(yes);
    expect(await answered()).toBe('unseen');
  });

  it('needs a click for a yes, not only visibility', async () => {
    const { answered } = ask();
    wait();
    sight.report(true);
    expect(await answered()).toBe('');
  });
});

it('shows no question in a frame of a foreign page', async () => {
  const host = { element: document.body, settings: {} } as unknown as Host;
  framed.isByOtherSite = true;
  expect(await confirm(host, question, document.body, new AbortController().signal)).toBe('framed');
  expect(document.querySelector('cobble-confirmation')).toBeNull();
});

describe('a no', () => {
  it('accepts a no without a wait, but ignores the second click of a double click and a held key', async () => {
    const { click, dialog, no, answered } = ask();
    click(no, { detail: 2 });
    fire(dialog, 'keydown', { key: 'Enter', repeat: true });
    click(no, { detail: 0 });
    expect(await answered()).toBe('');
    fire(dialog, 'keydown', { key: 'Enter', repeat: false });
    click(no, { detail: 0 });
    expect(await answered()).toBe('no');
  });

  it('accepts a no on a trusted click, visible or not', async () => {
    const { click, no, answered } = ask();
    wait();
    click(no);
    expect(await answered()).toBe('no');
  });

  it('answers no after any change to a Cobble attribute, but not after changes to other attributes', async () => {
    const { answer, element, answered } = ask();
    element.setAttribute('class', 'x');
    element.setAttribute('x-data-amount', '1');
    element.setAttribute('data-widget-state', 'mounted');
    await vi.waitFor(() => Promise.resolve());
    expect(await answered()).toBe('');
    element.setAttribute('class', 'y');
    element.setAttribute('data-amount', '1');
    await answer;
    expect(await answered()).toBe('no');
  });
});

describe('after an answer', () => {
  it('returns the focus to the opener, unless the focus is elsewhere in the area', async () => {
    const { click, focus, no, answered } = ask();
    wait();
    click(no);
    await answered();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    const elsewhere = ask();
    const other = elsewhere.root.appendChild(document.createElement('button'));
    other.focus();
    wait();
    elsewhere.click(elsewhere.no);
    await elsewhere.answered();
    expect(elsewhere.focus).not.toHaveBeenCalled();
  });

  it('blocks the second click of a double click on elements below for half a second', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const ofWindow = vi.spyOn(globalThis, 'addEventListener');
    const { click, no, answered } = ask();
    wait();
    click(no);
    await answered();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(500);
    const [, listener, options] = ofWindow.mock.calls.find(([type]) => type === 'click') ?? [];
    expect(options).toEqual({ capture: true, signal: timeout.mock.results[0]?.value });
    for (const [detail, times] of [
      [1, 0],
      [2, 1],
    ] as const) {
      const event = { detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
      (listener as unknown as (event: object) => void)(event);
      expect(event.preventDefault).toHaveBeenCalledTimes(times);
      expect(event.stopPropagation).toHaveBeenCalledTimes(times);
    }
  });
});

describe('the question', () => {
  it('makes overflowing text scrollable by keyboard, and sets its font', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40);
    const scrolled = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(41);
    const fits = ask();
    expect(fits.dialog.querySelector('p')?.tabIndex).toBe(-1);
    fits.stop.abort();
    await fits.answered();
    scrolled.mockReturnValue(42);
    const { dialog, yes } = ask();
    expect(dialog.querySelector('p')?.tabIndex).toBe(0);
    expect([dialog, yes].every(({ style }) => style.fontFamily !== '')).toBe(true);
  });
});
