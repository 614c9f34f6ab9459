import { useLayoutEffect, useRef, useState } from 'react';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonSecondary } from '../kit/button-secondary.style';
import { callLater } from '../kit/call-later';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { ChevronLeft } from '../kit/icons/chevron-left';
import { ChevronRight } from '../kit/icons/chevron-right';
import { arrow, box, groove, head, track } from './carousel.style';
import type { description } from './carousel.widget';
import { markSlides } from './parts/mark-slides';
import { restoreOwnAttributes } from './parts/restore-own-attributes';
import type { OwnAttributes } from './parts/set-own-attribute';
import { useSlides } from './parts/use-slides';

/** What uses the arrow keys itself. */
const KEEPS_ARROWS =
  'input,select,textarea,audio,video,[contenteditable],[role]:not([role=button],[role=link],[role=group])';

/**
 * Slides in a row that scrolls and snaps (WGT-5): swiping, wheels and screen readers know it. By button and arrow key
 * it goes round, both ways; nothing moves by itself. There are as many places as the first seen slide can have, so that
 * each step is seen. What is out of sight is inert.
 */
export const Carousel = ({
  host,
  label,
  visible,
  previousLabel,
  nextLabel,
  carouselText,
  slideText,
  positionText,
}: PropsOf<typeof description> & HostProps) => {
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const whole = useRef<HTMLElement>(null!);
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const row = useRef<HTMLDivElement>(null!);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When it last turned by itself. What its own motion passes is no swipe: one is looked for a second later. */
  const turned = useRef(0);
  const own = useRef<OwnAttributes>(new Map());
  /** The first slide that is seen; the state only draws it. */
  const now = useRef(0);
  const [, draw] = useState(0);
  const { slides, fit, width } = useSlides(row, visible, host.element.children);
  const last = Math.max(0, slides.length - fit);

  const isRtl = () => getComputedStyle(row.current).direction === 'rtl';
  // Not by scrollTo(): old libraries give elements one of their own.
  const scroll = (behavior?: 'instant') =>
    row.current.scroll({ left: ((now.current * width) / fit) * (isRtl() ? -1 : 1), ...(behavior && { behavior }) });
  const show = (index: number) => {
    if (index === now.current) return;
    now.current = index;
    draw(index);
    host.emit('slide', { index });
  };
  const turn = (by: number) => {
    clearTimeout(timer.current);
    turned.current = Date.now();
    show((now.current + by + last + 1) % (last + 1));
    scroll();
  };
  /** Where a swipe came to rest: at a slide, or a finger still holds it. */
  const settle = (lastSeen: number) => {
    const { scrollLeft } = row.current;
    // When the page moves the element, browsers reset the position without a scroll event. The next frame restores it.
    if (scrollLeft !== lastSeen) return;
    const rest = (Math.abs(scrollLeft) * fit) / width;
    const index = Math.round(rest);
    if (Math.abs(rest - index) < 0.05) show(Math.min(index, last));
  };

  useLayoutEffect(() => {
    show(Math.min(now.current, last));
    scroll('instant');
  }, [slides, fit, width]);
  useLayoutEffect(() =>
    markSlides(own.current, slides, {
      first: now.current,
      fit,
      slideText,
      position: (index) =>
        positionText
          .replace('{index}', (index + 1).toLocaleString(host.locale))
          .replace('{count}', slides.length.toLocaleString(host.locale)),
      losesFocus: () => row.current.focus({ preventScroll: true }),
    }),
  );
  useLayoutEffect(
    () =>
      restoreOwnAttributes(own.current, slides, (slide) =>
        callLater(import('../../platform/warn'), { element: slide, widget: 'carousel' }, 'inert and role', '', null),
      ),
    [slides],
  );
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      // Without slides nothing is to be said of them.
      markSlides(own.current, [], {} as never);
    },
    [],
  );
  // Not by React: what the page has put into the slot is not in its tree.
  useLayoutEffect(() => {
    const { current: element } = whole;
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (
        !by ||
        !last ||
        altKey ||
        ctrlKey ||
        metaKey ||
        shiftKey ||
        event.defaultPrevented ||
        // Keys go to elements.
        (event.composedPath()[0] as Element).closest(KEEPS_ARROWS)
      )
        return;
      event.preventDefault();
      turn(isRtl() ? -by : by);
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });

  const Arrow = (by: number, name: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className={`${button} ${buttonSecondary} ${arrow}`}
      aria-label={name}
      aria-controls={host.id}
      onClick={() => turn(by)}
    >
      <Icon />
    </button>
  );

  return (
    <section
      ref={whole}
      className={`${base} ${box}`}
      aria-label={label}
      aria-roledescription={carouselText}
      hidden={!slides.length}
    >
      {!!last && (
        <div className={head}>
          {Arrow(-1, previousLabel, ChevronLeft)}
          <div className={groove}>
            <div
              style={{
                width: `${(100 * fit) / slides.length}%`,
                marginInlineStart: `${(100 * now.current) / slides.length}%`,
              }}
            />
          </div>
          {Arrow(1, nextLabel, ChevronRight)}
        </div>
      )}
      <div
        ref={row}
        id={host.id}
        className={track}
        // React's types know no property of ours.
        style={{ '--fit': `${fit}` } as object}
        role="group"
        aria-label={label}
        aria-live="polite"
        tabIndex={last ? 0 : -1}
        onScroll={() => {
          clearTimeout(timer.current);
          const wait = Math.max(120, turned.current + 1000 - Date.now());
          timer.current = setTimeout(settle, wait, row.current.scrollLeft);
        }}
        // The page has moved the element: the browser begins everything anew, the scroll position too.
        onAnimationStart={(event) => {
          if (event.target === row.current) scroll('instant');
        }}
      >
        <slot />
      </div>
    </section>
  );
};
