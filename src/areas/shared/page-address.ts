/** Told to every area of the page when one of them changes the address. */
const CHANGED = 'cobble:address';

/** New values by name; an empty one takes the parameter away. */
export type AddressChanges = Readonly<Record<string, string>>;

/**
 * The parameters that areas keep in the page's own URL, several at a time: `?hc-article=12&hc-page=2`, or the same in
 * the hash.
 */
export interface PageAddress {
  /** The value, `''` for none; at most 500 characters. */
  get(name: string): string;
  /** The page's URL with the changes, all else kept: for `href`. */
  with(changes: AddressChanges): string;
  /** Goes there without a page load, and tells every area; `replace` makes no entry in the history. */
  go(changes: AddressChanges, replace?: boolean): void;
  /** Hears of each change, the back button's too. @returns stops the listening */
  onChange(listener: () => void): () => void;
}

const inHash = () => new URLSearchParams(location.hash.slice(1));

/**
 * The parameters live in the hash where the page's author has begun so with any of the names, otherwise in the query.
 */
export const pageAddress: PageAddress = {
  get: (name) => (inHash().get(name) ?? new URLSearchParams(location.search).get(name) ?? '').slice(0, 500),
  with(changes) {
    const url = new URL(location.href);
    const hash = inHash();
    // Own names only: old libraries put theirs on Object.prototype.
    const given = Object.entries(changes);
    const own = given.some(([name]) => hash.has(name));
    const params = own ? hash : url.searchParams;
    for (const [name, value] of given) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    if (own) url.hash = hash.toString();
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
