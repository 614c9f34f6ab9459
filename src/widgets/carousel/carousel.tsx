import type { ReactNode } from 'react';
import { base } from '../kit/base.style';
import { button } from '../kit/button.style';
import { buttonSecondary } from '../kit/button-secondary.style';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { ChevronLeft } from '../kit/icons/chevron-left';
import { ChevronRight } from '../kit/icons/chevron-right';
import { useDirection } from '../kit/use-direction';
import { useElementRef } from '../kit/use-element-ref';
import { arrow, box, groove, head, track } from './carousel.style';
import type { description } from './carousel.widget';
import { useArrowKeys } from './parts/use-arrow-keys';
import { usePosition } from './parts/use-position';
import { useSlideAttributes } from './parts/use-slide-attributes';
import { lastIndex, useSlides } from './parts/use-slides';

/** Scrolls natively (WGT-5). Buttons and arrow keys wrap around at both ends. Slides never move on their own. */
export const Carousel = ({ host, label, visible, ...texts }: PropsOf<typeof description> & HostProps) => {
  const section = useElementRef<HTMLElement>();
  const measured = useSlides(visible, host.element.children);
  const { row, slot, slides, fit } = measured;
  const { first, turn, handleScroll, restore } = usePosition(host, measured);
  const isTurnable = lastIndex(slides, fit) > 0;

  useSlideAttributes(slides, {
    first,
    fit,
    slideText: texts.slideText,
    describePosition: (index) =>
      texts.positionText
        .replace('{index}', (index + 1).toLocaleString(host.locale))
        .replace('{count}', slides.length.toLocaleString(host.locale)),
    onFocusLost: () => row.current.focus({ preventScroll: true }),
  });
  useArrowKeys(section, isTurnable, turn);
  useDirection(host.element, section);

  return (
    <section
      ref={section}
      className={`${base} ${box}`}
      aria-label={label}
      aria-roledescription={texts.carouselText}
      hidden={!slides.length}
    >
      {isTurnable && (
        <div className={head}>
          <ArrowButton label={texts.previousLabel} controls={host.id} onClick={() => turn(-1)}>
            <ChevronLeft />
          </ArrowButton>
          <PositionBar start={(100 * first) / slides.length} size={(100 * fit) / slides.length} />
          <ArrowButton label={texts.nextLabel} controls={host.id} onClick={() => turn(1)}>
            <ChevronRight />
          </ArrowButton>
        </div>
      )}
      <div
        ref={row}
        id={host.id}
        className={track}
        style={{ '--fit': `${fit}` }}
        role="group"
        aria-label={label}
        aria-live="polite"
        tabIndex={isTurnable ? 0 : -1}
        onScroll={handleScroll}
        // If the page moves the element, the animation restarts. Restore the scroll position, which the move has reset.
        onAnimationStart={(event) => {
          if (event.target === row.current) restore();
        }}
      >
        <slot ref={slot} />
      </div>
    </section>
  );
};

interface PositionBarProps {
  readonly start: number;
  readonly size: number;
}

const PositionBar = ({ start, size }: PositionBarProps) => (
  <div className={groove}>
    <div style={{ width: `${size}%`, marginInlineStart: `${start}%` }} />
  </div>
);

interface ArrowButtonProps {
  readonly label: string;
  readonly controls: string;
  readonly children: ReactNode;
  onClick(): void;
}

const ArrowButton = ({ label, controls, children, onClick }: ArrowButtonProps) => (
  <button
    type="button"
    className={`${button} ${buttonSecondary} ${arrow}`}
    aria-label={label}
    aria-controls={controls}
    onClick={onClick}
  >
    {children}
  </button>
);
