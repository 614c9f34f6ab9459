import type { Settings } from '../settings';
import { trustedTypes } from '../trusted-types';
import { allowedUrl } from './allowed-url';
import { first } from './first';
import type { Applied } from './flights';
import { warn } from './warn';

/** Milliseconds that a file is waited for at most. */
const PATIENCE = 3000;

/** The nonce of the page's policy: all scripts of a page that have one have the same. */
const nonceOf = ({ nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce }: Settings) => nonce;

/**
 * Adds files to the page, each once in its life, in the given order (EXP-8, LDR-7). They come from the page's own
 * origin, or over https from an allowed one; others are left out with a word.
 *
 * @returns resolves when the new files are there or have failed; after three seconds in any case
 */
export const addFiles = ({ scripts, styles }: Applied, settings: Settings): Promise<unknown> => {
  const add = (name: 'link' | 'script', files: readonly string[]) =>
    files.map((file) =>
      new Promise<unknown>((resolve) => {
        const href = allowedUrl(file, settings);
        if (!href) warn('not allowed: ' + file);
        if (!href || !first(href)) return resolve(href);
        setTimeout(resolve, PATIENCE);
        // A script ignores `rel` and `href`, a link `async`. Not async: scripts run in the config's order.
        const element = Object.assign(document.createElement(name), {
          nonce: nonceOf(settings),
          rel: 'stylesheet',
          async: false,
          href,
          onload: resolve,
          onerror: resolve,
        });
        if (name == 'script') trustedTypes(settings).setSource(element as HTMLScriptElement, href);
        document.head.append(element);
        // What the page's policy refuses has been said.
      }).catch(() => {}),
    );
  return Promise.all([...add('link', styles), ...add('script', scripts)]);
};
