import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns a function that never changes and runs the callback of the latest render, like React's `useEffectEvent`. Call
 * it from effects and event handlers, never while rendering.
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
