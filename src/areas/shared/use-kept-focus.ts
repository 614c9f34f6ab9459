import { useLayoutEffect } from 'react';
import type { Host } from '../../widgets/shared/host';

/**
 * For areas whose states are drawn by different components: where what had the focus goes with the state before, the
 * focus stays in the area instead of falling to the page's start.
 */
export const useKeptFocus = ({ root }: Host): void => {
  // Read while drawing: what had the focus still stands.
  const had = !!root.activeElement;
  useLayoutEffect(() => {
    if (!had || root.activeElement) return;
    const place = [...root.children].find(
      (one): one is HTMLElement => one instanceof HTMLElement && !/^(style|link)$/i.test(one.tagName),
    );
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
};
