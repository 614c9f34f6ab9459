import { useEffect, useRef } from 'react';
import type { Host } from '../../../widgets/shared/host';

/**
 * Gives the focus to what has come, when `key` changes and what had the focus was this area's or is gone. Not at
 * mounting, and never away from a control elsewhere on the page.
 *
 * @param find gives what has come; it is told the key before
 */
export const useArrival = (host: Host, key: string, find: (before: string) => HTMLElement | null | undefined): void => {
  const before = useRef(key);
  useEffect(() => {
    const last = before.current;
    if (last === key) return;
    before.current = key;
    const { activeElement } = document;
    // A field that is in use stays in use.
    if (host.root.activeElement?.matches('input, select')) return;
    if (!activeElement || activeElement === document.body || activeElement === host.element) find(last)?.focus();
  }, [key]);
};
