import { useLayoutEffect, useRef } from 'react';
import { callLater } from '../../kit/call-later';
import type { AddedAttributes, SlideMarks } from './slide-attributes';
import { markSlides, restoreAddedAttributes, unmarkOthers } from './slide-attributes';

export function useSlideAttributes(slides: readonly Element[], marks: SlideMarks): void {
  const added = useRef<AddedAttributes>(new Map());

  useLayoutEffect(() => markSlides(added.current, slides, marks));
  useLayoutEffect(
    () =>
      restoreAddedAttributes(added.current, slides, (slide) =>
        callLater(import('../../../platform/warn'), { element: slide, widget: 'carousel' }, 'inert and role', '', null),
      ),
    [slides],
  );
  useLayoutEffect(() => () => unmarkOthers(added.current, []), []);
}
