import type { RefObject } from 'react';
import { useRef } from 'react';

/**
 * Returns a ref that is never null in effects and handlers of user input, if every render contains the element. Queued
 * events such as `scroll` may fire after the unmount, when the ref is null.
 */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
