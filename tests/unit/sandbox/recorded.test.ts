// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerRecorded } from '../../../examples/sandbox/recorded/answer-recorded';
import { readRecordings, recordingPath } from '../../../examples/sandbox/recorded/read-recordings';
import { recordedFolder } from '../../../examples/sandbox/recorded/recording-files';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { headersOf, runningSandbox } from './running-sandbox';

const all: readonly Route[] = Object.values(routes).flatMap((rows) => Object.values<Route>(rows));
const recordings = all.flatMap((route) =>
  readRecordings(route).map((recording) => ({
    route,
    ...recording,
    file: `${recordingPath(route)}${recording.name && `.${recording.name}`}.json`,
  })),
);

describe('recordings', () => {
  // ARE-1 to ARE-12: the recordings must contain everything that an area renders.
  it('has one usual successful recording per call', () => {
    const usual = (route: Route) => readRecordings(route).filter(({ name, when }) => !name && !when);
    const isGood = ({ status }: { status: number }) => status >= 200 && status < 300;
    expect(all.filter((route) => usual(route).length !== 1 || !usual(route).every(isGood)).map(recordingPath)).toEqual(
      [],
    );
    const files = readdirSync(recordedFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replaceAll('\\', '/'));
    expect(files.sort()).toEqual(recordings.map(({ file }) => file).sort());
  });

  it('has recordings that name source and call, are plain JSON, and link to reserved hosts only', () => {
    for (const { file, route, source, request, status, text } of recordings) {
      const [own, rule] = /^No public source; shaped by requirement ([A-Z]{3}-\d+)/.exec(source) ?? [];
      if (own) expect([file, rule]).toEqual([file, route.rule]);
      else expect([file, source]).toEqual([file, expect.stringMatching(/^https:\/\/\S+\.\S+/)]);
      expect([file, request]).toEqual([file, `${route.method} ${route.path}`]);
      expect([200, 201, 202, 204, 400, 401, 404, 409, 410, 413, 422], file).toContain(status);
      if (text) JSON.parse(text);
      expect([file, status === 204 ? text : '']).toEqual([file, '']);
      // Invented values must not link to real sites or load images from them.
      const hosts = [...text.matchAll(/(?:https?:)?\/\/([\w.-]+\.[a-z]{2,})/g)].map(([, host]) => host!);
      const foreign = hosts.filter((host) => !host.endsWith('.example') && host !== 'www.youtube-nocookie.com');
      expect([file, foreign]).toEqual([file, []]);
    }
  });
});

describe('?sandbox=recorded', () => {
  const sandbox = runningSandbox();
  const from = (search: string) => ({ referer: `${sandbox.origin}/examples/pages/landing.html${search}` });
  const recorded = (path: string, headers = {}) => sandbox.get(path, { ...from('?sandbox=recorded'), ...headers });
  const newsletter = '/api/v1.0/newsletter';

  it("answers from the recordings only if the page's or the call's URL requests it", async () => {
    const textOf = async (path: string, search = '') => JSON.stringify((await sandbox.get(path, from(search))).body);
    expect(await textOf(newsletter, '?a=b&sandbox=recorded#c')).toContain('LampPost');
    expect(await textOf(`${newsletter}?sandbox=recorded`)).toContain('LampPost');
    expect(await textOf(newsletter, '?theme=realms')).not.toContain('LampPost');
    expect(JSON.stringify((await sandbox.get(newsletter)).body)).not.toContain('LampPost');
  });

  it('returns the named alternative if the call has one, or else the usual answer', async () => {
    const search = from('?sandbox=recorded:missing');
    const missing = { status: 404, body: { error: 'RecordNotFound' } };
    expect(await sandbox.get('/help_center/en-us/articles/1', search)).toMatchObject(missing);
    expect(await sandbox.get(newsletter, search)).toMatchObject({ status: 200 });
  });

  // SUP-2 HLP-1
  it("returns the answer that matches the call's query, for example the next page or audio", async () => {
    type Page = { meta: { after_cursor: string; has_more: boolean } };
    const first = (await recorded('/ticket_fields?page[size]=100')).body as Page;
    const after = encodeURIComponent(first.meta.after_cursor);
    const next = (await recorded(`/ticket_fields?page[size]=100&page[after]=${after}`)).body as Page;
    expect(next.meta.has_more).toBe(false);
    const sound = (await recorded('/api/v1.0/reportconcern/challenge?challengeType=Audio')).body;
    expect(sound).toMatchObject({ contentType: 'Audio' });
  });

  it('returns numbers beyond 2^53 unchanged and rewrites URLs to the sandbox', async () => {
    const text = await (await fetch(`${sandbox.origin}/help_center/en-us/articles?sandbox=recorded`)).text();
    expect(text).toMatch(/"id": 9007199254740993\b/);
    expect(text).not.toMatch(/(help|pictures)\.example/);
    expect(text).toContain(`${sandbox.origin}/__sandbox/pictures/story/lantern-wall.svg`);
  });

  it('requires tokens for recordings, too, and returns the recorded status and headers', async () => {
    expect((await recorded('/minecraft/profile')).status).toBe(401);
    expect((await recorded('/minecraft/profile', headersOf().bearer)).body).toMatchObject({ name: 'lampfish_' });
    const inventory = '/api/v1.0/player/inventory/offersandsubscriptions';
    const unchanged = { ...from('?sandbox=recorded:unchanged'), ...headersOf().mcToken };
    const { status, headers, body } = await sandbox.get(inventory, unchanged);
    expect([status, headers.get('InventoryETag'), body]).toEqual([204, '1/MzQ1=', '']);
  });

  it('rejects any other value with a clear message', async () => {
    for (const value of ['record', 'recorded:', 'recorded:../x', '']) {
      const { status, body } = await sandbox.get(newsletter, from(`?sandbox=${value}`));
      expect([value, status, JSON.stringify(body)]).toEqual([
        value,
        400,
        expect.stringContaining('sandbox=recorded:NAME'),
      ]);
    }
  });
});

it('answers a call without a recording with 501 and the name of the missing file', () => {
  const match = { route: routes.helpCentre.serverStatus, params: {}, signedIn: false };
  expect(() =>
    answerRecorded({ match, query: new URLSearchParams(), name: '', origin: '', folder: '/nowhere/' }),
  ).toThrow(/no tests\/recorded\/help-centre\/server-status\.json.*GET \/help_center/);
});
