/**
 * React's hooks for a component that is drawn once: it has its first state, and no effect runs. They are the ones that
 * the runtime shares with the widgets' chunks.
 */
export const hooks = {
  useState: (first: unknown) => [typeof first === 'function' ? (first as () => unknown)() : first, nothing],
  useRef: (first?: unknown) => ({ current: first }),
  useMemo: (make: () => unknown) => make(),
  useEffect: nothing,
  useLayoutEffect: nothing,
};

function nothing(): void {}
