import { useLayoutEffect } from 'react';
import type { Host } from '../../widgets/kit/host';

/**
 * Keeps the focus when a render removes the focused element.
 *
 * @param target selector of the element to focus; by default, the area
 */
export const useRestoredFocus = ({ root }: Host, target?: string): void => {
  // Check while rendering, because the commit may remove the focused element.
  const hadFocus = !!root.activeElement;
  useLayoutEffect(() => {
    if (!hadFocus || root.activeElement) return;
    if (target) return root.querySelector<HTMLElement>(target)?.focus();
    const area = [...root.children].find(
      (child): child is HTMLElement => child instanceof HTMLElement && !/^(style|link)$/i.test(child.tagName),
    );
    if (!area) return;
    area.tabIndex = -1;
    area.focus({ preventScroll: true });
  });
};
