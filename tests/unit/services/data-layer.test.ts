// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { create } from '../../../src/services/telemetry/data-layer';

const event = { name: 'Ms.Web.BuyNow', data: { offerId: 'o', event: 'not this' }, time: 5 };
const pushed = { offerId: 'o', event: 'Ms.Web.BuyNow', time: 5 };
const page: Record<string, unknown> = globalThis as never;

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(page, 'dataLayer');
  Reflect.deleteProperty(page, 'myLayer');
});

it('creates and stores a missing list', () => {
  const tell = create({});
  tell(event);
  tell({ ...event, time: 6 });
  expect(page.dataLayer).toEqual([pushed, { ...pushed, time: 6 }]);
});

it('uses the list of the configured name', () => {
  page.myLayer = ['first'];
  create({ dataLayerName: 'myLayer' })(event);
  expect(page.myLayer).toEqual(['first', pushed]);
  expect(page).not.toHaveProperty('dataLayer');
});

it('uses a list with which the tag manager replaces the first', () => {
  const tell = create({});
  tell(event);
  page.dataLayer = [];
  tell(event);
  expect(page.dataLayer).toEqual([pushed]);
});

// threat 10: `<form id="dataLayer">` becomes an inherited property of the window.
it('ignores an inherited property of that name', () => {
  const named = { push: vi.fn() };
  const prototype = Object.getPrototypeOf(page) as object;
  Object.defineProperty(prototype, 'dataLayer', { value: named, configurable: true, writable: true });
  create({})(event);
  Reflect.deleteProperty(prototype, 'dataLayer');
  expect(named.push).not.toHaveBeenCalled();
  expect(page.dataLayer).toEqual([pushed]);
});
