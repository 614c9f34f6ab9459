// @vitest-environment node
// Needs its own process: it mocks a module that a `vm` context can't import.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../wire/open-page';
import { json, testClient } from './client';

const files = ['client/locale-fallback', 'store/regions/bundled-regions', 'toasts/toasts'].map(
  (file) => `../../../src/services/${file}.ts`,
);
const [askAgain = '', bundledRegions = '', toasts = ''] = files;
const lost = (): never => {
  throw new Error('lost');
};

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  for (const file of files) vi.doUnmock(file);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('rejects with the 404 if the locale fallback does not load', async () => {
  vi.doMock(askAgain, lost);
  const client = testClient({ locale: 'ja' });
  client.respond(() => json({}, { status: 404 }));
  await expect(client.helpCentre.sections()).rejects.toMatchObject({ name: 'HttpError', status: 404 });
  expect(client.sent).toHaveLength(1);
});

it("rejects with the service's error if the bundled regions do not load", async () => {
  vi.doMock(bundledRegions, lost);
  const client = testClient();
  client.respond(() => json({}, { status: 400 }));
  await expect(client.store.regions()).rejects.toMatchObject({ name: 'HttpError', status: 400 });
});

it('loads toasts with the first one and passes on the arguments', async () => {
  const show = vi.fn(async () => 7);
  const dismiss = vi.fn(async () => {});
  const create = vi.fn(() => ({ show, dismiss }));
  vi.doMock(toasts, () => ({ create }));
  const client = testClient();
  expect(create).not.toHaveBeenCalled();
  expect(await client.toasts.show('Saved', { type: 'success' })).toBe(7);
  await client.toasts.dismiss(7);
  expect([show.mock.calls, dismiss.mock.calls]).toEqual([[['Saved', { type: 'success' }]], [[7]]]);
});

it('rejects a toast with a LoadError if toasts do not load', async () => {
  vi.doMock(toasts, lost);
  const client = testClient();
  for (const call of [() => client.toasts.show('Saved'), () => client.toasts.dismiss()])
    await expect(call()).rejects.toMatchObject({
      name: 'LoadError',
      message: 'toasts: toasts did not load. Publish the whole build, and allow it in script-src.',
    });
});

it("keeps the visit's id, even while session storage is blocked", async () => {
  const { sessionId } = await import('../../../src/services/session/session-id');
  const page = openPage();
  const id = sessionId();
  expect(id).toMatch(/^\d+(-\d+){3}$/);
  expect([page.window.sessionStorage.getItem('cobble-session'), sessionId()]).toEqual([id, id]);
  page.window.sessionStorage.setItem('cobble-session', 'kept');
  expect(sessionId()).toBe('kept');
  vi.stubGlobal('sessionStorage', undefined);
  expect(sessionId()).toBe(id);
});
