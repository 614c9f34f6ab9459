import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { isRtl } from './use-position';

const KEEPS_ARROWS =
  'input,select,textarea,audio,video,[contenteditable],[role]:not([role=button],[role=link],[role=group])';

const readArrow = (event: KeyboardEvent): number | undefined => {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return undefined;
  if ((event.composedPath()[0] as Element).closest(KEEPS_ARROWS)) return undefined;
  return { ArrowLeft: -1, ArrowRight: 1 }[event.key];
};

export function useArrowKeys(section: RefObject<HTMLElement>, isTurnable: boolean, turn: (by: number) => void): void {
  // Slotted elements aren't in React's tree, so add a native listener.
  useLayoutEffect(() => {
    const { current: element } = section;
    const handleKey = (event: KeyboardEvent) => {
      const by = isTurnable && readArrow(event);
      if (!by) return;
      event.preventDefault();
      turn(isRtl(element) ? -by : by);
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  });
}
