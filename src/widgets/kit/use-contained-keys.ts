import { useLayoutEffect } from 'react';
import containKeys from './contain-keys';

export function useContainedKeys(root: ShadowRoot): void {
  useLayoutEffect(() => {
    const controller = new AbortController();
    containKeys(root, controller.signal);
    return () => controller.abort();
  }, [root]);
}
