import type { RefObject } from 'react';
import { useRef } from 'react';

/**
 * Returns a ref that is never null in effects and in handlers of user input. Every render must contain the element. In
 * handlers of events that browsers queue, such as `scroll` and `close`, it may be null, because they also fire after the
 * unmount.
 */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
