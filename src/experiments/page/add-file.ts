import { allowedUrl } from '../../platform/allowed-url';
import { trustedTypes } from '../../platform/trusted-types';
import type { FailedFile } from '../../services/experiments/failed-file';
import type { Settings } from '../../services/settings';
import { warn } from './warn';

/** What has become of a file. */
export interface Added {
  /** Resolves when it has run, however late. */
  readonly ran: Promise<unknown>;
  /** Resolves when it has run, or with the reason why it has not: after three seconds at most. */
  readonly failure: Promise<FailedFile['reason'] | undefined>;
}

/** Milliseconds that a file is waited for at most. */
const PATIENCE = 3000;

/** By what the config says, and by the URL that this was on the page at first. */
const files = new Map<string, Added>();

/** What the page's policy has refused. */
const refused = new Set<string>();
addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(blockedURI));

/**
 * Adds a file to the page, once in its life (EXP-8, LDR-7). It comes from the page's own origin, or over https from an
 * allowed one; another is left out with a word.
 */
export const addFile = (name: 'link' | 'script', file: string, settings: Settings): Added => {
  const href = allowedUrl(file, settings);
  const added = files.get(file) ?? files.get(href ?? file) ?? add(name, file, href, settings);
  files.set(file, added).set(href ?? file, added);
  return added;
};

const add = (name: 'link' | 'script', file: string, href: string | undefined, settings: Settings): Added => {
  let run: (event: unknown) => void;
  const ran = new Promise<unknown>((resolve) => (run = resolve));
  const failure = new Promise<FailedFile['reason'] | undefined>((resolve) => {
    void ran.then(() => resolve(undefined));
    if (!href) {
      warn(`not allowed: ${file}`);
      return resolve('origin');
    }
    setTimeout(resolve, PATIENCE, 'network');
    // The browser may tell of the policy a task later.
    const fail = () => setTimeout(() => resolve(refused.has(href) ? 'policy' : 'network'));
    // An edge has put it into the head before the page was sent (docs/edge.md), its scripts deferred.
    if (document.querySelector(`head>[data-cobble-added=${CSS.escape(href)}]`)) {
      // Its own events may be over: what the browser has measured tells of a wrong answer, and nothing of a refusal.
      const look = () =>
        performance
          .getEntriesByName(href)
          // Entries of a resource are of this class.
          .some((entry) => (entry as PerformanceResourceTiming).responseStatus > 399) || refused.has(href)
          ? fail()
          : run(0);
      return performance.timing.domContentLoadedEventStart ? look() : addEventListener('DOMContentLoaded', look);
    }
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
      resolve('policy');
    }
  });
  return { ran, failure };
};
