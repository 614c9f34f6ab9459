// @vitest-environment node
// Needs its own process: it mocks a module that a `vm` context can't import.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServicesByGroup } from '../../../src/services/services-by-group';
import { openPage } from '../../wire/open-page';
import { until } from './until';

const groups = [
  ['marketplace', 'marketplace'],
  ['newsletter', 'newsletter'],
  ['downloads', 'downloads'],
  ['realms', 'realms'],
  ['helpCentre', 'help-centre'],
  ['support', 'support'],
  ['store', 'store'],
  ['profile', 'profile'],
] as const;

let loaded: string[];
let load: (file: string) => Promise<never> | undefined;
beforeEach(() => {
  vi.resetModules();
  openPage();
  loaded = [];
  load = () => undefined;
  for (const [, file] of groups)
    vi.doMock(`../../../src/services/${file}/${file}.ts`, async () => {
      loaded.push(file);
      await load(file);
      return { default: () => ({ call: async (...given: unknown[]) => [file, ...given] }) };
    });
});
afterEach(() => {
  for (const [, file] of groups) vi.doUnmock(`../../../src/services/${file}/${file}.ts`);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Calls = Record<string, { call(...given: unknown[]): Promise<unknown> }>;
const make = () => createServicesByGroup({ api: 'https://api.example' }) as unknown as Calls;

it.each(groups)('loads only the group %s, once, at its first call', async (name, file) => {
  const services = make();
  expect(loaded).toEqual([]);
  const calls = [services[name]?.call(1, 2), services[name]?.call(3)];
  expect(await Promise.all(calls)).toEqual([
    [file, 1, 2],
    [file, 3],
  ]);
  expect(await services[name]?.call()).toEqual([file]);
  expect(loaded).toEqual([file]);
});

it('does not load a group that is only awaited or inspected', async () => {
  const { store } = make();
  expect(await store).toBe(store);
  expect(Reflect.get(store ?? {}, Symbol.toStringTag)).toBeUndefined();
  expect(loaded).toEqual([]);
});

it.each([
  ['store', 'services-store', 'store.call'],
  ['helpCentre', 'services-help-centre', 'helpCentre.call'],
])('rejects a call if its group fails to load, and retries at the next call: %s', async (name, file, called) => {
  load = () => Promise.reject(new Error('lost'));
  const services = make();
  const error = await services[name]?.call().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'LoadError',
    endpoint: called,
    status: undefined,
    message: `${called}: ${file} did not load. Publish the whole build, and allow it in script-src.`,
  });
  load = () => undefined;
  expect(await services[name]?.call()).toHaveLength(1);
});

it('times out after nine seconds if the file of a group does not arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  load = () => new Promise(() => {});
  const { store } = make();
  let error: { name?: string; cause?: unknown } | undefined;
  store?.call().catch((thrown) => {
    error = thrown;
  });
  await until(() => loaded.length > 0);
  await vi.advanceTimersByTimeAsync(8999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toMatchObject({
    name: 'LoadError',
    cause: expect.objectContaining({ message: 'No answer within 9 seconds.' }),
  });
});
