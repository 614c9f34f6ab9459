import type { RefObject } from 'react';
import { useRef } from 'react';

/** Returns a ref that isn't null in effects and handlers, if every render contains the element. */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
