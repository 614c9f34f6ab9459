import { useEffect, useState } from 'react';

/** Told to every area of the page when one of them changes the address. */
const CHANGED = 'cobble:address';

/**
 * A value that lives in the page's own URL, so that it can be linked and the back button works: `?hc-article=12`, or
 * `#hc-article=12` where the page's author wrote it so. Other parameters stay.
 *
 * @param name the parameter's name: short, with the area's prefix
 * @returns the value (`''` for none) and what sets it; `replace` makes no entry in the history
 */
export const useAddress = (name: string): readonly [string, (value: string, replace?: boolean) => void] => {
  const [value, setValue] = useState(() => read(name));
  useEffect(() => {
    const changed = () => setValue(read(name));
    for (const type of ['popstate', 'hashchange', CHANGED]) addEventListener(type, changed);
    return () => {
      for (const type of ['popstate', 'hashchange', CHANGED]) removeEventListener(type, changed);
    };
  }, [name]);
  return [value, (next, replace) => {
    const url = new URL(location.href);
    const inHash = new URLSearchParams(url.hash.slice(1));
    const params = inHash.has(name) ? inHash : url.searchParams;
    if (next) params.set(name, next);
    else params.delete(name);
    if (params === inHash) url.hash = inHash.toString();
    if (url.href !== location.href) history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
    dispatchEvent(new Event(CHANGED));
  }];
};

const read = (name: string) => {
  const inHash = new URLSearchParams(location.hash.slice(1));
  return (inHash.get(name) ?? new URLSearchParams(location.search).get(name) ?? '').slice(0, 500);
};
