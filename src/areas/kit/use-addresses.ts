import { useEffect, useState } from 'react';
import { pageAddress } from './page-address';
import { useStableCallback } from './use-stable-callback';

/** @param names must be the same in each render */
export const useAddresses = (names: readonly string[]): readonly string[] => {
  const [values, setValues] = useState(() => names.map(pageAddress.get));
  const update = useStableCallback(() => {
    const now = names.map(pageAddress.get);
    setValues((before) => (now.join('\n') === before.join('\n') ? before : now));
  });
  useEffect(() => {
    // The address may have changed between the first render and this effect.
    update();
    return pageAddress.onChange(update);
  }, [update]);
  return values;
};
