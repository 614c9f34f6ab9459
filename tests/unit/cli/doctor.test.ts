// @vitest-environment node
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { doctor } from '../../../cli/commands/doctor';
import { mixedContent } from '../../../cli/doctor/rules/mixed-content';
import type { Site } from '../../../cli/doctor/site';
import { importMap } from '../../../cli/snippet/import-map';
import { localServer } from './local-server';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

interface Published {
  readonly body: string | Buffer;
  readonly headers: OutgoingHttpHeaders;
  readonly status: number;
}

const SCRIPT = { 'content-type': 'text/javascript' };
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The build `a1b2c3`: the files that a page with a button loads. */
const build: Readonly<Record<string, string>> = {
  'realms/cobble.js': '(()=>{import(base+"chunks/runtime.a1b2c3.js")})()',
  'realms/cobble.a1b2c3.js': '(()=>{import("cobble.a1b2c3/runtime.a1b2c3.js")})()',
  'realms/room.css': '[data-widget]{min-height:1px}',
  'realms/themed-button.a1b2c3.css': ':host{display:block}',
  'chunks/runtime.a1b2c3.js': 'export default 1',
  'chunks/experiments.a1b2c3.js': 'export default 2',
  'chunks/themed-button.a1b2c3.js': 'export default 3',
};
const integrities = Object.fromEntries(Object.entries(build).map(([path, text]) => [path, integrityOf(text)]));
const manifest = JSON.stringify({
  files: Object.fromEntries(
    Object.entries(build).map(([path, text]) => [path, { bytes: text.length, integrity: integrities[path] }]),
  ),
});
const config = JSON.stringify({
  experiments: [
    {
      name: 'hero',
      flights: {
        targeting: { domain: '127.0.0.1', url: { include: '^/store' } },
        setup: { 'hero-a': {}, 'hero-b': { js: ['/hero.js'] } },
      },
    },
  ],
});

let site: Record<string, Published>;
const listen = () =>
  localServer(({ url = '' }, response) => {
    const { body, headers, status } = site[url] ?? { body: 'none', headers: {}, status: 404 };
    response.writeHead(status, headers);
    if (Number(headers['content-length']) > body.length) response.write(body, () => response.destroy());
    else response.end(body);
  });
const server = listen();
const cdn = listen();

const publish = (path: string, change: Partial<Published>) => {
  site[path] = { body: '', headers: {}, status: 200, ...site[path], ...change };
};

const BUTTON = '<div data-widget="themed-button">Play</div>';
const tagFor = (base: string, attributes = '') => `<script async src="${base}realms/cobble.js" ${attributes}></script>`;
const ROOM = '<link rel="stylesheet" href="/dist/realms/room.css">';
const pageWith = (head: string, body = BUTTON, headers: OutgoingHttpHeaders = {}) =>
  publish('/', {
    body: `<!doctype html><html lang="en-us"><head><title>A</title>\n${head}</head><body>${body}</body></html>`,
    headers: { 'content-type': 'text/html', ...headers },
  });
const pinned = (map = importMap('/dist/', 'a1b2c3', integrities)) =>
  `<script type="importmap">${map}</script>${ROOM}<script async src="/dist/realms/cobble.a1b2c3.js" integrity="${integrities['realms/cobble.a1b2c3.js']}" crossorigin="anonymous"></script>`;

beforeEach(() => {
  site = {};
  for (const [path, body] of Object.entries(build)) {
    const isStable = !path.includes('a1b2c3');
    publish(`/dist/${path}`, {
      body,
      headers: {
        'content-type': path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript',
        'cache-control': isStable ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
      },
    });
  }
  publish('/dist/manifest.json', { body: manifest });
  publish('/experiment/config.json', { body: config, headers: { 'content-type': 'application/json' } });
  pageWith(ROOM + tagFor('/dist/'));
});

const examine = (options: Partial<Parameters<typeof doctor>[1]> = {}) =>
  runCommand((io) => doctor(`${server.url()}/`, { format: 'json', strict: true, ...options }, io));
const findings = async () => {
  const { out, err } = await examine();
  expect(err).toBe('');
  return JSON.parse(out) as Record<'rule' | 'file' | 'message' | 'fix', string>[];
};
const change = (path: string, given: Partial<Published>) => () => publish(path, given);
const chunk = '/dist/chunks/themed-button.a1b2c3.js';
const runtime = '/dist/chunks/runtime.a1b2c3.js';
const html = { body: '<!doctype html><title>App</title>', headers: { 'content-type': 'text/html' } };
const policy = (text: string) => ({ 'content-security-policy': text });
const NEEDED = "script-src 'self'; style-src 'self'; connect-src 'self'; trusted-types cobble";

describe('cobble doctor', () => {
  it.each<[string, () => void]>([
    ['a plain tag', () => {}],
    ['a pinned tag', () => pageWith(pinned())],
    ['experiments', () => pageWith(ROOM + tagFor('/dist/', 'data-experiments="on"'))],
    ['a policy', () => pageWith(ROOM + tagFor('/dist/'), BUTTON, policy(NEEDED))],
    [
      'a nonce and strict-dynamic',
      () =>
        pageWith(
          ROOM + tagFor('/dist/', 'nonce="YQ"'),
          BUTTON,
          policy("script-src 'nonce-YQ' 'strict-dynamic'; object-src 'none'"),
        ),
    ],
    [
      'files on another host',
      () => {
        for (const path of Object.keys(build))
          publish(`/dist/${path}`, {
            headers: { ...site[`/dist/${path}`]!.headers, 'access-control-allow-origin': '*' },
          });
        pageWith(
          ROOM + tagFor(`${cdn.url()}/dist/`),
          BUTTON,
          policy(`script-src ${cdn.url()}/dist/; style-src 'self'; connect-src 'self' ${cdn.url()}`),
        );
      },
    ],
    [
      'a file that contains its chunks and stylesheets, which are not published',
      () => {
        for (const path of [chunk, runtime, '/dist/realms/themed-button.a1b2c3.css']) publish(path, { status: 404 });
        const contents = { cobble: { chunks: ['runtime', 'themed-button'], sheets: ['themed-button'] } };
        publish('/dist/manifest.json', { body: JSON.stringify({ ...JSON.parse(manifest), contents }) });
      },
    ],
    ['no manifest', () => publish('/dist/manifest.json', { status: 404 })],
    [
      'a manifest of another form',
      () => publish('/dist/manifest.json', { body: '{ "contents": { "cobble": { "chunks": 1 } } }' }),
    ],
  ])('finds nothing on a healthy page with %s', async (_, prepare) => {
    prepare();
    expect(await findings()).toEqual([]);
  });

  it.each<[string, () => void, string[], RegExp]>([
    ['the tag is missing', () => pageWith(ROOM), ['tag-missing'], /no Cobble tag/],
    [
      'there are two tags',
      () => pageWith(ROOM + tagFor('/dist/') + tagFor('/dist/')),
      ['several-tags'],
      /another Cobble tag/,
    ],
    [
      'a script has a wrong type',
      change(chunk, { headers: { 'content-type': 'text/plain' } }),
      ['file-type'],
      /content type "text\/plain".*text\/javascript/,
    ],
    ['a page is the answer for a script', change(runtime, html), ['file-type'], /returns an HTML page instead/],
    ["a page is the answer for the tag's file", change('/dist/realms/cobble.js', html), ['file-type'], /HTML page/],
    [
      'a page is the answer for a stylesheet',
      change('/dist/realms/themed-button.a1b2c3.css', html),
      ['file-type'],
      /HTML page instead of a style/,
    ],
    ['a chunk is missing', change(chunk, { status: 404 }), ['file-status'], /answers 404.*Publish the complete output/],
    [
      'another host sends no CORS headers',
      () => pageWith(ROOM + tagFor(`${cdn.url()}/dist/`)),
      ['cors', 'cors', 'cors'],
      /no Access-Control-Allow-Origin/,
    ],
    [
      'a header blocks the scripts',
      () => pageWith(ROOM + tagFor('/dist/'), BUTTON, policy("script-src 'nonce-YQ'")),
      ['policy'],
      /blocks .*cobble\.js \(script-src\).*Add 'self' to script-src/,
    ],
    [
      'a <meta> blocks the stylesheets and the services',
      () =>
        pageWith(
          `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src *; style-src *">${ROOM}${tagFor('/dist/')}`,
        ),
      ['policy'],
      /\(default-src\).*connect-src/,
    ],
    [
      'the policy has other trusted types',
      () =>
        pageWith(ROOM + tagFor('/dist/'), BUTTON, policy("require-trusted-types-for 'script'; trusted-types other")),
      ['policy'],
      /trusted-types without cobble/,
    ],
    [
      "the tag's file is cached for a year",
      change('/dist/realms/cobble.js', { headers: { ...SCRIPT, 'cache-control': 'public, max-age=31536000' } }),
      ['cache'],
      /cached for too long.*max-age=300/,
    ],
    [
      'a file is truncated',
      change(chunk, { body: build['chunks/themed-button.a1b2c3.js']!.slice(0, 9) }),
      ['file-changed'],
      /has 9 of 16 bytes/,
    ],
    [
      'a connection breaks',
      change(chunk, { headers: { ...SCRIPT, 'content-length': 900 } }),
      ['file-status'],
      /can't be fetched: aborted/,
    ],
    ['a file is rewritten', change(chunk, { body: '/* min */ export{}' }), ['file-changed'], /differs from the file/],
    [
      "the pinned tag's file has changed",
      () => {
        pageWith(pinned());
        publish('/dist/realms/cobble.a1b2c3.js', { body: '/* cdn */' });
        publish('/dist/manifest.json', { status: 404 });
      },
      ['file-integrity'],
      /doesn't match its integrity/,
    ],
    [
      'a chunk differs from the import map',
      () => {
        pageWith(pinned());
        publish(chunk, { body: '/* cdn */' });
        publish('/dist/manifest.json', { status: 404 });
      },
      ['file-integrity'],
      /themed-button.*integrity/,
    ],
    ['the pinned page has no import map', () => pageWith(pinned('{}')), ['import-map'], /no entry for cobble\.a1b2c3/],
    [
      'the import map is of another build',
      () => pageWith(pinned(importMap('/dist/', 'ffffff', {}))),
      ['import-map'],
      /for the build ffffff, but the tag is for a1b2c3/,
    ],
    [
      'the import map is of another folder',
      () => pageWith(pinned(importMap('/old/', 'a1b2c3', {}))),
      ['import-map'],
      /names .*\/old\/chunks\/, but the build is at/,
    ],
    [
      'the policy blocks the import map',
      () => pageWith(pinned(), BUTTON, policy(NEEDED)),
      ['import-map'],
      /blocks the import map/,
    ],
    [
      'a preload is of another build',
      () => {
        publish('/dist/chunks/runtime.ffffff.js', { headers: SCRIPT });
        pageWith(`<link rel="modulepreload" href="/dist/chunks/runtime.ffffff.js">${ROOM}${tagFor('/dist/')}`);
      },
      ['mixed-builds'],
      /of the build ffffff, but the tag's file is of a1b2c3/,
    ],
    [
      'the config is missing',
      () => {
        pageWith(ROOM + tagFor('/dist/', 'data-experiments="on"'));
        publish('/experiment/config.json', { status: 404 });
      },
      ['config-status'],
      /config\.json answers 404/,
    ],
    [
      'the config is invalid',
      () => {
        pageWith(ROOM + tagFor('/dist/', 'data-experiments="on"'));
        publish('/experiment/config.json', { body: config.replace('^/store', '(') });
      },
      ['pattern-syntax'],
      /config\.json/,
    ],
    [
      'the config is for another domain',
      () => {
        pageWith(ROOM + tagFor('/dist/', 'data-experiments="on"'));
        publish('/experiment/config.json', { body: config.replace('127.0.0.1', 'www.example.com') });
      },
      ['config-domain'],
      /The config .*config\.json has no experiment for 127\.0\.0\.1.*instead of www\.example\.com/,
    ],
    [
      'an optimiser has changed the type of the tag',
      () => pageWith(ROOM + tagFor('/dist/', 'type="text/rocketscript"')),
      ['tag-inert'],
      /type="text\/rocketscript", so it only runs if .*Exclude the Cobble tag/,
    ],
    ['the tag has nomodule', () => pageWith(ROOM + tagFor('/dist/', 'nomodule')), ['tag-inert'], /Remove nomodule/],
    [
      'the tag is in a template',
      () => pageWith(ROOM, `<template>${tagFor('/dist/')}</template>${BUTTON}`),
      ['tag-inert'],
      /in a <template>/,
    ],
    [
      'an optimiser has moved the address of the tag',
      () => pageWith(`${ROOM}<script data-rocket-src="/dist/realms/cobble.js"></script>`),
      ['tag-missing'],
      /in data-rocket-src instead of src/,
    ],
    [
      'a script adds the tag',
      () => pageWith(`${ROOM}<script>add("/dist/realms/cobble.js")</script>`),
      ['tag-missing'],
      /A script adds the Cobble tag/,
    ],
    [
      'the tag is in a comment',
      () => pageWith(`${ROOM}<!-- ${tagFor('/dist/')} -->`),
      ['tag-missing'],
      /names cobble\.js, but not in a script that runs/,
    ],
    ['there are no widgets', () => pageWith(ROOM + tagFor('/dist/'), '<p>x</p>'), ['no-widget'], /no element with/],
    [
      "the tag's file is compressed twice",
      change('/dist/realms/cobble.js', { body: '\u001f\u008b\b' }),
      ['file-changed'],
      /cobble\.js isn't a complete Cobble file.*Content-Encoding/,
    ],
    [
      'a widget and a theme are misspelt',
      () =>
        pageWith(
          ROOM + tagFor('/dist/', 'data-theme="vanila"'),
          `<div data-widget="themed-buton"></div><div data-widget="themed-button" data-theme="relms">P</div>`,
        ),
      ['unknown-theme', 'unknown-theme', 'unknown-widget'],
      /did you mean "themed-button"/,
    ],
    [
      "a theme isn't built",
      () => pageWith(ROOM + tagFor('/dist/', 'data-theme="vanilla"')),
      ['file-status'],
      /vanilla\/.*the published build has no such file.*--theme/,
    ],
    [
      'a file has a wrong Content-Encoding',
      change(chunk, { headers: { ...SCRIPT, 'content-encoding': 'gzip' } }),
      ['file-status'],
      /Content-Encoding doesn't fit its content.*Compress the file once/,
    ],
    [
      'attributes are misspelt',
      () =>
        pageWith(
          ROOM + tagFor('/dist/', 'data-lokale="sv"'),
          '<div data-widget="themed-button" data-hreff="/">P</div>',
        ),
      ['tag-attribute', 'unknown-attribute'],
      /data-lokale/,
    ],
  ])('reports the rule if %s', async (_, damage, rules, words) => {
    damage();
    const found = await findings();
    expect(found.map(({ rule }) => rule).sort()).toEqual(rules);
    expect(found.map(({ message, fix, file }) => `${file} ${message} ${fix}`).join('\n')).toMatch(words);
  });

  it('prints each finding with its fix, at the element that loads the file, and exits with 1', async () => {
    publish(chunk, { status: 503 });
    const { code, out } = await examine({ format: 'text' });
    expect(code).toBe(1);
    expect(out).toMatch(/themed-button\.a1b2c3\.js answers 503/);
    expect(out).toContain('Fix: ');
    expect(out).toContain('1 error, 0 warnings');
    const [finding] = await findings();
    expect(finding).toMatchObject({ file: `${server.url()}/`, line: 2, severity: 'error' });
    for (const format of ['sarif', 'github', 'gitlab'] as const)
      expect((await examine({ format })).out).toContain('file-status');
  });

  it.each<[string, string, RegExp]>([
    ['a file', 'page.html', /isn't an http URL.*[^]*cobble lint/],
    ['a missing page', '/none', /the server answered 404/],
    ['something else', '/experiment/config.json', /isn't an HTML page.*\nFix: Use the URL of a page/],
    ['an empty page', '/empty', /is empty\nFix: /],
    ['a redirect loop', '/loop', /redirects more than 10 times\nFix: Correct the redirects/],
    ['a page behind a sign-in', '/private', /answered 401\nFix: Use a URL that needs no sign-in/],
    ['a page of 9 MB', '/large', /read \S+\/large: it is larger than 8 MB, the limit\nFix: Remove embedded content/],
    ['a page that is not compressed as its header says', '/gzip', /Content-Encoding doesn't fit .*\nFix: Compress/],
  ])('exits with 2 for %s', async (_, path, message) => {
    const headers = { 'content-type': 'text/html' };
    publish('/empty', { headers });
    publish('/loop', { status: 302, headers: { location: '/loop' } });
    publish('/private', { status: 401, headers });
    publish('/large', { headers, body: `<!doctype html>${'x'.repeat(9e6)}` });
    publish('/gzip', { headers: { ...headers, 'content-encoding': 'gzip' }, body: 'plain' });
    const url = path.startsWith('/') ? server.url() + path : path;
    const { code, err } = await runCommand((io) => doctor(url, { format: 'text' }, io));
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it.each([
    ['a byte order mark', 'text/html', '\ufeff'],
    ['the content type', 'text/html; charset=utf-16le', ''],
  ])('reads a page in UTF-16 by %s', async (_, type, mark) => {
    const { body } = site['/']!;
    publish('/', { body: Buffer.from(mark + body, 'utf16le'), headers: { 'content-type': type } });
    expect(await findings()).toEqual([]);
  });

  it('reports a file that an https page loads over http', () => {
    const at = { offset: 0, length: 1 };
    const files = [{ url: 'https://a.example/cobble.js' }, { url: 'http://cdn.example/cobble.js', at }];
    const found = (page: string) => [
      ...mixedContent.find({ reply: { url: new URL(page) }, build: { files } } as unknown as Site),
    ];
    expect(found('https://a.example/')).toMatchObject([
      { at, message: expect.stringContaining('http://cdn.example/') },
    ]);
    expect(found('http://a.example/')).toEqual([]);
  });

  // Threat 12
  it('requests no private address for a public page', async () => {
    const network = { kindOf: (address: string) => (address === '127.0.0.1' ? 'public' : 'private') as never };
    pageWith(tagFor(`http://127.0.0.2:${cdn.port()}/dist/`));
    const { out } = await runCommand((io) => doctor(`${server.url()}/`, { format: 'json' }, io, network));
    expect(out).toContain('its address is private');
  });
});
