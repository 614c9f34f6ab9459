import { allowedUrl } from '../../platform/allowed-url';
import { trustedTypes } from '../../platform/trusted-types';
import type { FailedFile } from '../../services/experiments/failed-file';
import type { Settings } from '../../services/settings';
import { warn } from './warn';

/** By URL: resolves when it has run, however late. */
const files = new Map<string, Promise<unknown>>();

/** What the page's policies have said: `enforce` and the URL where one has refused it, as others only report. */
const violations = new Set<string>();
addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => violations.add(disposition + blockedURI));

/**
 * Adds a file to the page, once in its life (EXP-8, LDR-7). It comes from the page's own origin, or over https from an
 * allowed one; another is left out with a word.
 *
 * @returns resolves when it has run
 * @throws the reason why it has not, one of `FailedFile`
 */
export const addFile = (name: 'link' | 'script', file: string, settings: Settings): Promise<unknown> => {
  const href = allowedUrl(file, settings);
  const added = files.get(href ?? file) ?? add(name, file, href, settings);
  files.set(href ?? file, added);
  return added;
};

const add = (name: 'link' | 'script', file: string, href: string | undefined, settings: Settings) =>
  new Promise<unknown>((run, refuse: (reason: FailedFile['reason']) => void) => {
    if (!href) {
      warn(`not allowed: ${file}`);
      return refuse('origin');
    }
    // The browser may tell of the policy a task later.
    const fail = () => setTimeout(() => refuse(violations.has(`enforce${href}`) ? 'policy' : 'network'));
    if (document.querySelector(`head>[data-cobble-added=${CSS.escape(href)}]`))
      return import('./look-at-marked').then(({ lookAtMarked }) => lookAtMarked(href)).then(run, fail);
    // A script ignores `rel` and `href`, a link `async`. Not async: scripts run in the config's order.
    const element = Object.assign(document.createElement(name), {
      // All scripts of a page that have a nonce have the same.
      nonce: settings.nonce ?? document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
      rel: 'stylesheet',
      async: false,
      href,
      onload: run,
      onerror: fail,
    });
    try {
      // By its name it is a script.
      if (name === 'script') trustedTypes(settings).setSource(element as HTMLScriptElement, href);
      document.head.append(element);
    } catch {
      // It has been said.
      refuse('policy');
    }
  });
