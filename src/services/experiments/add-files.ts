import { listOf } from '../list-of';
import type { Settings } from '../settings';
import { addElement } from './add-element';
import { first } from './first';
import type { Applied } from './flights';
import { warn } from './warn';

/** Milliseconds that a file is waited for at most. */
const PATIENCE = 3000;

/**
 * Adds files to the page, each once in its life, in the given order (EXP-8, LDR-7). They come from the page's own origin,
 * or over https from an allowed one; others are left out with a word.
 *
 * @returns resolves when the new files are there or have failed; after three seconds in any case
 */
export const addFiles = ({ scripts, styles }: Applied, { nonce, experiments }: Settings): Promise<unknown> => {
  const add = (name: string, files: readonly string[]) => files.map(file => new Promise<unknown>(resolve => {
    const { href, origin, protocol } = new URL(file, location.href);
    // The protocol too: a `blob:` has its page's origin, and a sandboxed page has that of `javascript:` and `data:`.
    if (origin == location.origin ? protocol == location.protocol : protocol == 'https:' && listOf(experiments!.allowedOrigins).includes(origin)) {
      setTimeout(resolve, PATIENCE);
      // A link ignores `src` and `async`, a script `rel` and `href`. Not async: scripts run in the config's order.
      if (first(href)) addElement(name, { nonce, rel: 'stylesheet', async: false, src: href, href, onload: resolve, onerror: resolve });
      else resolve(href);
    } else throw 0;
  }).catch(() => warn('not allowed: ' + file)));
  return Promise.all([...add('link', styles), ...add('script', scripts)]);
};
