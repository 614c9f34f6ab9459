import type { Applied } from '../../experiments/engine/flights';
import { allowedUrl } from '../../platform/allowed-url';
import { trustedTypes } from '../../platform/trusted-types';
import type { Settings } from '../../services/settings';
import { isFirstTime } from './is-first-time';
import { warn } from './warn';

/** Milliseconds that a file is waited for at most. */
const PATIENCE = 3000;

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
        if (!href) warn(`not allowed: ${file}`);
        if (!href || !isFirstTime(href)) return resolve(href);
        setTimeout(resolve, PATIENCE);
        // An edge has put it into the head before the page was sent (docs/edge.md), its scripts deferred.
        if (document.querySelector(`head>[data-cobble-added=${CSS.escape(href)}]`))
          return performance.timing.domContentLoadedEventStart
            ? resolve(href)
            : addEventListener('DOMContentLoaded', resolve);
        // A script ignores `rel` and `href`, a link `async`. Not async: scripts run in the config's order.
        const element = Object.assign(document.createElement(name), {
          // All scripts of a page that have a nonce have the same.
          nonce: settings.nonce ?? document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
          rel: 'stylesheet',
          async: false,
          href,
          onload: resolve,
          onerror: resolve,
        });
        // By its name it is a script.
        if (name === 'script') trustedTypes(settings).setSource(element as HTMLScriptElement, href);
        document.head.append(element);
        // What the page's policy refuses has been said.
      }).catch(() => {}),
    );
  return Promise.all([...add('link', styles), ...add('script', scripts)]);
};
