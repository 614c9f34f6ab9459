import { useLayoutEffect, useRef } from 'react';
import { callLater } from '../../kit/call-later';
import type { Host } from '../../kit/host';
import type { AddedAttributes, SlideMarks } from './slide-attributes';
import { markSlides, restoreAddedAttributes, unmarkOthers } from './slide-attributes';

/** Keeps the attributes of the slides up to date until the unmount. */
export function useSlideAttributes(host: Host, slides: readonly Element[], marks: SlideMarks): void {
  const added = useRef<AddedAttributes>(new Map());

  useLayoutEffect(() => markSlides(added.current, slides, marks));
  useLayoutEffect(
    () =>
      restoreAddedAttributes(added.current, slides, (slide) =>
        callLater(host, 'warn', { element: slide, widget: 'carousel' }, 'inert and role', '', null),
      ),
    [host, slides],
  );
  useLayoutEffect(() => () => unmarkOthers(added.current, []), []);
}
