// threat 4: a visitor must see the whole question before spending anything.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inSight } from '../../../src/areas/kit/confirm/in-sight';
import { warnAboutUnreadTexts } from '../../../src/areas/kit/confirm/warn-about-unread-texts';
import { watchSight } from '../../../src/areas/kit/confirm/watch-sight';
import { watchTopLayer } from '../../../src/areas/kit/confirm/watch-top-layer';
import type { Host } from '../../../src/widgets/kit/host';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const at = (left: number, top: number, width: number, height: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
};

describe('a part of the question', () => {
  /** The window is 1024 × 768; `front` returns the topmost element at a point. */
  const seen = (part: Element, front: (x: number, y: number) => Element | null = () => part, isVisible = true) => {
    part.checkVisibility = () => isVisible;
    const root = { elementFromPoint: front } as ShadowRoot;
    return inSight(root, [part]);
  };

  it('reports a part as visible if it is rendered, large enough and inside the window', () => {
    expect(seen(at(0, 0, 24, 24))).toBe(true);
    expect(seen(at(1000, 744, 24, 24))).toBe(true);
    expect(seen(at(0, 0, 24, 24), undefined, false)).toBe(false);
    expect(seen(at(0, 0, 23.9, 24))).toBe(false);
    expect(seen(at(0, 0, 24, 23.9))).toBe(false);
    expect(seen(at(-1, 0, 24, 24))).toBe(false);
    expect(seen(at(0, -1, 24, 24))).toBe(false);
    expect(seen(at(1001, 0, 24, 24))).toBe(false);
    expect(seen(at(0, 745, 24, 24))).toBe(false);
  });

  it('reports a part as hidden if something covers a corner, an edge or its centre', () => {
    const part = at(100, 200, 100, 40);
    const inside = part.appendChild(document.createElement('b'));
    expect(seen(part, () => inside)).toBe(true);
    const checked: string[] = [];
    seen(part, (x, y) => {
      checked.push(`${x},${y}`);
      return part;
    });
    expect(checked).toEqual([105, 150, 195].flatMap((x) => [202, 220, 238].map((y) => `${x},${y}`)));
    for (const place of checked)
      expect(seen(part, (x, y) => (`${x},${y}` === place ? document.body : part))).toBe(false);
    expect(seen(part, () => null)).toBe(false);
  });

  it('reports a part as visible only if all other parts are, too', () => {
    const [one, other] = [at(0, 0, 30, 30), at(0, 0, 1, 1)];
    for (const part of [one, other]) part.checkVisibility = () => true;
    const root = { elementFromPoint: () => one } as unknown as ShadowRoot;
    expect([inSight(root, [one]), inSight(root, [one, other]), inSight(root, [])]).toEqual([true, false, true]);
  });
});

describe('the top layer', () => {
  const layer = (...elements: Element[]) => vi.spyOn(document, 'querySelectorAll').mockReturnValue(elements as never);

  it('reports the question as covered by an element that was added after it to the top layer', () => {
    const dialog = at(100, 100, 100, 100);
    const before = at(0, 0, 500, 500);
    layer(before);
    const isCovered = watchTopLayer(dialog);
    expect(isCovered()).toBe(false);
    layer(before, at(150, 150, 10, 10));
    expect(isCovered()).toBe(true);
    layer(before, at(0, 0, 101, 101));
    expect(isCovered()).toBe(true);
  });

  it.each([
    ['left', at(0, 100, 100, 100)],
    ['right', at(200, 100, 50, 50)],
    ['above', at(100, 0, 100, 100)],
    ['below', at(100, 200, 50, 50)],
  ])("doesn't report the question as covered by an element beside it (%s)", (_, other) => {
    layer();
    const isCovered = watchTopLayer(at(100, 100, 100, 100));
    layer(other);
    expect(isCovered()).toBe(false);
  });
});

it('reports all parts visible once each is, and not any more when one is covered', () => {
  let report: (entries: { target: Element; isVisible?: boolean; isIntersecting?: boolean }[]) => void = () => {};
  let options: object | undefined;
  const observed: Element[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, given: object) {
        report = callback;
        options = given;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = disconnect;
    },
  );
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  const reported: boolean[] = [];
  const end = watchSight([one, other], (seen) => reported.push(seen));
  expect([observed, options]).toEqual([[one, other], { trackVisibility: true, delay: 100 }]);
  report([{ target: one, isVisible: true }]);
  report([{ target: other, isVisible: true }]);
  report([{ target: one, isVisible: false }]);
  // Browsers without `isVisible` report only intersection. An intersecting part then counts as visible.
  report([{ target: one, isIntersecting: true }]);
  report([{ target: one, isIntersecting: false }]);
  expect(reported).toEqual([false, true, false, true, false]);
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('warns that a text on the element has no effect, and names the setting to use instead', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = document.createElement('div');
  element.id = 'w1';
  element.dataset.widget = 'store-product';
  element.dataset.confirmText = 'Buy?';
  element.dataset.props = '{"noText":"Never"}';
  warnAboutUnreadTexts({ element } as unknown as Host, ['confirmText', 'yesText', 'noText', 'freeYesText']);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'cobble: store-product #w1: data-confirm-text has no effect. Fix: set confirmText under "texts" in the settings.',
    'cobble: store-product #w1: data-no-text has no effect. Fix: set noText under "texts" in the settings.',
  ]);
  delete element.dataset.props;
  delete element.dataset.confirmText;
  warnAboutUnreadTexts({ element } as unknown as Host, ['confirmText']);
  expect(warn).toHaveBeenCalledTimes(2);
});
