import { expect, onTestFinished } from 'vitest';
import { answer, runWorker } from '../../edge/run-worker';
import fc from '../../fast-check';
import { anyPattern } from '../../unit/experiments/arbitraries';
import { engine } from '../engines/engine';
import type { Harness } from '../harness';
import { outcome, site } from './site';

const word = fc.constantFrom(
  'a',
  'ab',
  'store',
  'checkout',
  'en-us',
  'sv-se',
  '1',
  'é',
  'a b',
  '%41',
  '-',
  'aaaaaaaa!',
);
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'campaign', 'x'), word).map(([name, value]) => `${name}=${value}`),
  fc
    .tuple(
      fc.constantFrom('enableflights', 'disableflights'),
      fc.array(fc.constantFrom('f0', 'f1', 'f2', 'f3', ' f1 ', 'f9', '"><script>', ''), { maxLength: 3 }),
    )
    .map(([name, flights]) => `${name}=${flights.map(encodeURIComponent).join()}`),
  fc.constantFrom('disableallflights=true', 'disableallflights=1'),
);
const anyPath = fc
  .tuple(fc.array(word, { maxLength: 4 }), fc.array(parameter, { maxLength: 3 }))
  .map(([words, parameters]) => `/${words.join('/')}${parameters.length ? `?${parameters.join('&')}` : ''}`);

const files = fc.subarray([
  ...['/exp/a.js', '/exp/b.js', '/exp/../exp/c.js', '//evil.test/x.js', 'http://cdn.test/x.js', 'javascript:alert(1)'],
]);
const anyFlights = fc
  .record({
    include: fc.oneof(
      anyPattern,
      fc.constantFrom('/store', '[^/]$', '^/en-us/', '^/(a+)+$', '/[1-]$', 'sv-se|checkout', '^/a(b|/)'),
    ),
    exclude: fc.option(anyPattern, { nil: undefined, freq: 2 }),
    search: fc.option(anyPattern, { nil: undefined, freq: 2 }),
    domain: fc.constantFrom('127.0.0.1', '127.0.0.1', '127.0.0.1', 'other.test'),
    flight: fc.constantFrom('f0', 'f1', 'f2', 'f3'),
    js: files,
    css: fc.subarray(['/exp/a.css', '/exp/b.css?a&b']),
  })
  .map(({ include, exclude, search, domain, flight, js, css }) => ({
    targeting: { domain, url: { include, exclude }, search: { include: search } },
    setup: { [flight]: { js, css } },
  }));

/** Paths per document. WebKit allows only a hundred history changes per document in ten seconds. */
const stepsOfDocument = engine === 'webkit' ? 90 : Infinity;

/** Runs in the page: visits each path by single-page navigation. */
const decide = async (paths: readonly string[]) => {
  const { flights } = window.cobble as never as { flights: { on: string[]; experiments: string[] } };
  const head = document.head.children;
  const decisions = [];
  for (const path of paths) {
    const before = head.length;
    history.replaceState(null, '', path);
    await new Promise((resolve) => setTimeout(resolve));
    const added = [...head].slice(before).filter(({ localName }) => localName !== 'meta') as (HTMLScriptElement &
      HTMLLinkElement)[];
    decisions.push({
      url: location.href,
      on: flights.on,
      experiments: flights.experiments,
      added: added.map(({ src, href }) => src || href),
    });
  }
  return decisions;
};

/** Compares the bundle in a browser with the edge code in workerd on random URLs. */
export const expectEdgeAgreement = async (server: Harness, count: number): Promise<void> => {
  const { publish, openPage, origin } = server;
  for (const name of ['a', 'b', 'c']) {
    publish(`/exp/${name}.js`, '');
    publish(`/exp/${name}.css`, '');
  }
  const experiments = fc
    .sample(anyFlights, { numRuns: 40, seed: 20261122 })
    .map((flights, index) => ({ name: `e${index}`, flights }));
  const paths = fc.sample(anyPath, { numRuns: count, seed: 20261122 });
  const assigned = ['f1', 'f2', 'f9'];

  const { html } = site(server, { config: experiments, flights: assigned });
  publish('/', html);
  const byPage = [];
  for (let from = 0; from < count; from += stepsOfDocument) {
    const { page } = await openPage('/?disableallflights=true');
    expect(await page.evaluate(outcome)).toMatchObject({ on: [], scripts: [], styles: [] });
    byPage.push(...(await page.evaluate(decide, paths.slice(from, from + stepsOfDocument))));
  }

  const worker = await runWorker('tests/edge/decide-worker.ts', () => answer(null));
  onTestFinished(() => worker.dispose());
  const response = await worker.dispatchFetch(origin(), {
    method: 'POST',
    body: JSON.stringify({
      config: { experiments },
      assigned,
      allowedOrigins: [],
      urls: paths.map((path) => origin() + path),
    }),
  });
  const byEdge = (await response.json()) as {
    on: string[];
    experiments: string[];
    scripts: string[];
    styles: string[];
  }[];

  // A document adds each file only once, so omit files that earlier paths of the same document added.
  let known = new Set<string>();
  const all = new Set<string>();
  const expected = byEdge.map(({ on, experiments, scripts, styles }, index) => {
    if (index % stepsOfDocument === 0) known = new Set();
    const added = [...styles, ...scripts].filter((url) => !known.has(url));
    for (const url of added) {
      known.add(url);
      all.add(url);
    }
    return { url: new URL(paths[index]!, origin()).href, on, experiments, added };
  });
  expect(byPage).toEqual(expected);
  expect(byPage.length).toBe(count);
  expect(byPage.filter(({ experiments }) => experiments.length).length).toBeGreaterThan(count / 4);
  expect(new Set(byPage.map(({ experiments }) => experiments.join())).size).toBeGreaterThan(15);
  expect(all.size).toBeGreaterThan(3);
};
