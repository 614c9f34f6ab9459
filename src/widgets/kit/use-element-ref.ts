import type { RefObject } from 'react';
import { useRef } from 'react';

/**
 * Returns the ref of an element that every render contains. In effects and user input handlers, the ref is never null.
 * Queued events such as `scroll` may fire after the unmount, when the ref is null.
 */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
