import type { RefObject } from 'react';
import { useRef } from 'react';

/**
 * Returns a ref that is never null in effects and in handlers of user input, if every render contains the element.
 * Browsers queue events such as `scroll` and `close`, so in their handlers the ref may be null after the unmount.
 */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
