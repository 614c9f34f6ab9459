import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../esbuild.config.mjs';
import { render } from '../../../src/package/render';
import { preactScript, shoelaceScripts } from './peer-scripts';
import type { Site } from './site-server';
import { type BenchWidget, elementOf } from './widgets';

const runCobble = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['cli/cobble.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** What `cobble snippet` prints for a page of the bench. */
export const printedTags = (...options: readonly string[]): string =>
  runCobble('snippet', '--theme', 'realms', '--base', '/dist/', ...options);

const inFolder = <Result>(use: (folder: string) => Result): Result => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-bench-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What `cobble snippet --page` prints for a page with these elements. */
export const tagsForPage = (elements: readonly string[]): string =>
  inFolder((folder) => {
    const page = join(folder, 'page.html');
    writeFileSync(page, elements.join('\n'));
    return printedTags('--page', page);
  });

const oneFile = (widgets: readonly BenchWidget[]): string =>
  inFolder((folder) => {
    const names = widgets.map(({ name }) => name).join();
    runCobble('build', '--one-file', '--theme', 'realms', '--widgets', names, '--out', folder);
    return readFileSync(join(folder, 'realms/cobble.js'), 'utf8');
  });

/** This script is in the build's folder, because the font is there. */
const ONE_FILE = '/dist/realms/one-file.js';

/**
 * Returns a page that records when all widgets are mounted and painted.
 *
 * @param text Painted before any widget
 */
export const pageOf = (
  head: string,
  elements: readonly string[],
  text = '',
): string => `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script>
window.bench = {
  left: ${elements.length},
  mounted() {
    if (--this.left) return;
    // A task after the frame, when it has been laid out and painted.
    requestAnimationFrame(() => setTimeout(() => { this.painted = performance.now(); }));
  },
};
document.addEventListener('cobble:mounted', () => bench.mounted());
</script>
${head}</head><body>${text}${elements.join('\n')}
<script>requestAnimationFrame(() => setTimeout(() => { bench.seen = performance.now(); }))</script></body></html>`;

/** A page of widgets for each contender. */
export const widgetSites = async (widgets: readonly BenchWidget[]): Promise<Site[]> => {
  const elements = widgets.map((widget) => elementOf(widget));
  const cobble = (name: string, tags: string) => ({ name, html: pageOf(tags, elements) });
  const shoelace = await shoelaceScripts(widgets);
  return [
    cobble('Cobble, as `cobble snippet` prints it', printedTags()),
    cobble('Cobble, `cobble snippet --page`', tagsForPage(elements)),
    {
      ...cobble('Cobble, `cobble build --one-file`', `<script async src="${ONE_FILE}"></script>`),
      files: { [ONE_FILE]: oneFile(widgets) },
    },
    {
      name: 'Cobble, server-rendered',
      html: await render(pageOf(printedTags(), elements), { base: '/dist/', theme: 'realms' }),
    },
    {
      name: 'preact, all in one script',
      html: pageOf('<script type="module" src="/bench/peer.js"></script>', elements),
      files: { '/bench/peer.js': await preactScript(widgets) },
    },
    {
      name: 'Shoelace’s autoloader, a script per element',
      html: pageOf(
        '<script type="module" data-shoelace="/bench" src="/bench/autoloader.js"></script>',
        widgets.map((widget) => elementOf(widget, `sl-${widget.name}`)),
      ),
      files: Object.fromEntries(Object.entries(shoelace).map(([path, text]) => [`/bench/${path}`, text])),
    },
  ];
};
