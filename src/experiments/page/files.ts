import { allowedUrl } from '../../platform/allowed-url';
import { trustedTypes } from '../../platform/trusted-types';
import type { FailedFile } from '../../services/experiments/failed-file';
import type { Settings } from '../../services/settings';
import { warn, warnError } from './warn';

export class FileError extends Error {
  constructor(readonly reason: FailedFile['reason']) {
    super(reason);
  }
}

const files = new Map<string, Promise<unknown>>();

/** URLs that the page's policy blocked. Violations of report-only policies aren't added. */
export const blocked = new Set<string>();
addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
  if (disposition === 'enforce') blocked.add(blockedURI);
});

/**
 * Adds a file to the page, at most once (EXP-8, LDR-7).
 *
 * @returns resolves when the file has run, however late
 * @throws FileError
 */
export const addFile = (kind: 'css' | 'js', file: string, settings: Settings): Promise<unknown> => {
  const href = allowedUrl(file, settings);
  const key = href ?? file;
  const added = files.get(key) ?? addNew(kind, file, href, settings);
  files.set(key, added);
  return added;
};

const addNew = async (kind: 'css' | 'js', file: string, href: string | undefined, settings: Settings) => {
  if (!href) {
    warn(`not allowed: ${file}`);
    throw new FileError('origin');
  }
  try {
    // An edge worker has added the file (docs/reference/edge.md).
    if (document.querySelector(`head>[data-cobble-added=${CSS.escape(href)}]`))
      await (await import('./edge-file').catch(warnError))?.untilEdgeFileRan(href);
    else await append(kind, href, settings);
  } catch (error) {
    if (error instanceof FileError) throw error;
    // A violation's event may fire one task after the error.
    await new Promise((resolve) => setTimeout(resolve));
    throw new FileError(blocked.has(href) ? 'policy' : 'network');
  }
};

const append = (kind: 'css' | 'js', href: string, settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const element =
      kind === 'css'
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        : // `async: false` makes scripts run in the config's order.
          Object.assign(document.createElement('script'), { async: false });
    // All scripts of a page share a nonce.
    const nonce = settings.nonce ?? document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    const onload = () => {
      element.dataset.cobbleAdded = href;
      resolve();
    };
    Object.assign(element, { nonce, onload, onerror: reject });
    try {
      if (element instanceof HTMLScriptElement) trustedTypes(settings).setSource(element, href);
      document.head.append(element);
    } catch {
      // `trustedTypes` has already logged the error.
      reject(new FileError('policy'));
    }
  });
