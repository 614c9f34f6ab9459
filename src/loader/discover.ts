import { runChunk, sleep } from './chunks';
import { context, fire } from './context';
import { getOrCreateHandle } from './registry';
import { settings } from './settings';
import { scheduleLoad } from './triggers';
import { Progress } from './types';

/** Elements per task. More would delay clicks. */
const BATCH_SIZE = 100;

/**
 * Schedules the loads of the widgets in `root` (LDR-2). With `again`, includes unmounted and failed widgets.
 *
 * @returns the promises of the started loads
 */
export const discover = async (root: ParentNode & Node, again?: boolean) => {
  const loads: unknown[] = [];
  for (const element of [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('[data-widget]:not(form)')]) {
    // Skip elements that were removed during the search, because nothing would unmount them.
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

let changes = 0;

const rescan = async () => {
  const known = changes;
  try {
    context.sweep?.();
    if (settings.scan !== 'once' && settings.scan !== 'manual') await discover(document);
  } finally {
    changes -= known;
    if (changes) setTimeout(rescan);
  }
};

/**
 * Rescans in the next task, so that an element that only moves stays mounted. Only one scan runs at a time, because
 * scanning a huge page takes a second.
 */
const observer = new MutationObserver(() => {
  if (!changes++) setTimeout(rescan);
});

/**
 * Observes the document or shadow root around a node. Includes `slot`, because DOM-morphing libraries remove the `slot`
 * attributes that Cobble adds.
 */
export const observe = (node: Node) =>
  observer.observe(node.getRootNode(), { attributeFilter: ['data-widget', 'slot'], childList: true, subtree: true });

/** Whether the `links` chunk is needed, because the page's JSON enables links or excludes widgets. */
const needsLinks = () =>
  /"(links|allow|ignore)"/.test(document.querySelector('script[data-cobble-config]')?.textContent as string);

export const discoverPage = async () => {
  await (document.readyState === 'loading' &&
    new Promise((parsed) => document.addEventListener('readystatechange', parsed)));
  // Observe the document: Turbo replaces `body`, and some routers replace the root element.
  observe(document);
  if (settings.scan !== 'manual') await discover(document);
  if (settings.links || needsLinks()) runChunk('links', context);
  // Check the tag only if it has uncommon settings, which may be misspelt or invalid. The expression requires a comma
  // before a name, so it skips the first name, `base`. It also skips `v` and `ver`, which WordPress adds to URLs.
  if (/,(?!v|(allow|ignore|theme|bundleTheme)\b)/.test(`${Object.keys(settings)}`)) runChunk('bad-tag');
  fire(document, 'ready');
};
