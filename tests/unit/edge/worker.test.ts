// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runInNode } from '../../edge/run-in-node';
import { answer, type EdgeRuntime, installWorkerd, type Outside, runWorker } from '../../edge/run-worker';

const origin = 'https://www.example.net';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36';
const tag = '<script async src="/dist/realms/cobble.js" data-experiments="on"></script>';
const html = `<!doctype html><html><head><title>T</title>${tag}<link rel="stylesheet" href="/site.css"></head><body><p>A</p></body></html>`;
const experiment = (name: string, flight: string, js: string[], css: string[], include = '^/store') => ({
  name,
  flights: { targeting: { domain: 'www.example.net', url: { include } }, setup: { [flight]: { js, css } } },
});
const config = {
  experiments: [
    experiment('one', 'b', ['/b.js', 'https://cdn.example.net/c.js?a=1&b="2"'], ['/b.css']),
    experiment('two', 'evil', ['https://evil.example/e.js', 'javascript:alert(1)', '//evil.example/e.js'], []),
  ],
};
const added =
  '<link rel="stylesheet" href="https://www.example.net/b.css" data-cobble-added="https://www.example.net/b.css">' +
  '<script defer src="https://www.example.net/b.js" data-cobble-added="https://www.example.net/b.js"></script>' +
  '<script defer src="https://cdn.example.net/c.js?a=1&amp;b=%222%22" data-cobble-added="https://cdn.example.net/c.js?a=1&amp;b=%222%22"></script>';

let worker: EdgeRuntime;
let page: { body: string; headers: Record<string, string>; status: number };
let assigned: unknown;
let requested: { url: string; method: string; headers: Headers; body: string }[];

const outside: Outside = async (url, request) => {
  requested.push({ url: url.href, method: request.method, headers: request.headers, body: await request.text() });
  if (url.pathname === '/experiment/config.json') return answer(JSON.stringify(config));
  if (url.hostname === 'api.example.net')
    return answer(JSON.stringify(assigned ?? { flights: ['b'] }), {}, assigned === undefined ? 500 : 200);
  return answer(page.body, { 'content-type': 'text/html; charset=utf-8', ...page.headers }, page.status);
};
const configUrl = `${origin}/experiment/config.json`;
const assignmentUrl = 'https://api.example.net/api/v1.0/flight/assignment';
const cdn = 'https://cdn.example.net';
const options = { config: configUrl, assign: assignmentUrl, onError: () => {} };
const bindings = { CONFIG_URL: configUrl, ASSIGNMENT_URL: assignmentUrl };

// The first start installs workerd.
beforeAll(installWorkerd, 300_000);

beforeEach(() => {
  page = { body: html, headers: {}, status: 200 };
  assigned = { flights: ['b', 'evil'] };
  requested = [];
});

const get = (path = '/store', headers: Record<string, string> = {}) =>
  worker.dispatchFetch(origin + path, {
    headers: { accept: 'text/html', 'user-agent': chrome, ...headers },
    redirect: 'manual',
  });
const text = async (path?: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const cookie = (flights: unknown) => ({ cookie: `a=b; cobble-flights=${encodeURIComponent(JSON.stringify(flights))}` });

const runtimes: Readonly<Record<string, () => EdgeRuntime | Promise<EdgeRuntime>>> = {
  'workerd, with HTMLRewriter': () =>
    runWorker('tests/edge/edge-worker.ts', outside, { ...bindings, ALLOWED_ORIGINS: cdn }),
  'Node, with web streams': () => runInNode(outside, { ...options, allowedOrigins: [cdn], timeoutMs: 20_000 }),
};

describe.each(Object.entries(runtimes))('in %s', (_, run) => {
  beforeAll(async () => {
    worker = await run();
  });
  afterAll(() => worker.dispose());

  describe('variant files', () => {
    // EXP-8, threat 11: only files of allowed origins, and only URLs from the config.
    it('adds files at the end of the head, from allowed origins only', async () => {
      expect(await text()).toBe(html.replace('</head>', `${added}</head>`));
    });

    it('adds files to no page without a matching flight', async () => {
      expect(await text('/help')).toBe(html);
      assigned = { flights: [] };
      expect(await text()).toBe(html);
      assigned = undefined;
      expect(await text()).toBe(html);
    });

    // EXP-6
    it("follows the URL's flight switches, without copying the query into the page", async () => {
      expect(await text('/store?disableflights=b')).toBe(html);
      expect(await text('/store?disableallflights=true')).toBe(html);
      assigned = { flights: [] };
      expect(await text('/store?enableflights=b')).toContain(added);
      const hostile = encodeURIComponent('"><script>alert(1)</script>,https://evil.example/x.js');
      expect(await text(`/store?enableflights=${hostile}&x=${hostile}`)).toBe(html);
    });

    it('adds files before the body if the head has no end tag', async () => {
      page.body = `<!doctype html><head>${tag}<body><p>A</p>`;
      expect(await text()).toBe(`<!doctype html><head>${tag}${added}<body><p>A</p>`);
    });

    it('leaves files to the browser if the page has no explicit head or no enabled Cobble tag', async () => {
      for (const body of [`<title>T</title>${tag}<p>A`, html.replace(tag, ''), html.replace('"on"', '"off"')]) {
        page.body = body;
        expect(await text()).toBe(body);
      }
    });

    it('adds files only once if the body contains more head and body tags', async () => {
      page.body = `${html}<head></head><body>`;
      expect((await text()).split('data-cobble-added').length).toBe(4);
    });
  });

  describe('Content-Security-Policy', () => {
    it("sets the nonce of the page's scripts, or else the header's, on each added file", async () => {
      page.headers = { 'content-security-policy': "script-src 'nonce-aGVh+/==' 'strict-dynamic'" };
      expect((await text()).split(' nonce="aGVh+/=="').length).toBe(4);
      page.body = html.replace('<script', '<script nonce="cGFnZQ"');
      expect((await text()).split(' nonce="cGFnZQ" data-cobble-added').length).toBe(4);
      page.headers = {};
      page.body = html.replace('<script', '<script nonce="a&quot;b"');
      expect(await text()).toContain(added);
    });

    it('adds no files under strict-dynamic without a nonce', async () => {
      page.headers = { 'content-security-policy': "script-src 'sha256-x' 'strict-dynamic'" };
      expect(await text()).toBe(html);
      page.headers = {};
      const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x' 'strict-dynamic'">`;
      page.body = html.replace('<title>', `${meta}<title>`);
      expect(await text()).toBe(page.body);
    });
  });

  describe('assignment', () => {
    // EXP-2
    it("requests the assignment with the visitor's environment, and stores it in a cookie for an hour", async () => {
      assigned = { flights: ['b', 7, null, ' ', 'evil'] };
      const { headers } = await get('/store?x=1');
      const [assignmentRequest] = requested.filter(({ method }) => method === 'POST');
      expect(JSON.parse(assignmentRequest!.body)).toEqual({
        sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
        language: 'en-us',
        platform: 'Windows',
        browser: 'Chrome',
        deviceType: 'Desktop',
        region: 'us',
        domain: 'www.example.net',
      });
      expect(headers.get('set-cookie')).toBe(
        'cobble-flights=%5B%22b%22%2C%22evil%22%5D; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax',
      );
    });

    it('reads the assignment from the cookie if there is one', async () => {
      const answer = await get('/store', cookie(['b']));
      expect(await answer.text()).toContain(added);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(requested.filter(({ method }) => method === 'POST')).toEqual([]);
      expect(await text('/store', cookie([]))).toBe(html);
    });

    it.each(['%', '%7B', '7', encodeURIComponent('{"a":1}')])(
      'requests the assignment again if the cookie is %s',
      async (value) => {
        expect(await text('/store', { cookie: `cobble-flights=${value}` })).toContain(added);
      },
    );

    // EXP-3
    it("doesn't request an assignment for an unknown browser", async () => {
      expect(await text('/store', { 'user-agent': 'curl/8' })).toBe(html);
      expect(requested.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    it("returns the assignment also for the page's own request", async () => {
      const ask = (headers: Record<string, string>, body = '{"sessionId":"1"}') =>
        worker.dispatchFetch(`${origin}/cobble/flights`, { method: 'POST', body, headers });
      expect(await (await ask(cookie(['x']))).json()).toEqual({ flights: ['x'] });
      expect(requested).toEqual([]);
      const answer = await ask({});
      expect(await answer.json()).toEqual({ flights: ['b', 'evil'] });
      expect(requested.map(({ body }) => body)).toEqual(['{"sessionId":"1"}']);
      expect(answer.headers.get('set-cookie')).toContain('cobble-flights=');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await ask({}, 'x'.repeat(5000))).status).toBe(502);
      expect(requested).toHaveLength(1);
      assigned = undefined;
      expect((await ask({})).status).toBe(502);
    });
  });

  describe('caching', () => {
    it("stores no page in shared caches and drops the origin's validators", async () => {
      page.headers = {
        'cache-control': 'public, max-age=600',
        etag: '"1"',
        'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT',
      };
      for (const path of ['/store', '/help']) {
        const { headers } = await get(path, { 'if-none-match': '"1"', 'if-modified-since': 'x', range: 'bytes=0-1' });
        expect([headers.get('cache-control'), headers.get('etag'), headers.get('last-modified')]).toEqual([
          'private, no-cache',
          null,
          null,
        ]);
        const sent = requested.findLast(({ url }) => url === origin + path)!.headers;
        for (const name of ['if-none-match', 'if-modified-since', 'range']) expect(sent.get(name)).toBeNull();
      }
      page.headers = { 'cache-control': 'no-store' };
      expect((await get()).headers.get('cache-control')).toBe('no-store');
    });
  });

  describe("a response that isn't a page", () => {
    it('passes through unchanged', async () => {
      page.headers = { 'cache-control': 'public, max-age=600', etag: '"1"' };
      const untouched = async (path: string, headers: Record<string, string>) => {
        const answer = await get(path, headers);
        expect(await answer.text()).toBe(page.body);
        expect(answer.headers.get('etag')).toBe('"1"');
      };
      await untouched('/store', { 'sec-fetch-dest': 'empty' });
      await untouched('/store', { accept: '*/*' });
      page.headers['content-type'] = 'text/plain';
      await untouched('/store', {});
      page.headers['content-type'] = 'text/html';
      page.status = 404;
      await untouched('/store', {});
    });
  });
});

it("leaves the page unchanged if the config doesn't arrive in time", async () => {
  const silent = await runWorker(
    'tests/edge/edge-worker.ts',
    ({ pathname }) =>
      pathname.endsWith('.json') ? new Promise(() => {}) : answer(html, { 'content-type': 'text/html', etag: '"1"' }),
    { ...bindings, TIMEOUT_MS: '50' },
  );
  for (let visit = 1; visit < 3; visit++) {
    const page = await silent.dispatchFetch(`${origin}/store`, {
      headers: { accept: 'text/html', 'user-agent': chrome },
    });
    expect([page.status, page.headers.get('etag'), await page.text()]).toEqual([200, '"1"', html]);
  }
  await silent.dispose();
});

it('adds the files with the three lines of examples/edge', async () => {
  const example = await runWorker('examples/edge/worker.ts', outside);
  // Poll, because the example's short timeout may expire on the first visit. Later visits use the cached config.
  const visit = () =>
    example.dispatchFetch(`${origin}/store`, {
      headers: { accept: 'text/html', 'user-agent': chrome, ...cookie(['b']) },
    });
  await expect.poll(async () => (await visit()).text()).toBe(html.replace('</head>', `${added}</head>`));
  await example.dispose();
});

// Without HTMLRewriter, a tokenizer on web streams must find the same end of the head, wherever a chunk ends.
it('finds the same end of the head with and without HTMLRewriter', { tags: 'all' }, async () => {
  const heads = [
    `<!-- </head><body> -->${tag}`,
    `<script>if (a < b) document.write("</head><body>")</script>${tag}`,
    `<script><!-- <script> </script> </head> --></script>${tag}`,
    `<title></head><body></title>${tag}`,
    `<style>a::after { content: "</head><body>" }</style>${tag}`,
    `<noscript><style>a { b: "</head>" }</style></noscript>${tag}`,
    `<meta content="</head><body>" name=a>${tag}`,
    `<META HTTP-EQUIV=content-security-policy CONTENT="script-src 'nonce-bWV0YQ=='">${tag}`,
    `<meta content='a>b' name="</head>"/>\r\n<title>\xe9\u20ac</title>\r\n${tag}\r\n`,
    `<script nonce=YQ async data-experiments=on src=/x.js></script>`,
    `${tag}<script data-a="<body>" nonce='Yg=='>"<body>"</script>`,
  ];
  const pages = heads.flatMap((head) => [
    `<!doctype html><head>${head}</head><body class="a>b"><p>&copy; \xe9</p></body>`,
    `<HTML><HEAD>${head}</HEAD ><BODY>`,
    `<head>${head}<body data-a="<b>c"><p>`,
    `<head>${head}`,
  ]);
  const texts = async (run: () => EdgeRuntime | Promise<EdgeRuntime>) => {
    const runtime = await run();
    const found: string[] = [];
    for (const body of pages) {
      page = { body, headers: { 'content-type': 'text/html' }, status: 200 };
      const answered = await runtime.dispatchFetch(`${origin}/store`, {
        headers: { accept: 'text/html', 'user-agent': chrome, ...cookie(['b']) },
      });
      found.push(await answered.text());
    }
    await runtime.dispose();
    return found;
  };
  const [workerd, node] = Object.values(runtimes);
  const expected = await texts(workerd!);
  expect(expected.filter((text) => text.includes('data-cobble-added')).length).toBe(heads.length * 3);
  expect(await texts(node!)).toEqual(expected);
});
