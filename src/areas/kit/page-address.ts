const CHANGED = 'cobble:address';

/** New values by parameter name. An empty value removes the parameter. */
export type AddressChanges = Readonly<Record<string, string>>;

/** The areas' parameters in the page's query string, `?hc-article=12&hc-page=2`, or in its hash. */
export interface PageAddress {
  /** Returns the first 500 characters of a parameter's value, or `''` if missing. */
  get(name: string): string;
  with(changes: AddressChanges): string;
  /** Changes the URL and notifies every area. `replace` adds no history entry. */
  go(changes: AddressChanges, replace?: boolean): void;
  onChange(listener: () => void): () => void;
}

const inHash = () => new URLSearchParams(location.hash.slice(1));

/** Browsers let `about:srcdoc` and `data:` pages change only their hash. */
const hasQuery = () => /^(http|file)/.test(location.protocol);

/**
 * Changes the query string. Changes the hash instead if the page can't change its query string, or if the hash already
 * contains one of the parameters.
 */
export const pageAddress: PageAddress = {
  get: (name) => (inHash().get(name) ?? new URLSearchParams(location.search).get(name) ?? '').slice(0, 500),
  with(changes) {
    const url = new URL(location.href);
    const hash = inHash();
    // Old libraries extend `Object.prototype`, so don't use `for…in`.
    const entries = Object.entries(changes);
    const isInHash = !hasQuery() || entries.some(([name]) => hash.has(name));
    const params = isInHash ? hash : url.searchParams;
    for (const [name, value] of entries) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    if (isInHash) url.hash = hash.toString();
    return url.href;
  },
  go(changes, replace) {
    const href = pageAddress.with(changes);
    if (href !== location.href) history[replace ? 'replaceState' : 'pushState'](history.state, '', href);
    dispatchEvent(new CustomEvent(CHANGED));
  },
  onChange(listener) {
    const types = ['popstate', 'hashchange', CHANGED];
    for (const type of types) addEventListener(type, listener);
    return () => {
      for (const type of types) removeEventListener(type, listener);
    };
  },
};
