import { useLayoutEffect, useRef, useState } from 'react';

/**
 * React's `useEffectEvent` with a stable identity. Call the function in effects and handlers, never while rendering.
 */
export const useStableCallback = <Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
};
