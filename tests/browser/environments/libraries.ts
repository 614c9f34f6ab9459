import { needs } from '../engines/needs';
import { oldLibraries } from '../old-libraries';
import type { OpenedPage } from '../opened-page';
import { type Environment, page, run, SCRIPT, tag, usesTheme, vendor, widgets } from './environment';

const jQuery = vendor('jquery/dist/jquery.js');
const block = `${tag('data-theme="vanilla"').replace(' async', '')}${widgets}`;

/** Runs in the page. */
const areFrozen = () => Object.isFrozen(Array.prototype);
const needsFrozenNatives = async ({ page }: OpenedPage) =>
  needs('natives that SES freezes', await page.evaluate(areFrozen));

/** Runs in the page. Inserts HTML as jQuery 3 does: fetches the script's file and runs its text inline. */
const evaluateAsJQuery3 = async (html: string) => {
  const main = document.querySelector('main')!;
  main.innerHTML = html;
  const text = await (await fetch(main.querySelector('script')!.src)).text();
  const script = document.createElement('script');
  script.text = text;
  document.head.append(script);
  script.remove();
};

/** Runs in the page. Inserts HTML as jQuery 4 does: to run the script, adds a new element with the same `src`. */
const insertAsJQuery4 = (html: string) => {
  const main = document.querySelector('main')!;
  main.innerHTML = html;
  const script = document.createElement('script');
  script.src = main.querySelector('script')!.src;
  script.onload = () => script.remove();
  document.head.append(script);
};

const withOldLibrary = ([name, source]: [string, string]): Environment => ({
  name,
  does: 'Extends or replaces natives, such as `Array.from`, `Element.prototype.remove`, `Event` and `JSON.stringify`.',
  html: () => page({ head: `<script>${source}</script>${tag()}` }),
  host: () => document.querySelector('h1')?.textContent === 'Shop',
  ...(name.startsWith('Prototype') && { isSample: true }),
});

export const libraries: readonly Environment[] = [
  {
    name: 'jQuery 1 and 2: `.html()` of a block with the tag',
    does: 'Evaluates the text of the file; no script of the page is running.',
    html: () =>
      page({
        head: '',
        body: `<main></main>${jQuery}<script>jQuery('main').html(${JSON.stringify(block).replaceAll('</', '<\\/')})</script>`,
      }),
    check: usesTheme('vanilla'),
    host: () =>
      (window as never as { jQuery(selector: string): { is(selector: string): boolean } })
        .jQuery('main')
        .is(':visible'),
  },
  {
    name: 'jQuery 3: `.html()` of a block with the tag',
    does: 'Runs the text of the file in an inline script, which it removes.',
    html: () => page({ head: '', body: `<main></main>${run(evaluateAsJQuery3, block)}` }),
    check: usesTheme('vanilla'),
  },
  {
    name: 'jQuery 4: `.html()` of a block with the tag',
    does: 'Runs a script with only the URL, which it removes.',
    html: () => page({ head: '', body: `<main></main>${run(insertAsJQuery4, block)}` }),
    check: usesTheme('vanilla'),
  },
  ...Object.entries(oldLibraries).map(withOldLibrary),
  {
    name: 'RequireJS and other AMD loaders',
    does: 'Define `define` and `require`.',
    html: () => page({ head: `${vendor('requirejs/require.js')}<script>define('own', [], () => 1)</script>${tag()}` }),
    host: () =>
      new Promise((resolve) =>
        (window as never as { require(names: string[], done: (own: number) => void): void }).require(['own'], (own) =>
          resolve(own === 1),
        ),
      ),
  },
  {
    name: 'zone.js (Angular)',
    does: 'Wraps promises, timers, listeners, observers and `fetch`.',
    html: () => page({ head: vendor('zone.js/bundles/zone.umd.js') + tag() }),
    host: () => (window as never as { Zone: { current: { name: string } } }).Zone.current.name === '<root>',
  },
  {
    name: 'LWC synthetic shadow (Salesforce)',
    does: 'Wraps `querySelector`, `attachShadow`, events and observers.',
    isSample: true,
    html: () =>
      page({
        head: `<script>window.process = { env: { NODE_ENV: 'production' } }</script>${vendor('@lwc/synthetic-shadow/dist/index.js')}${tag()}`,
      }),
    host: () => 'lwcRuntimeFlags' in window,
  },
  {
    name: 'SES `lockdown()`, Lightning Web Security',
    does: 'Freezes all natives and their prototypes.',
    isSample: true,
    html: () =>
      page({
        head: `${vendor('ses/dist/lockdown.umd.js')}<script>lockdown({ errorTaming: 'unsafe', consoleTaming: 'unsafe' })</script>${tag()}`,
      }),
    prepare: needsFrozenNatives,
    host: areFrozen,
  },
  {
    name: 'SES `lockdown()` after the tag',
    does: 'Freezes the natives while the widgets load.',
    html: () =>
      page({
        head: `${`<script src="${SCRIPT}"></script>`}${vendor('ses/dist/lockdown.umd.js')}<script>lockdown({ errorTaming: 'unsafe', consoleTaming: 'unsafe' })</script>`,
      }),
    prepare: needsFrozenNatives,
    host: areFrozen,
  },
];
