// @vitest-environment node
import type { IncomingMessage, RequestListener } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { evaluatePage } from '../../../cli/at-page/evaluate-page';
import type { MatchOptions } from '../../../cli/commands/match';
import { match } from '../../../cli/commands/match';
import { fetchText } from '../../../cli/io/fetch-text';
import { localServer } from './local-server';
import { runCommand, testIo } from './support';

vi.setConfig({ testTimeout: 60_000 });

let answers: Record<string, string | RequestListener>;
let requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
const server = localServer((request, response) => {
  const { method = '', url = '', headers } = request;
  requests.push({ method, url, headers });
  const answer = answers[url];
  if (typeof answer === 'function') return answer(request, response);
  response.writeHead(answer === undefined ? 404 : 200, {
    'content-type': /json/.test(url) ? 'application/json' : 'text/html; charset=utf-8',
  });
  response.end(answer);
});
let origin: string;
beforeEach(() => {
  origin = server.url();
  requests = [];
  answers = { '/exp/config.json': JSON.stringify({ experiments: [hero, help] }) };
});

const experiment = (name: string, include: string, file: string) => ({
  name,
  flights: { targeting: { domain: '127.0.0.1', url: { include } }, setup: { [`${name}-b`]: { js: [file] } } },
});
const hero = experiment('hero', '^/store', '/exp/hero.js');
const help = experiment('help', '^/help', '/exp/help.js');
const JSON_SETTINGS = (settings: object) =>
  `<script type="application/json" data-cobble-config>${JSON.stringify(settings)}</script>`;
const CONFIG = JSON_SETTINGS({ experiments: { configUrl: '/exp/config.json' } });
const TAG = '<script async src="/dist/realms/cobble.js" data-experiments="on"></script>';

const run = (urls: string[], options: Partial<MatchOptions>) =>
  runCommand((io) => match(urls, { format: 'json', ...options }, io));
const at = async (path: string, options: Partial<MatchOptions> = {}) => {
  const result = await run([], { atPage: origin + path, ...options });
  return { ...result, json: () => JSON.parse(result.out) as Record<string, unknown> };
};

describe('cobble match --config URL', () => {
  it('reads the published config', async () => {
    const { code, out } = await run([`${origin}/store`], { config: `${origin}/exp/config.json`, flights: ['hero-b'] });
    expect([code, JSON.parse(out)]).toMatchObject([0, { experiments: [{ name: 'hero' }], scripts: ['/exp/hero.js'] }]);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each<[string, () => string, RegExp]>([
    ['the server answers 404', () => `${origin}/none.json`, /cannot read http.*: the server answered 404/],
    ["the file isn't valid JSON", () => `${origin}/page`, /:1:1 isn't valid JSON/],
    ['it has a user name', () => origin.replace('//', '//me:secret@'), /has a username or a password/],
    ['the URL is invalid', () => 'https://', /https:\/\/ isn't a valid URL/],
    [
      'nobody answers',
      () => 'http://127.0.0.1:1/config.json',
      /cannot read .*ECONNREFUSED[^]*Fix: Check that the server/,
    ],
    ['the redirects never end', () => `${origin}/circle.json`, /redirects more than 10 times/],
    ['it redirects to a file', () => `${origin}/file.json`, /only http and https are followed/],
  ])('exits with 2 if %s', async (_, config, message) => {
    answers['/page'] = '<p>';
    answers['/circle.json'] = (_, response) => response.writeHead(302, { location: '/circle.json' }).end();
    answers['/file.json'] = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    const { code, out, err } = await run([`${origin}/store`], { config: config() });
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(message)]);
    expect(err).not.toContain('secret');
  });

  it('enforces the size limit, packed or not, and the timeout', async () => {
    answers['/endless'] = (_, response) => {
      const send = (): void => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', send);
      };
      send();
    };
    answers['/silent'] = () => undefined;
    const limit = { bytes: 50_000, advice: 'Less.' };
    await expect(fetchText(`${origin}/endless`, { accept: '*/*', limit })).rejects.toMatchObject({
      message: expect.stringMatching(/sent more than 0(\.05)? MB, the limit|the limit/),
      advice: 'Less.',
      exitCode: 2,
    });
    await expect(fetchText(`${origin}/silent`, { accept: '*/*', limit, seconds: 0.2 })).rejects.toMatchObject({
      message: expect.stringContaining('took longer than 0.2 seconds, the timeout'),
    });
  });
});

describe('cobble match --at-page', () => {
  it("reports what the page's tag, settings and config would run, and why", async () => {
    answers['/store'] = `<!doctype html>${CONFIG}\n${TAG}`;
    const { code, json } = await at('/store', { flights: ['hero-b'] });
    expect([code, json()]).toEqual([
      0,
      {
        page: `${origin}/store`,
        tag: { src: '/dist/realms/cobble.js', line: 2 },
        experimentsOn: true,
        configUrl: `${origin}/exp/config.json`,
        assignmentUrl: `${origin}/api/v1.0/flight/assignment`,
        assigned: ['hero-b'],
        url: `${origin}/store`,
        experiments: [
          { name: 'hero', matched: true, reason: 'match' },
          { name: 'help', matched: false, reason: 'url-include' },
        ],
        flights: { on: ['hero-b'] },
        scripts: ['/exp/hero.js'],
        styles: [],
        refused: [],
        notes: [],
      },
    ]);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /store', 'GET /exp/config.json']);
  });

  it('writes the result as text, with what the assignment would need', async () => {
    answers['/store'] = `${CONFIG}${TAG}`;
    const { out } = await at('/store', { format: 'text' });
    expect(out.replaceAll(origin, '')).toMatch(
      /^page {8}\/store\ntag {9}\/dist\/realms\/cobble\.js, on line 1\nsettings {4}data-experiments is on\nconfig {6}\/exp\/config\.json\nassignment {2}POST \/api\/v1\.0\/flight\/assignment\nnote {8}no assignment is requested[^]*Use\s+--flights\s+to\s+simulate\s+one\n✓ \/store\n {4}✓ hero {2}match\n/,
    );
    expect((await at('/store', { format: 'text', flights: [] })).out).toContain('assignment  as given: no flights\n');
  });

  const elsewhere = (settings: object) => ({ experiments: { configUrl: '/exp/config.json', ...settings } });
  // Each line: description » HTML » settings. Settings that WordPress had wrapped in paragraphs used to be reported as
  // broken.
  const settings = `
attributes of the tag » ${CONFIG}<script src="/cobble.js" data-experiments="on" data-api="/a/"></script> » {"assignmentUrl":"/a/api/v1.0/flight/assignment"}
the query on src » ${CONFIG}<script src="/x/cobble.js?experiments=on&api=/q"></script> » {"assignmentUrl":"/q/api/v1.0/flight/assignment"}
cobbleSettings » <script>var a = 1; window.cobbleSettings = ${JSON.stringify({ ...elsewhere({ allowedOrigins: ['https://}"'] }), api: '/s' })};</script>${TAG} » {"assignmentUrl":"/s/api/v1.0/flight/assignment","experimentsOn":true,"configUrl":"/exp/config.json"}
the page's JSON » ${TAG}${JSON_SETTINGS({ ...elsewhere({}), endpoints: { api: '/j' } })} » {"assignmentUrl":"/j/api/v1.0/flight/assignment"}
the same with WordPress' paragraphs in it » ${TAG}<script type="application/json" data-cobble-config>{ "experiments":<br />⏎{ "configUrl": "/exp/config.json",</p>⏎<p>"assignmentUrl": "/w" } }</script> » {"configUrl":"/exp/config.json","assignmentUrl":"/w"}
the tag before the query » ${CONFIG}<script src="/cobble.js?experiments=on&api=/q" data-api="/t"></script> » {"assignmentUrl":"/t/api/v1.0/flight/assignment"}
cobbleSettings before the query » ${CONFIG}<script>cobbleSettings = {"api": "/s"}</script><script src="/cobble.js?experiments=on&api=/q"></script> » {"assignmentUrl":"/s/api/v1.0/flight/assignment"}
cobbleSettings before the JSON » ${JSON_SETTINGS({ experiments: { configUrl: '/none.json', assignmentUrl: '/mine' } })}<script>cobbleSettings = ${JSON.stringify(elsewhere({}))}</script>${TAG} » {"configUrl":"/exp/config.json","assignmentUrl":"/mine"}
the page's <base> » <base href="/exp/"><script src="/cobble.js" data-experiments="on"></script>${JSON_SETTINGS({ experiments: { configUrl: 'config.json' } })} » {"configUrl":"/exp/config.json"}
`;

  it.each(
    settings
      .trim()
      .split('\n')
      .map((line) => line.split(' » ')),
  )('reads %s', async (_, html = '', expected = '') => {
    answers['/store'] = html.replaceAll('⏎', '\n');
    const { code, out } = await at('/store', { flights: [] });
    const found = JSON.parse(out.replaceAll(origin, '')) as Record<string, unknown>;
    expect([code, found]).toMatchObject([0, JSON.parse(expected)]);
  });

  it.each<[string, string, RegExp]>([
    ['non-JSON settings', `<script>cobbleSettings = { api: '/x' }</script>${CONFIG}${TAG}`, /isn't plain JSON/],
    ['computed settings', `<script>cobbleSettings = make({})</script>${CONFIG}${TAG}`, /isn't plain JSON/],
    [
      'broken JSON',
      `<script data-cobble-config>{</script><script src="cobble.js"></script>`,
      /isn't JSON and is ignored/,
    ],
    [
      'a page that waits for consent',
      `${CONFIG}<script src="/cobble.js" data-experiments="on" data-consent="wait"></script>`,
      /until the visitor consents/,
    ],
    ['a page without experiments', '<script src="/cobble.js"></script>', /experiments are off/],
  ])('explains %s', async (_, html, note) => {
    answers['/store'] = html;
    const { code, json } = await at('/store');
    expect([code, json().notes]).toEqual([0, expect.arrayContaining([expect.stringMatching(note)])]);
  });

  it('exits with 1 if the page has no tag, as in a template or plain text', async () => {
    answers['/store'] = `${CONFIG}<template>${TAG}</template><p>${TAG.replace('<', '&lt;')}</p>`;
    const { code, json } = await at('/store');
    expect([code, json()]).toMatchObject([1, { tag: null, experiments: [], scripts: [] }]);
    expect(requests).toHaveLength(1);
  });

  it('names files that the page skips, and what it omits from the config', async () => {
    answers['/exp/config.json'] = JSON.stringify({
      experiments: [
        experiment('hero', '^/store', 'https://evil.example/x.js'),
        experiment('fine', '^/store', 'https://cdn.example/x.js'),
        experiment('slow', '^/(a+)+$', '/slow.js'),
        { name: 'broken' },
      ],
    });
    answers['/store'] = `${JSON_SETTINGS(elsewhere({ allowedOrigins: 'https://cdn.example' }))}${TAG}`;
    const found = (await at('/store', { flights: ['hero-b', 'fine-b'] })).json();
    expect(found).toMatchObject({ refused: ['https://evil.example/x.js'] });
    expect(found.notes).toEqual([
      expect.stringMatching(/^skipped in the config: malformed experiment 3/),
      expect.stringMatching(/^skipped in the config: slow: /),
      expect.stringMatching(/^blocked by the page, .*evil/),
    ]);
  });

  it('decodes a page in another encoding like browsers do', async () => {
    answers['/store'] = (_, response) =>
      response
        .setHeader('content-type', 'text/html; charset=iso-8859-1')
        .end(Buffer.from(`<p>caf\u00e9</p>${CONFIG}${TAG}`, 'latin1'));
    const { code, json } = await at('/store');
    expect([code, json()]).toMatchObject([0, { experimentsOn: true, configUrl: `${origin}/exp/config.json` }]);
  });

  it('follows redirects, and applies switches from the address and the command line', async () => {
    answers['/old'] = (_, response) => response.writeHead(301, { location: '/store?enableflights=hero-b' }).end();
    answers['/store?enableflights=hero-b'] = CONFIG + TAG;
    expect((await at('/old')).json()).toMatchObject({
      page: `${origin}/store?enableflights=hero-b`,
      scripts: ['/exp/hero.js'],
    });
    expect((await at('/old', { disableAll: true })).json()).toMatchObject({ flights: { on: [] } });
  });

  it('uses another config to try it on the page', async () => {
    answers['/store'] = TAG;
    answers['/next.json'] = JSON.stringify({ experiments: [experiment('next', '^/', '/n.js')] });
    expect((await at('/store', { config: `${origin}/next.json` })).json()).toMatchObject({
      experiments: [{ name: 'next', matched: true }],
    });
  });

  // threat 12
  it('never leads from a public page to an address of this machine', async () => {
    answers['/store'] = `${JSON_SETTINGS({ experiments: { configUrl: `${origin}/exp/config.json` } })}${TAG}`;
    const { io } = testIo();
    let times = 0;
    await expect(
      evaluatePage(
        { name: `${origin}/store`, config: undefined },
        { assigned: [], switches: { enable: [], disable: [], disableAll: false } },
        io,
        {
          kindOf: () => (times++ === 0 ? 'public' : 'loopback'),
        },
      ),
    ).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('its address is loopback') });
    expect(requests.map(({ url }) => url)).toEqual(['/store']);
  });

  it.each<[string, Partial<MatchOptions>, string[]]>([
    ['a path', { atPage: 'page.html' }, []],
    ['a missing page', { atPage: '/none' }, []],
    ['a file that is not a page', { atPage: '/exp/config.json' }, []],
    ['additional URLs', { atPage: '/store' }, ['https://www.example.net/']],
    ['additional lists', { atPage: '/store', urls: ['urls.txt'] }, []],
    ['a config whose URL is not http', { atPage: '/odd' }, []],
    ['a missing config', { atPage: '/gone' }, []],
  ])('rejects %s with exit code 2', async (_, options, urls) => {
    answers['/store'] = CONFIG + TAG;
    answers['/odd'] = JSON_SETTINGS({ experiments: { configUrl: 'javascript:1' } }) + TAG;
    answers['/gone'] = JSON_SETTINGS({ experiments: { configUrl: '/gone.json' } }) + TAG;
    const { atPage = '' } = options;
    const { code, out, err } = await run(urls, {
      ...options,
      atPage: atPage.startsWith('/') ? origin + atPage : atPage,
    });
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^cobble: \S/)]);
  });
});
