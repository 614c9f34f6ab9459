import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { base } from '../kit/base.style';
import { cssValue } from '../kit/css-value';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { ChevronRight } from '../kit/icons/chevron-right';
import {
  banner,
  green,
  ground,
  link,
  orange,
  picture,
  plate,
  red,
  scene,
  tall,
  text,
  texts,
} from './promo-banner.style';
import type { description } from './promo-banner.widget';

/** An element that asks for no other slot, or a text. */
const isSlotted = (nodes: Iterable<Node>) =>
  // Of other nodes none has a slot.
  [...nodes].some((node) => (node as Element).slot === '' || (node.nodeType === 3 && node.textContent?.trim()));

const colors = { Green: green, Orange: orange, Red: red };

/**
 * A text with a link across the page (WGT-17). What the page slots is shown instead of `bannerText`; white space is
 * nothing. Texts over a picture or a colour of the page's stand on a plate, so that they can be read whatever lies
 * behind.
 */
export const PromoBanner = ({
  host,
  bannerText,
  bannerLink,
  linkText,
  linkColor,
  backgroundImage,
  backgroundColor,
}: PropsOf<typeof description> & HostProps) => {
  // biome-ignore lint/style/noNonNullAssertion: React sets it before any effect or event reads it.
  const slot = useRef<HTMLSlotElement>(null!);
  const [slotted, setSlotted] = useState(() => isSlotted(host.element.childNodes));
  const filled = useRef(false);
  const color = useMemo(() => cssValue(host, 'backgroundColor', 'color', backgroundColor), [backgroundColor]);
  const own = backgroundImage || color;

  useLayoutEffect(() => {
    const { current } = slot;
    const look = () => setSlotted(isSlotted(current.assignedNodes()));
    current.addEventListener('slotchange', look);
    return () => current.removeEventListener('slotchange', look);
  }, []);

  // Once it was filled, an emptied banner waits for the page's next text.
  filled.current ||= slotted;
  if (!bannerText && !filled.current) throw 'data-banner-text';
  return (
    <div
      className={`${base} ${banner} ${own ? scene : ''} ${backgroundImage ? tall : ''} ${color ? ground : ''}`}
      style={{ backgroundColor: color }}
    >
      {/* An element, not a background: it can be drawn before there is script, without a style that is inline. */}
      {backgroundImage && <img className={picture} src={backgroundImage} alt="" />}
      <div className={`${texts} ${own ? plate : ''}`}>
        <p className={text}>
          <slot ref={slot} />
          {!slotted && bannerText}
        </p>
        {bannerLink && (
          <a className={`${link} ${colors[linkColor]}`} href={bannerLink}>
            <slot name="link">{linkText}</slot>
            <ChevronRight />
          </a>
        )}
      </div>
    </div>
  );
};
