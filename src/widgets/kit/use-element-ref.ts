import type { RefObject } from 'react';
import { useRef } from 'react';

/** Returns a ref that is never null in effects and handlers. Every render must contain the element. */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
