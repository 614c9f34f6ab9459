import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../../../src/experiments/engine/config';
import { type Diagnosed, problemsOf } from '../../../src/experiments/overlay/problems-of';
import { consentKey } from '../../../src/platform/consent-key';

const settings = {
  locale: 'en-us',
  api: 'https://api.example/',
  experiments: { configUrl: 'https://cdn.example/config.json' },
};
const assignment = 'https://api.example/api/v1.0/flight/assignment';
const domains = (...names: string[]) =>
  parseConfig({
    experiments: names.map((domain, index) => ({
      name: `e${index}`,
      flights: { targeting: { domain, url: { include: '^/' } }, setup: {} },
    })),
  }).experiments;
const here = domains(location.hostname);
const problems = (page: Partial<Diagnosed>) =>
  problemsOf({ experiments: here, assigned: [], settings, warnings: [], ...page });

beforeEach(() => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Windows NT 10.0 Chrome/148.0.0.0'));
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(globalThis, { [consentKey]: [] });
});

it('says nothing where experiments can run', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['is missing', '404', /^The config https:\/\/cdn\.example\/config\.json answered 404\. Fix: /],
  ['is a page', 'SyntaxError: Unexpected token <', /isn't JSON\. Fix: publish the file itself/],
  ['is slow', 'TimeoutError: signal timed out', /didn't answer within 6 seconds/],
  ['is blocked', 'TypeError: Failed to fetch', /couldn't be fetched\. Fix: .*connect-src.*CORS.*content blockers/],
])('says that the config %s', (_, reason, text) => {
  const warnings = ['something else', `${settings.experiments.configUrl}: ${reason}`];
  expect(problems({ experiments: [], warnings })).toEqual([expect.stringMatching(text)]);
});

it('says that a config without experiments needs a check', () => {
  expect(problems({ experiments: [] })).toEqual([expect.stringMatching(/has no experiments .* Fix: run cobble check/)]);
});

// For a config for www.example.com, the overlay on another host used to say only "0 of 0 here".
it("names the config's nearest domain on another host", () => {
  const near = `${location.hostname}x`;
  expect(problems({ experiments: domains('www.example.com', near) })).toEqual([
    expect.stringMatching(
      `^No experiment is for ${location.hostname}\\. The nearest domain in the config is ${near}\\.`,
    ),
  ]);
});

it.each([
  ['failed', `${assignment}: 500`, /^The assignment .* answered 500/],
  ['has no list', '', /has no list of flights\. Fix: answer/],
])('says that the assignment %s', (_, warning, text) => {
  expect(problems({ assigned: undefined, warnings: [warning] })).toEqual([expect.stringMatching(text)]);
});

it('names the value that is missing for the assignment (EXP-3), or the missing consent', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('curl/8.14.1');
  expect(problems({ assigned: undefined })).toEqual([expect.stringMatching(/platform and browser are unknown/)]);
  Object.assign(globalThis, { [consentKey]: [false] });
  expect(problems({ assigned: undefined })).toEqual([
    expect.stringMatching(/consents to storage\. Fix: call cobble\.consent/),
  ]);
});
