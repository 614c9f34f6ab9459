import { useLayoutEffect } from 'react';
import containKeys from './contain-keys';

/** Hides keys that a visitor types into the widget's fields from the page's shortcuts. */
export function useContainedKeys(root: ShadowRoot): void {
  useLayoutEffect(() => {
    const controller = new AbortController();
    containKeys(root, controller.signal);
    return () => controller.abort();
  }, [root]);
}
