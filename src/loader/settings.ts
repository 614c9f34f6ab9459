import type { Settings } from '../services/settings';
import { ownGlobal } from './own-global';

export interface PageSettings extends Settings {
  /** The build's folder, with the closing slash. Set `data-base` if the file was moved (interface 9). */
  readonly base: string;
  readonly bundleTheme: string;
  /** CSS selector of the regions that Cobble ignores (interface 9). */
  readonly ignore?: string;
  /** The only widgets that Cobble mounts, separated by spaces (interface 9). */
  readonly allow?: string | readonly string[];
  /** Enhanced links: `on`, or the allowed origins (interface 9). */
  readonly links?: string | readonly string[];
  /** `wait`: store, assign and report nothing before `cobble.consent(true)` (interface 9). */
  readonly consent?: 'wait';
}

/** The settings that the loader needs before it can read the page's JSON. */
export interface TagSettings extends Omit<Partial<PageSettings>, 'base' | 'bundleTheme' | 'experiments'> {
  readonly base: string;
  readonly bundleTheme: string;
  readonly antiflicker?: number;
  readonly experiments?: unknown;
}

/**
 * Reads the tag's settings (interface 1). Its attributes win over `cobbleSettings`, which win over the query of `src`.
 *
 * Call it while the script runs. Modules and tag managers don't set `currentScript`, so it then searches by file name.
 *
 * @returns an object without a prototype
 */
export const readSettings = (): TagSettings => {
  const script = (document.currentScript ??
    document.querySelector('script[src*="/cobble."]')) as HTMLScriptElement | null;
  // Don't use the page's query, which anybody can write. `blob:` and `data:` URLs have no folder.
  const url = new URL(script?.src.replace(/^(blob|data):.*/, '') || '.', location.href);
  const settings = Object.assign(
    Object.create(null) as { base: string },
    { base: __BASE__ || new URL('..', url).href, bundleTheme: __THEME__ },
    Object.fromEntries(url.searchParams),
    ownGlobal('cobbleSettings'),
    script?.dataset,
  );
  // If an optimiser moved or inlined this script, `data-base` points to the build's folder.
  settings.base = new URL(`${settings.base}`.replace(/\/?$/, '/'), location.href).href;
  return settings as TagSettings;
};

export const settings = readSettings();

declare global {
  interface Window {
    cobbleSettings?: unknown;
  }
}
