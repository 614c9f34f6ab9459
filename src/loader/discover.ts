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
 * @param again includes unmounted and failed widgets
 * @returns the loads that have begun, once all are found
 */
export const discover = async (root: ParentNode & Node, again?: boolean) => {
  const loads: unknown[] = [];
  // Only elements can be widgets.
  for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')]) {
    // If an element was removed between two batches, nothing would notice that later.
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
let changes = 0;

const rescan = async () => {
  const known = changes;
  try {
    context.sweep?.();
    if (scan !== 'once' && scan !== 'manual') await discover(document);
  } finally {
    changes -= known;
    if (changes) setTimeout(rescan);
  }
};

/**
 * Waits a tick, so that a moved element keeps its state. Scans once at a time: untrusted users may have written so many
 * elements that a scan takes a second.
 */
const observer = new MutationObserver(() => {
  if (!changes++) setTimeout(rescan);
});

/** Observes the document or shadow root around a node. DOM morphs remove a `slot` that `data-slot` set. */
export const observe = (node: Node) =>
  observer.observe(node.getRootNode(), { attributeFilter: ['data-widget', 'slot'], childList: true, subtree: true });

/** Finds the widgets of the page when it is parsed, and those added later. Fires `cobble:ready`. */
export const discoverPage = async () => {
  await (document.readyState === 'loading' &&
    new Promise((parsed) => document.addEventListener('readystatechange', parsed)));
  // Turbo replaces `body`, other routers the root.
  observe(document);
  if (scan !== 'manual') await discover(document);
  // The page's JSON may enable links, or limit what counts as a widget.
  const json = document.querySelector('script[data-cobble-config]')?.textContent;
  if (settings.links || /"(links|allow|ignore)"/.test(`${json}`)) runChunk('links', context);
  fire(document, 'ready');
};
