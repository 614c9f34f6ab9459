// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../cli/snippet/content-security-policy';
import { readPageConfig } from '../../../cli/snippet/read-page-config';
import { testIo } from './support';

const parsed = (...input: Parameters<typeof contentSecurityPolicy>) =>
  Object.fromEntries(
    contentSecurityPolicy(...input)
      .split('; ')
      .map((directive): [string, string] => [directive.split(' ')[0]!, directive.slice(directive.indexOf(' ') + 1)]),
  );
const always = {
  'img-src': "'self' https: data:",
  'media-src': 'data:',
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'cobble',
};

describe('the printed policy', () => {
  it("lists the folder and the API of other origins, but not the page's own origin", () => {
    expect(parsed({ base: 'https://cdn.example/cobble/', api: 'https://api.example/v1' })).toEqual({
      ...always,
      'script-src': 'https://cdn.example/cobble/',
      'connect-src': 'https://cdn.example/cobble/ https://api.example',
    });
  });

  it("lists the page's own origin once if everything is on it", () => {
    expect(parsed({ base: '/dist/' })).toEqual({ ...always, 'script-src': "'self'", 'connect-src': "'self'" });
    expect(parsed({ base: '/dist/', api: '/api' })['connect-src']).toBe("'self'");
  });

  it("adds endpoints, experiments and their file origins from the page's JSON", () => {
    const config = {
      endpoints: { api: 'https://api.example', realms: 'https://realms.example/x', helpCentre: '//help.example' },
      experiments: {
        configUrl: 'https://exp.example/config.json',
        assignmentUrl: '/assign',
        allowedOrigins: ['https://files.example'],
      },
    };
    expect(parsed({ base: 'https://cdn.example/', config })).toEqual({
      ...always,
      'script-src': "https://cdn.example/ 'self' https://files.example",
      'style-src': "'self' https://files.example",
      'connect-src':
        "https://cdn.example/ https://api.example https://realms.example https://help.example https://exp.example 'self'",
    });
  });

  it("allows the page's origin and the API for experiments without URLs, and a single allowed origin", () => {
    expect(
      parsed({
        base: 'https://cdn.example/',
        api: 'https://api.example',
        config: { experiments: { allowedOrigins: 'https://files.example' } },
      }),
    ).toMatchObject({
      'script-src': "https://cdn.example/ 'self' https://files.example",
      'connect-src': "https://cdn.example/ https://api.example 'self'",
    });
  });

  it('allows images from an API on plain http, as in local development', () => {
    expect(parsed({ base: '/dist/', api: 'http://localhost:4173' })['img-src']).toBe(
      "'self' https: data: http://localhost:4173",
    );
  });

  it('allows the given or default 1DS collector, and none for a data layer', () => {
    const connect = (telemetry: object) => parsed({ base: '/dist/', config: { telemetry } })['connect-src'];
    expect(connect({ adapter: '1ds' })).toBe("'self' https://browser.events.data.microsoft.com");
    expect(connect({ adapter: '1ds', endpointUrl: 'https://collector.example/1.0/' })).toBe(
      "'self' https://collector.example",
    );
    expect(connect({ adapter: 'dataLayer', endpointUrl: 'https://collector.example/1.0/' })).toBe("'self'");
  });

  // HLP-5
  it('allows videos from the listed hosts over https, in frames and directly', () => {
    const config = {
      helpCentre: { videoHosts: ['Videos.example', '*.player.example:8443', 'https://no.example/', 'a b', 7 as never] },
    };
    expect(parsed({ base: '/dist/', config })).toMatchObject({
      'media-src': 'data: https://videos.example https://*.player.example:8443',
      'frame-src': 'https://videos.example https://*.player.example:8443',
    });
    expect(parsed({ base: '/dist/', config: { helpCentre: { videoHosts: 'videos.example' } } })['frame-src']).toBe(
      'https://videos.example',
    );
  });

  // WGT-9
  it("allows the frame of the balance, also beside videos and on the page's origin", () => {
    const frames = (config: object) => parsed({ base: '/dist/', config })['frame-src'];
    expect(frames({ frameUrl: 'https://bank.example/balance?x', helpCentre: { videoHosts: 'videos.example' } })).toBe(
      'https://videos.example https://bank.example',
    );
    expect(frames({ frameUrl: '/balance' })).toBe("'self'");
    expect(frames({})).toBeUndefined();
  });

  it('lists a hash in the policy for each inline script of Cobble', () => {
    // Hash computed with `openssl dgst -sha256 -binary | base64`.
    expect(parsed({ base: 'https://cdn.example/', inline: ['alert(1)'] })['script-src']).toBe(
      "https://cdn.example/ 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  // threat 3
  it('escapes characters in a URL that would end a directive', () => {
    expect(contentSecurityPolicy({ base: 'https://cdn.example/a;b,c/' }).match(/[;,](?! )/)).toBeNull();
  });
});

describe("the page's JSON", () => {
  const read = (text: string) => readPageConfig('-', testIo(text).io);

  it("returns the page's JSON unchanged if it is valid", async () => {
    expect(
      await read(
        '{ "api": "/api", "experiments": { "allowedOrigins": ["https://a.example"] }, "texts": { "closeLabel": "Shut" } }',
      ),
    ).toMatchObject({ api: '/api', experiments: { allowedOrigins: ['https://a.example'] } });
  });

  it.each([
    ['{', /isn't valid JSON/],
    ['[]', /isn't a JSON object/],
    ['{ "api": 7 }', /^api in - is 7/],
    ['{ "endpoints": { "store": "javascript:alert(1)" } }', /^endpoints\.store in - is "javascript/],
    [
      '{ "experiments": { "allowedOrigins": ["https://a.example", null] } }',
      /^experiments\.allowedOrigins\[1] in - is null/,
    ],
    ['{ "telemetry": { "endpointUrl": {} } }', /^telemetry\.endpointUrl/],
    [
      '{ "helpCentre": { "videoHosts": ["a.example", "https://b.example"] } }',
      /^helpCentre\.videoHosts\[1] in - is "https:\/\/b\.example", which isn't a host/,
    ],
    ['{ "allowedFrames": 7 }', /^allowedFrames in - is 7, which isn't an origin/],
    ['{ "allowedFrames": ["https://a.example", "https://b.example/x"] }', /^allowedFrames\[1] in - is "https/],
    ['{ "allowedFrames": "https://a.example; sandbox" }', /^allowedFrames in - is "https:\/\/a\.example; sandbox"/],
    ['{ "allowedFrames": "*" }', /^allowedFrames in - is "\*"/],
    ['{ "helpCentre": { "videoHosts": 7 } }', /^helpCentre\.videoHosts in - is 7/],
  ])("rejects the page's JSON with the reason: %s", async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
  });
});
