import { runChunk, sleep } from './chunks';
import { context, fire } from './context';
import { getOrCreateHandle } from './registry';
import { settings } from './settings';
import { scheduleLoad } from './triggers';
import { Progress } from './types';

/** Elements per task. More would delay a click. */
const BATCH_SIZE = 100;

/**
 * Schedules the loads of the widgets in `root` (LDR-2).
 *
 * @param again includes unmounted and failed widgets
 * @returns the loads that have begun, once the search has ended
 */
export const discover = async (root: ParentNode & Node, again?: boolean) => {
  const loads: unknown[] = [];
  for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')]) {
    // Skip elements that were removed meanwhile: nothing would unmount them.
    const handle = element.isConnected === root.isConnected ? getOrCreateHandle(element) : null;
    if (handle && !(again ? handle.pending : handle.progress)) {
      handle.progress = Progress.Awaited;
      scheduleLoad(handle);
    }
    const count = loads.push(handle?.pending);
    if (!(count % BATCH_SIZE)) await sleep();
  }
  return loads;
};

const { scan } = settings;
let timer: unknown;

const rescan = () => {
  timer = 0;
  context.sweep?.();
  if (scan !== 'once' && scan !== 'manual') discover(document);
};

/** Waits a tick, so that a moved element is back on the page. */
const scheduleRescan = () => {
  if (!timer) timer = setTimeout(rescan);
};

/** Finds the page's widgets, now and whenever some are added. Fires `cobble:ready`. */
export const discoverPage = async () => {
  await (document.readyState === 'loading' &&
    new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true })));
  // DOM morphs remove a `slot`. Turbo replaces `body`, and others the root, so observe the document.
  new MutationObserver(scheduleRescan).observe(window.document, {
    attributeFilter: ['data-widget', 'slot'],
    childList: true,
    subtree: true,
  });
  if (scan !== 'manual') await discover(document);
  // The page's JSON may enable links or limit widgets.
  const json = document.querySelector('script[data-cobble-config]')?.textContent;
  if (settings.links || /"(links|allow|ignore)"/.test(`${json}`)) runChunk('links', context);
  fire(document, 'ready');
};
