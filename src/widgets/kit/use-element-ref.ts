import type { RefObject } from 'react';
import { useRef } from 'react';

/** Returns a ref for an element that every render contains, so it isn't null in effects and event handlers. */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
