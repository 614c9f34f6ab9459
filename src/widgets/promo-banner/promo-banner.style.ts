import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../kit/bevel';

export const banner = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  border-block: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.promo.background};
  color: ${theme.promo.text};
`;

export const texts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x8};
  padding: ${theme.space.x5} ${theme.space.x6};
`;

/** For a banner whose image or colour the page has chosen. The texts get a plate, which ensures their contrast. */
export const scene = css`
  position: relative;
  align-items: start;
  padding: ${theme.space.x5};
  background-image: none;
`;

export const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  image-rendering: pixelated;
  @media print {
    display: none;
  }
`;

/** Until the script sets the background colour, `attr()` reads it from the attribute. */
export const ground = css`
  :global(:host) {
    --ground: attr(data-background-color type(<color>));
  }
  background-color: var(--ground);
`;

export const tall = css`
  min-height: 192px;
  justify-content: end;
`;

export const plate = css`
  position: relative;
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.promo.plate};
  box-shadow: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.shadow};
`;

export const text = css`
  max-width: 44em;
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.title};
  line-height: ${theme.type.headingLine};
  & ::slotted(*) {
    /* The page's link colours may be unreadable on this background. */
    color: inherit !important;
  }
`;

export const link = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: 44px;
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.large};
  line-height: ${theme.type.headingLine};
  text-underline-offset: 4px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  & ::slotted(*) {
    color: inherit !important;
  }
  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const green = css`
  color: ${theme.promo.green};
`;

export const orange = css`
  color: ${theme.promo.orange};
`;

export const red = css`
  color: ${theme.promo.red};
`;
