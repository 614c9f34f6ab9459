// `npm run test:cms` pastes markup into real content systems, opens the published pages in Chromium, and compares the
// results with expected.json. `--write` updates expected.json and docs/content-systems.md. `--only WordPress` selects
// ways of pasting whose name contains `WordPress`. Installing missing systems requires Debian, root and the network.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { findWidgets } from '../../cli/build/find-widgets';
import { startServer } from '../../examples/sandbox/server';
import { buildIfStale } from '../browser/build-if-stale';
import { launchBrowser } from '../browser/launch-browser';
import { catalogueJson } from './catalogue-json';
import { dokuwiki } from './dokuwiki';
import { editors } from './editors';
import { install } from './install';
import { judgePage } from './judge-page';
import { mediawiki } from './mediawiki';
import { featureMarkup, linkMarkup, widgetMarkup } from './pieces';
import { serveTexts } from './serve-texts';
import { tryPlugin } from './try-plugin';
import type { Verdict } from './verdict';
import type { Setup, System } from './way';
import { wordpress } from './wordpress';
import { writeDocument } from './write-document';

const root = fileURLToPath(new URL('../../', import.meta.url));
const table = fileURLToPath(new URL('./expected.json', import.meta.url));
const args = process.argv.slice(2);
const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
const began = Date.now();
const say = (text: string) => process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0)} s  ${text}\n`);

buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'cobble-cms-'));
const ends: (() => unknown)[] = [];
const differences: string[] = [];
try {
  const modules = install();
  say('installed');
  const sandbox = await startServer({ port: 0 });
  ends.push(() => sandbox.close());
  const texts = await serveTexts(join(modules, 'node_modules'));
  ends.push(() => texts.close());
  const browser = await launchBrowser('--disable-quic', '--no-first-run', '--disable-background-networking');
  ends.push(() => browser.close());
  const cdn = `http://127.0.0.1:${sandbox.port}`;
  const widgets = await findWidgets(root);
  const setup: Setup = {
    folder,
    cdn,
    markup: featureMarkup(cdn) + widgetMarkup(widgets),
    link: linkMarkup,
    publish: texts.publish,
  };
  const expected = JSON.parse(readFileSync(table, 'utf8')) as Record<string, Verdict>;
  const seen: Record<string, Verdict> = {};
  const judge = async (system: System) => {
    for (const { name, paste } of system.ways) {
      if (!name.includes(only)) continue;
      try {
        seen[name] = await judgePage(browser, await paste(), cdn);
      } catch (error) {
        differences.push(`${name}: ${String(error)}`);
        say(`${name}: ${String(error)}`);
        continue;
      }
      say(`${name}: ${JSON.stringify(seen[name])}`);
      if (!isDeepStrictEqual(seen[name], expected[name]))
        differences.push(`${name}: expected ${JSON.stringify(expected[name])}`);
    }
  };
  const run = async (begin: () => System | Promise<System>) => {
    try {
      const system = await begin();
      ends.push(() => system.stop());
      await judge(system);
    } catch (error) {
      differences.push(String(error));
      say(String(error));
    }
  };
  const isRequested = (name: string) => name.includes(only) || only.includes(name);
  if (isRequested('WordPress')) {
    const system = await wordpress(setup, await catalogueJson(root));
    ends.push(() => system.stop());
    await judge(system);
    try {
      differences.push(...(await tryPlugin(system, browser, `${cdn}/dist/`)));
    } catch (error) {
      differences.push(`The plugin: ${String(error)}`);
    }
    say(`the plugin: ${differences.filter((one) => one.startsWith('The plugin')).join('; ') || 'holds'}`);
  }
  if (isRequested('MediaWiki')) await run(() => mediawiki(setup));
  if (isRequested('DokuWiki')) await run(() => dokuwiki(setup));
  await run(() => editors(setup, modules, texts.origin, browser));
  if (args.includes('--write')) {
    const all = { ...expected, ...seen };
    writeFileSync(table, `${JSON.stringify(all, null, 2)}\n`);
    writeDocument(join(root, 'docs/content-systems.md'), all, widgets.length);
  }
} finally {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
}
const isWritten = args.includes('--write');
if (differences.length) process.stdout.write(`\n${isWritten ? 'Written' : 'Different'}:\n${differences.join('\n')}\n`);
process.exitCode = differences.length && !isWritten ? 1 : 0;
