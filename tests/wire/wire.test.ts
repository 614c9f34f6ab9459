// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../src/services/create-services';
import { routes } from '../../src/services/routes';
import type { Case, Expected } from './case';
import { cases } from './cases';
import { openPage } from './open-page';
import type { Received, Recorder } from './recorder';
import { startRecorder } from './recorder';
import { signedIn } from './sign-in';

let recorder: Recorder;
beforeAll(async () => {
  recorder = await startRecorder();
});
afterAll(() => recorder.close());
afterEach(() => {
  vi.unstubAllGlobals();
  recorder.received.length = 0;
});

type Methods = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;

const revive = (value: unknown): unknown => {
  const file = (value as { $file?: { name: string; type: string; text: string } } | null)?.$file;
  return file ? new File([file.text], file.name, { type: file.type }) : value;
};

const run = (one: Case): Promise<unknown> => {
  recorder.reply = one.answer ?? { json: {} };
  const services = createServices({ api: recorder.origin }) as unknown as Methods;
  return services[one.group]![one.method]!(...one.args.map(revive));
};

const matches = (request: Received | undefined, expected: Expected): void => {
  expect(request).toBeDefined();
  const { method, path, query, headers, body } = request!;
  expect(`${method} ${path}`).toBe(`${expected.method} ${expected.path}`);
  if (typeof expected.query === 'object') expect(query).toMatch(expected.query);
  else expect(query).toBe(expected.query ?? '');
  for (const [name, value] of Object.entries({
    'content-type': 'application/json',
    'x-web-preauth-secret': null,
    ...expected.headers,
  })) {
    if (value && typeof value === 'object') expect(headers[name], name).toMatch(value);
    else expect(headers[name] ?? null, name).toBe(value);
  }
  expect(body).toBe(expected.body ?? '');
};

describe.each(cases)('$rule $group $method, $about', (one) => {
  it('arrives once as specified when signed in, and returns its answer', async () => {
    openPage().signIn(signedIn());
    const data = await run(one);
    expect(recorder.received).toHaveLength(1);
    matches(recorder.received[0], one.signedIn);
    if ('result' in one) expect(data).toEqual(one.result);
  });

  it('sends an anonymous call or none when signed out (SVC-6, SVC-7)', async () => {
    openPage();
    const outcome = await run(one).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    if (one.signedOut === 'rejected') {
      expect(recorder.received).toHaveLength(0);
      // STO-5: a purchase that failed without a status is NaN.
      if (one.method === 'purchase') expect(outcome).toEqual({ data: NaN });
      else
        expect(outcome).toMatchObject({ error: { name: 'NotSignedInError', status: undefined, response: undefined } });
    } else {
      expect(recorder.received).toHaveLength(1);
      matches(
        recorder.received[0],
        one.signedOut === 'same'
          ? { ...one.signedIn, headers: { ...one.signedIn.headers, authorization: null } }
          : one.signedOut,
      );
    }
  });
});

it('has a wire case under its rule for every route that a page requests', () => {
  const rows = Object.values(routes)
    .flatMap((group) => Object.values(group))
    .filter(({ group }) => group !== 'experiments');
  const missing = rows.filter((row) => {
    const path = new RegExp(
      `^${row.path
        .replace(/[.()]/g, '\\$&')
        .replace('[auth/]', 'auth/')
        .replace(/\{\w+\}/g, '[^/]+')}$`,
    );
    return !cases.some(
      (one) =>
        one.rule === row.rule &&
        one.group === row.group &&
        one.signedIn.method === row.method &&
        path.test(one.signedIn.path),
    );
  });
  expect(rows.length).toBeGreaterThan(35);
  expect(missing).toEqual([]);
});
