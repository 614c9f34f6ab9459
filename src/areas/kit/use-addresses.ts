import { useEffect, useState } from 'react';
import { pageAddress } from './page-address';
import { useStableCallback } from './use-stable-callback';

/**
 * Reads parameters of the page's URL and re-renders when one of them changes, by an area or by the back button.
 *
 * @param names always the same names
 * @returns the values in the same order, `''` for a missing one
 */
export const useAddresses = (names: readonly string[]): readonly string[] => {
  const [values, setValues] = useState(() => names.map(pageAddress.get));
  const update = useStableCallback(() => {
    const now = names.map(pageAddress.get);
    setValues((before) => (now.join('\n') === before.join('\n') ? before : now));
  });
  useEffect(() => pageAddress.onChange(update), [update]);
  return values;
};
