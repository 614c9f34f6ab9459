import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Host } from '../../../widgets/shared/host';

/**
 * Gives the focus to what has come, when `key` changes and what had the focus was this area's or is gone. Not at mounting, and
 * never away from a control elsewhere on the page.
 */
export const useArrival = (host: Host, key: string, target: RefObject<HTMLElement | null>): void => {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement === host.element) target.current?.focus();
  }, [key]);
};
