import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../cli/commands/build';
import { Maps } from '../../cli/trace/maps';
import { traceStack } from '../../cli/trace/trace-stack';
import { root } from '../../esbuild.config.mjs';
import { runCommand } from '../unit/cli/support';
import { harness } from './harness';
import { snippetOutput } from './loader/pinned-page';
import { tag, tile } from './loader/tag';

const out = mkdtempSync(join(tmpdir(), 'cobble-maps-'));
const { pageWith } = harness({ dist: out });

beforeAll(async () => {
  const options = { out, sourcemap: true, theme: ['realms'], widgets: ['marketplace-tile', 'server-status'] };
  const { code, err } = await runCommand((io) => build(options, io));
  expect([code, err]).toEqual([0, '']);
}, 300_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Call {
  readonly api: string;
  readonly stack: string;
}

/**
 * Runs in the page. Records the stack of each call of the browser APIs that the loader, the runtime, services and
 * preact use.
 */
const recordStacks = () => {
  const calls: Call[] = [];
  Object.assign(window, { calls });
  const wrap = (owner: object, api: string) => {
    const native = Reflect.get(owner, api) as (...values: unknown[]) => unknown;
    Reflect.set(owner, api, function (this: unknown, ...values: unknown[]) {
      calls.push({ api, stack: `${new Error().stack}` });
      return native.apply(this, values);
    });
  };
  wrap(Element.prototype, 'attachShadow');
  wrap(Element.prototype, 'setAttribute');
  wrap(Element.prototype, 'toggleAttribute');
  wrap(IntersectionObserver.prototype, 'observe');
  wrap(MutationObserver.prototype, 'observe');
  wrap(CSSStyleSheet.prototype, 'replace');
  wrap(CSSStyleSheet.prototype, 'replaceSync');
  wrap(EventTarget.prototype, 'dispatchEvent');
  wrap(Storage.prototype, 'getItem');
  wrap(window, 'fetch');
  wrap(Headers.prototype, 'set');
};

const callsOf = async (markup: string, mounted: number): Promise<readonly Call[]> => {
  const { page } = await pageWith(
    `${markup}${tile('data-load="eager"')}<div data-widget="server-status" data-load="eager"></div>`,
    {
      before: (page: Page) => page.evaluateOnNewDocument(recordStacks),
    },
  );
  // The services load after their widget has mounted.
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll('[data-widget-state="mounted"]').length >= count &&
      (window as never as { calls: Call[] }).calls.some(({ api }) => api === 'getItem'),
    { polling: 50 },
    mounted,
  );
  return page.evaluate(() => (window as never as { calls: Call[] }).calls);
};

/** Returns the stack's first frame that the build's source maps contain, and the source text of that line. */
const callSite = ({ stack }: Call, maps: Maps) => {
  const { lines } = traceStack(stack, maps);
  const [, name, path, line, column] =
    lines.map((each) => /^ {4}at (?:(\S+) \()?((?:src|node_modules)\/\S+?):(\d+):(\d+)\)?$/.exec(each)).find(Boolean) ??
    [];
  if (!path) return undefined;
  const file = join(root, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[Number(line) - 1] : undefined;
  return { place: `${path}:${line}`, name, text, from: text?.slice(Number(column) - 1) };
};

/** Matches a call of the API in the source, where `fetch` also has other names. */
const calledAs = (api: string) => (api === 'fetch' ? /\b(fetch\w*|get|transport)\(/ : RegExp(`\\b${api}\\(`));

// Interface 10
describe('a stack from the bundle', () => {
  it.each([
    ['plain', () => tag()],
    ['pinned', () => snippetOutput({ pin: true, out })],
    ['components', () => tag('', 'realms', 'cobble-components.js')],
  ])(
    'maps a stack of a page with a %s tag to the exact line of the source that calls a browser API',
    async (_, tagOf) => {
      const calls = await callsOf(await tagOf(), 2);
      const maps = new Maps(join(out, 'maps'));
      const sites = calls.flatMap((call) => {
        const site = callSite(call, maps);
        return site ? [{ ...call, ...site }] : [];
      });
      const wrong = sites.filter(({ api, text }) => !calledAs(api).test(`${text}`));
      expect(wrong.map(({ api, place, text }) => `${api}: ${place} ${text?.trim()}`)).toEqual([]);
      const places = new Set(sites.map(({ place }) => place));
      expect([...places].filter((place) => place.startsWith('src/')).length).toBeGreaterThan(8);
      // The name of a frame's function comes from the calling frame: there, the map contains the identifier.
      const names = sites.map(({ place, name }) => `${name} ${place.split(':')[0]}`);
      expect(names).toEqual(
        expect.arrayContaining(['observe src/loader/discover.ts', 'readStorage src/services/client/storage.ts']),
      );
      const folders = new Set([...places].map((place) => place.split('/').slice(0, 2).join('/')));
      expect([...folders]).toEqual(expect.arrayContaining(['src/loader', 'src/embed', 'node_modules/preact']));
    },
  );
});
