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
const files = readdirSync(recordedFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/'));
const recordings = all.flatMap((route) =>
  readRecordings(route).map((recording) => ({
    route,
    recording,
    file: `${recordingPath(route)}${recording.name && `.${recording.name}`}.json`,
  })),
);

describe('the recordings', () => {
  // ARE-1 to ARE-12: what an area is drawn from has to be there.
  it.each(all.map((route) => ({ path: recordingPath(route), route })))(
    '$path has a usual answer, a good one',
    ({ route }) => {
      const [usual, ...others] = readRecordings(route).filter(({ name, when }) => !name && !when);
      expect(usual?.status).toBeGreaterThanOrEqual(200);
      expect(usual?.status).toBeLessThan(300);
      expect(others).toEqual([]);
    },
  );

  it('are of calls that there are, each file of one', () => {
    expect(files.sort()).toEqual(recordings.map(({ file }) => file).sort());
  });

  it.each(recordings)('$file names its source and its call, and is JSON of a plain status', ({ route, recording }) => {
    const [own, rule] = /^No public source; shaped by requirement ([A-Z]{3}-\d+)/.exec(recording.source) ?? [];
    if (own) expect(rule).toBe(route.rule);
    else expect(recording.source).toMatch(/^https:\/\/\S+\.\S+/);
    expect(recording.request).toBe(`${route.method} ${route.path}`);
    expect([200, 201, 202, 204, 400, 401, 404, 409, 410, 413, 422]).toContain(recording.status);
    if (recording.text) JSON.parse(recording.text);
    expect(recording.status === 204 ? recording.text : '').toBe('');
  });

  // Values of our own: nobody's site is asked for a picture, and nothing in them leads there.
  it.each(recordings)('$file leads to hosts that nobody has', ({ recording: { text } }) => {
    const hosts = [...text.matchAll(/(?:https?:)?\/\/([\w.-]+\.[a-z]{2,})/g)].map(([, host]) => host!);
    expect(hosts.filter((host) => !host.endsWith('.example') && host !== 'www.youtube-nocookie.com')).toEqual([]);
  });
});

describe('?sandbox=recorded', () => {
  const sandbox = runningSandbox();
  const from = (search: string) => ({ referer: `${sandbox.origin}/examples/pages/landing.html${search}` });
  const newsletter = '/api/v1.0/newsletter';

  it("in a page's address answers its calls from the recordings, and other pages' by the sandbox", async () => {
    expect((await sandbox.get(newsletter, from('?a=b&sandbox=recorded#c'))).body).toMatchObject({
      options: [{ key: 'LampPost' }, { key: 'Deals' }, {}],
    });
    expect(JSON.stringify((await sandbox.get(newsletter, from('?theme=realms'))).body)).not.toContain('LampPost');
    expect(JSON.stringify((await sandbox.get(newsletter)).body)).not.toContain('LampPost');
  });

  it("in the call's own address does so too", async () => {
    expect(JSON.stringify((await sandbox.get(`${newsletter}?sandbox=recorded`)).body)).toContain('LampPost');
  });

  it('gives the alternative that is named where a call has one, and the usual answer where it has none', async () => {
    const search = from('?sandbox=recorded:missing');
    expect(await sandbox.get('/help_center/en-us/articles/1', search)).toMatchObject({
      status: 404,
      body: { error: 'RecordNotFound' },
    });
    expect(await sandbox.get(newsletter, search)).toMatchObject({ status: 200 });
  });

  // SUP-2 HLP-1
  it('gives the answer whose query the call has: the next page, the sound', async () => {
    const search = from('?sandbox=recorded');
    const first = (await sandbox.get('/ticket_fields?page[size]=100', search)).body as {
      meta: { after_cursor: string };
    };
    const next = (
      await sandbox.get(
        `/ticket_fields?page[size]=100&page[after]=${encodeURIComponent(first.meta.after_cursor)}`,
        search,
      )
    ).body as { meta: { has_more: boolean } };
    expect(next.meta.has_more).toBe(false);
    expect((await sandbox.get('/api/v1.0/reportconcern/challenge?challengeType=Audio', search)).body).toMatchObject({
      contentType: 'Audio',
    });
  });

  it('gives numbers beyond 2^53 as they stand, and addresses that lead to the sandbox', async () => {
    const text = await (await fetch(`${sandbox.origin}/help_center/en-us/articles?sandbox=recorded`)).text();
    expect(text).toMatch(/"id": 9007199254740993\b/);
    expect(text).not.toMatch(/(help|pictures)\.example/);
    expect(text).toContain(`${sandbox.origin}/__sandbox/pictures/story/lantern-wall.svg`);
  });

  it('asks for tokens as always, and takes them', async () => {
    const search = from('?sandbox=recorded');
    expect((await sandbox.get('/minecraft/profile', search)).status).toBe(401);
    expect((await sandbox.get('/minecraft/profile', { ...search, ...headersOf().bearer })).body).toMatchObject({
      name: 'lampfish_',
    });
  });

  it('with headers and without a body: as recorded', async () => {
    const answer = await sandbox.get('/api/v1.0/player/inventory/offersandsubscriptions', {
      ...from('?sandbox=recorded:unchanged'),
      ...headersOf().mcToken,
    });
    expect([answer.status, answer.headers.get('InventoryETag'), answer.body]).toEqual([204, '1/MzQ1=', '']);
  });

  it.each(['record', 'recorded:', 'recorded:../x', ''])('?sandbox=%s is refused in plain words', async (value) => {
    const { status, body } = await sandbox.get(newsletter, from(`?sandbox=${value}`));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('sandbox=recorded:NAME')]);
  });
});

// A package without them, or a call that nobody has recorded yet.
it('a call without a recording is answered 501, and told which file is missing', () => {
  const match = { route: routes.helpCentre.serverStatus, params: {}, signedIn: false };
  expect(() => answerRecorded(match, new URLSearchParams(), '', '', '/nowhere/')).toThrow(
    /no tests\/recorded\/help-centre\/server-status\.json.*GET \/help_center/,
  );
});
