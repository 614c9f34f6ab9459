import { runChunk, sleep } from './chunks';
import { context, fire } from './context';
import { getOrCreateHandle } from './registry';
import { settings } from './settings';
import { scheduleLoad } from './triggers';
import { Progress } from './types';

/** Elements per task, so that a thousand widgets don't delay a click. */
const BATCH_SIZE = 100;

/**
 * Finds the widgets in `root`, itself included, and schedules their loads (LDR-2).
 *
 * @param again includes widgets that the page unmounted and widgets that failed
 * @returns the loads that have begun, once all are found
 */
export const discover = async (root: ParentNode & Node, again?: boolean) => {
  const loads: unknown[] = [];
  // A root that isn't an element isn't a widget either.
  for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')]) {
    // The removal of an element that was removed between two batches would never be noticed.
    const handle = element.isConnected === root.isConnected ? getOrCreateHandle(element) : null;
    if (handle && !(again ? handle.pending : handle.progress)) {
      handle.progress = Progress.Awaited;
      scheduleLoad(handle);
    }
    if (!(loads.push(handle?.pending) % BATCH_SIZE)) await sleep();
  }
  return loads;
};

const { scan } = settings;
let timer: unknown;

const lookAgain = () => {
  timer = 0;
  context.sweep?.();
  if (scan !== 'once' && scan !== 'manual') discover(document);
};

/** A tick late, so that a moved element keeps its state, and one search per tick. */
const lookSoon = () => {
  if (!timer) timer = setTimeout(lookAgain);
};

/** Finds the widgets of the page as soon as it is parsed, and those that are added later. Fires `cobble:ready`. */
export const discoverPage = async () => {
  await (document.readyState === 'loading' &&
    new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true })));
  // `slot`: DOM morphs remove it if `data-slot` set it. The document: Turbo replaces `body`, others the root.
  new MutationObserver(lookSoon).observe(window.document, {
    attributeFilter: ['data-widget', 'slot'],
    childList: true,
    subtree: true,
  });
  if (scan !== 'manual') await discover(document);
  // The chunk reads the page's JSON, which may enable links, or limit what counts as a widget.
  const json = document.querySelector('script[data-cobble-config]')?.textContent;
  if (settings.links || /"(links|allow|ignore)"/.test(`${json}`)) runChunk('links', context);
  fire(document, 'ready');
};
