import { useLayoutEffect, useMemo, useState } from 'react';
import { base } from '../kit/base.style';
import { cssValue } from '../kit/css-value';
import type { PropsOf } from '../kit/description';
import type { HostProps } from '../kit/host';
import { ChevronRight } from '../kit/icons/chevron-right';
import { PropError } from '../kit/prop-error';
import { useDirection } from '../kit/use-direction';
import { useElementRef } from '../kit/use-element-ref';
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

const hasContent = (nodes: Iterable<Node>) =>
  [...nodes].some(
    (node) => ('slot' in node && node.slot === '') || (node.nodeType === 3 && !!node.textContent?.trim()),
  );

const useSlotted = (element: Element) => {
  const slot = useElementRef<HTMLSlotElement>();
  const [isSlotted, setIsSlotted] = useState(() => hasContent(element.childNodes));
  const [wasSlotted, setWasSlotted] = useState(isSlotted);

  useLayoutEffect(() => {
    const { current } = slot;
    const update = () => {
      const hasText = hasContent(current.assignedNodes());
      setIsSlotted(hasText);
      if (hasText) setWasSlotted(true);
    };
    current.addEventListener('slotchange', update);
    return () => current.removeEventListener('slotchange', update);
  }, [slot]);

  return { slot, isSlotted, wasSlotted };
};

const colors = { Green: green, Orange: orange, Red: red };

/** Slotted content replaces `bannerText` (WGT-17). */
export const PromoBanner = ({
  host,
  bannerText,
  bannerLink,
  linkText,
  linkColor,
  backgroundImage,
  backgroundColor,
}: PropsOf<typeof description> & HostProps) => {
  const { slot, isSlotted, wasSlotted } = useSlotted(host.element);
  const color = useMemo(() => cssValue(host, 'backgroundColor', 'color', backgroundColor), [host, backgroundColor]);
  const hasScene = backgroundImage || color;
  const box = useElementRef<HTMLDivElement>();
  useDirection(host.element, box);

  // If the page has removed slotted content, don't report a missing text: new content may follow.
  if (!bannerText && !wasSlotted) throw new PropError('data-banner-text');
  return (
    <div
      ref={box}
      className={`${base} ${banner} ${hasScene ? scene : ''} ${backgroundImage ? tall : ''} ${color ? ground : ''}`}
      style={{ backgroundColor: color }}
    >
      {/* Use an `<img>`, because a CSS background would need an inline style in server-rendered markup. */}
      {backgroundImage && <img className={picture} src={backgroundImage} alt="" />}
      <div className={`${texts} ${hasScene ? plate : ''}`}>
        <p className={text}>
          <slot ref={slot} />
          {!isSlotted && bannerText}
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
