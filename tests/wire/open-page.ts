import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import type { SignedIn } from './sign-in';

export interface Page {
  readonly window: JSDOM['window'];
  signIn(session: SignedIn): void;
}

const names = [
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'removeEventListener',
  'XMLHttpRequest',
] as const;

const windows = new Map<string, JSDOM['window']>();

/**
 * Sets the globals of a signed-out page with empty storage. `vi.unstubAllGlobals()` removes the globals. The next test
 * with the same URL and HTML reuses the page and its listeners.
 */
export const openPage = (url = 'https://www.example.net/en-us/store/items', html = '<!doctype html>'): Page => {
  const window = windows.get(url + html) ?? new JSDOM(html, { url }).window;
  windows.set(url + html, window);
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of window.document.cookie.split('; '))
    window.document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  for (const name of names) {
    const value: unknown = window[name];
    vi.stubGlobal(name, typeof value === 'function' && /EventListener$/.test(name) ? value.bind(window) : value);
  }
  return {
    window,
    signIn({ storage, cookies }) {
      for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value);
      for (const [name, value] of Object.entries(cookies))
        window.document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
    },
  };
};
