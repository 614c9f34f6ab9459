import { readFileSync } from 'node:fs';
import type { Harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { type Environment, page, SCRIPT, tag, widgets } from './environment';

const pasted = () => readFileSync('dist/realms/cobble.js', 'utf8');
const base = '<script>window.cobbleSettings = { base: "/dist" }</script>';
/** The page's own script. Each optimiser must run not only Cobble, but also this script. */
const own = '<script>window.ownScripts = (window.ownScripts ?? 0) + 1</script>';
const ranOnce = () => (window as never as { ownScripts: number }).ownScripts === 1;
const moveMouse = ({ page }: OpenedPage) => page.mouse.move(300, 300);

/**
 * Disables scripts as delaying optimisers do: changes each script's `type` and renames its `src` attribute.
 *
 * @param type the new type. `$1` is the original one
 */
const disable = (html: string, type: string, src: string): string =>
  html.replace(/<script(?: async)?((?: [^>]*)?)>/g, (_, attributes: string) => {
    const renamed = attributes.replace(/ src=/, ` ${src}=`);
    return `<script type="${type.replace('$1', 'text/javascript')}"${renamed}>`;
  });

/** Runs in the page. Runs each disabled script in order and waits for its file. */
const runInOrder = async (selector: string, src: string) => {
  for (const old of document.querySelectorAll<HTMLScriptElement>(selector)) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) if (name !== 'type' && name !== src) script.setAttribute(name, value);
    script.text = old.text;
    const url = old.getAttribute(src);
    if (url) script.src = url;
    const loaded = new Promise((loaded) => Object.assign(script, { onload: loaded, onerror: loaded }));
    old.replaceWith(script);
    if (url) await loaded;
  }
};

/** Runs in the page. Until the delayed scripts have run, pretends that the document is still loading. */
const simulateLoading = (runDelayed: () => Promise<void>, starters: readonly string[]) => {
  let state: DocumentReadyState = 'loading';
  const addListener = document.addEventListener;
  const simulated = new EventTarget();
  const enter = (next: DocumentReadyState, ...events: readonly string[]) => {
    state = next;
    for (const name of events) simulated.dispatchEvent(new Event(name));
  };
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  document.addEventListener = (name: string, ...given: [never]) => {
    const isSimulated = /^(DOMContentLoaded|readystatechange)$/.test(name);
    addListener.call(isSimulated ? simulated : document, name, ...given);
  };
  let hasStarted = false;
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    await runDelayed();
    enter('interactive', 'readystatechange', 'DOMContentLoaded');
    enter('complete', 'readystatechange');
  };
  for (const name of starters) addListener.call(document, name, start);
};

const interactions = ['keydown', 'mousemove', 'touchstart', 'wheel'];
const runDelayed = (selector: string, src: string, starters = interactions): string =>
  `<script>(${simulateLoading})(() => (${runInOrder})(${JSON.stringify(selector)}, "${src}"), ${JSON.stringify(starters)})</script>`;

/** Publishes Cobble's file and another script as one file, as aggregators do. */
const aggregate = ({ publish }: Harness, path: string) => {
  publish(path, `try{window.ownScripts = 1;}catch(e){}\ntry{${pasted()}}catch(e){}`);
  return path;
};

export const optimisers: readonly Environment[] = [
  {
    name: 'Cloudflare Rocket Loader',
    does: 'Changes the `type` of all scripts, runs copies of them after the page is parsed, and reports an earlier `document.readyState` to them.',
    advice: '`data-cfasync="false"` on the tag loads it at once.',
    isSample: true,
    html: () =>
      page({
        head: disable(own + tag(), '5f3c-$1', 'src'),
        body: widgets + runDelayed('script[type^="5f3c-"]', 'src', ['DOMContentLoaded']),
      }),
    host: ranOnce,
  },
  {
    name: 'WP Rocket, delayed JavaScript',
    does: 'Renames `type` and `src`, and runs the scripts at the first interaction.',
    advice: 'Until then visitors see the fallbacks. `nowprocket` on the tag loads it at once.',
    html: () =>
      page({
        head: disable(own + tag(), 'rocketlazyloadscript', 'data-rocket-src'),
        body: widgets + runDelayed('script[type=rocketlazyloadscript]', 'data-rocket-src'),
      }),
    prepare: moveMouse,
    host: ranOnce,
  },
  {
    name: 'Autoptimize, aggregated JavaScript',
    does: 'Merges all files into one in its cache folder, each in `try`, and drops the attributes of the tag.',
    verdict: 'partly',
    advice:
      'Set `cobbleSettings.base` to the folder of the build, and the other settings there or in the page’s JSON; or exclude the tag with `data-noptimize`.',
    isSample: true,
    html: (harness) =>
      page({
        head: base,
        body: `${widgets}<script defer src="${aggregate(harness, '/wp-content/cache/autoptimize/js/autoptimize_1a2b.js')}"></script>`,
      }),
    host: ranOnce,
  },
  {
    name: 'NitroPack',
    does: 'Serves the file from its own CDN, renames `type` and `src`, and runs the scripts at the first interaction.',
    verdict: 'partly',
    advice: 'Set `data-base` to the full URL of the build, or exclude the tag with `nitro-exclude`.',
    html: ({ origin, publish }) => {
      publish('/assets/static/optimized/rev-1/cobble.js', pasted(), { 'access-control-allow-origin': '*' });
      return page({
        head: disable(
          own +
            tag(`data-base="${origin()}/dist"`).replace(
              SCRIPT,
              `${origin('nitrocdn.test')}/assets/static/optimized/rev-1/cobble.js`,
            ),
          'nitropack/script',
          'data-src',
        ),
        body: widgets + runDelayed('script[type="nitropack/script"]', 'data-src'),
      });
    },
    prepare: moveMouse,
    host: ranOnce,
  },
  {
    name: 'Optimisers that inline scripts',
    does: 'Write the text of the file into the page.',
    verdict: 'partly',
    advice: 'Set `data-base`, or `cobbleSettings.base`, to the folder of the build.',
    html: () => page({ head: `${own}<script data-base="/dist">${pasted()}</script>` }),
    host: ranOnce,
  },
  {
    name: 'Optimisers that move scripts to the end of `body`',
    does: 'Move all scripts, and add `defer`.',
    html: () => page({ head: '', body: widgets + own + tag().replace('async', 'defer') }),
    host: ranOnce,
  },
  {
    name: 'HTML minifiers',
    does: 'Drop quotes, comments, whitespace, and optional tags.',
    html: () =>
      `<!doctype html><html lang=en-us><meta charset=utf-8><title>Shop</title>${own}${tag()}<h1>Shop</h1>${widgets}`
        .replace(/="([\w./#-]+)"/g, '=$1')
        .replace(/\n/g, '')
        .replaceAll('</p>', ''),
    host: ranOnce,
  },
];
