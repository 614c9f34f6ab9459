import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { useStableCallback } from '../../kit/use-stable-callback';

/** When `key` changes, focuses the new content, unless an element outside of this area has the focus. */
export const useArrival = (
  host: Host,
  key: string,
  find: (previousKey: string) => HTMLElement | null | undefined,
): void => {
  const lastKey = useRef(key);
  const focus = useStableCallback((previousKey: string) => {
    const { activeElement } = document;
    // Don't interrupt a visitor who uses a field.
    if (host.root.activeElement?.matches('input, select')) return;
    if (!activeElement || activeElement === document.body || activeElement === host.element) find(previousKey)?.focus();
  });
  useEffect(() => {
    if (lastKey.current === key) return;
    const previousKey = lastKey.current;
    lastKey.current = key;
    focus(previousKey);
  }, [key, focus]);
};
