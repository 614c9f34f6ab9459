import { useEffect, useState } from 'react';
import { pageAddress } from './page-address';

/**
 * Several values of the page's own URL; draws again when one of them changes, by whomever, the back button too.
 *
 * @param names a constant list
 * @returns the values in the same order, `''` for none
 */
export const useAddresses = (names: readonly string[]): readonly string[] => {
  const read = () => names.map(pageAddress.get);
  const [values, setValues] = useState(read);
  useEffect(
    () =>
      pageAddress.onChange(() =>
        setValues((before) => {
          const now = read();
          return now.join('\n') === before.join('\n') ? before : now;
        }),
      ),
    [],
  );
  return values;
};
