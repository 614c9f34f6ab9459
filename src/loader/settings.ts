import type { Settings } from '../services/settings';
import { ownGlobal } from './own-global';

export interface PageSettings extends Settings {
  /** The folder's URL, with a trailing slash. `data-base` sets it if the file was moved (interface 9). */
  readonly base: string;
  readonly bundleTheme: string;
  /** CSS selector of ignored regions (interface 9). */
  readonly ignore?: string;
  /** If set, only these widgets mount. Separated by spaces (interface 9). */
  readonly allow?: string | readonly string[];
  /** Enables enhanced links: `on`, or the origins to allow (interface 9). */
  readonly links?: string | readonly string[];
  /** `wait`: before `cobble.consent(true)`, store no data, assign no flights and report nothing (interface 9). */
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
 * Finds the script's tag. In modules, `document.currentScript` is null. If jQuery, a page transition or an optimiser
 * runs the script, `currentScript` is a copy without attributes.
 */
const findTag = (): HTMLScriptElement | null | undefined => {
  const running = document.currentScript as HTMLScriptElement | null;
  const file = running?.src || `/${__FILE__}.`;
  const copies = [running, ...document.scripts].filter((tag) => tag?.src.includes(file)) as HTMLScriptElement[];
  return copies.find((tag) => Object.keys(tag.dataset)[0]) ?? copies[0] ?? running;
};

/**
 * Reads the tag's settings (interface 1). In order of precedence: the tag's attributes, `cobbleSettings`, the query of
 * its `src`. Call this while the script runs.
 *
 * @returns an object without a prototype
 */
export const readSettings = (): TagSettings => {
  const tag = findTag();
  // Scripts that are inline, or have a `blob:` or `data:` URL, use the page's folder. Don't use the page's URL with its
  // query, because any link could put settings there.
  const url = new URL(tag?.src.replace(/^(blob|data):.*/, '') || '.', document.baseURI);
  const settings = {
    __proto__: null,
    base: __BASE__ || new URL('..', url).href,
    bundleTheme: __THEME__,
    ...Object.fromEntries(url.searchParams),
    ...(ownGlobal('cobbleSettings') as object | undefined),
    ...tag?.dataset,
  };
  // If an optimiser moved or inlined this script, `data-base` names the folder.
  settings.base = new URL(`${settings.base}`.replace(/\/?$/, '/'), document.baseURI).href;
  return settings as unknown as TagSettings;
};

export const settings = readSettings();

declare global {
  interface Window {
    cobbleSettings?: unknown;
  }
}
