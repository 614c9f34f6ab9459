import type { RefObject } from 'react';
import { useRef } from 'react';

/** Returns a ref for an element that every render contains: React sets it before any effect or event handler runs. */
export const useElementRef = <E extends Element>() => useRef<E>(null) as RefObject<E>;
