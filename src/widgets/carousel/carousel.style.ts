import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../kit/bevel';

export const box = css`
  padding: ${theme.space.x2};
  background: ${theme.texture.surface};
  &[hidden] {
    display: none;
  }
`;

/**
 * `!important` protects the slides' layout, but not their colours, from the page. The padding is for shadows and focus
 * rings.
 */
export const track = css`
  --most: 1;
  @media (min-width: 560px) {
    --most: 2;
  }
  @media (min-width: 820px) {
    --most: 3;
  }
  display: flex;
  gap: ${theme.space.x4};
  padding: ${theme.space.x2};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding: ${theme.space.x2};
  scrollbar-width: none;
  /*
   * This animation restarts when the page moves the element. A listener then restores the scroll position, which
   * Firefox resets.
   */
  animation: here 0.1s;
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${theme.color.focusInner};
  }
  & ::slotted(*) {
    flex: none !important;
    box-sizing: border-box !important;
    /* Until a script has measured --fit, assume that the row is about as wide as the window. */
    width: calc((100% + ${theme.space.x4})/var(--fit, var(--most)) - ${theme.space.x4}) !important;
    min-width: 0 !important;
    max-width: none !important;
    margin: 0 !important;
    scroll-snap-align: start;
    background: ${theme.color.raised};
    box-shadow: ${bevel(theme.color)};
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    flex-wrap: wrap;
    & ::slotted(*) {
      background: none;
      box-shadow: none;
    }
  }
  @keyframes here {
    from,
    to {
      scroll-snap-type: none;
    }
  }
`;

export const head = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.x3};
  padding: ${theme.space.x2};
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const arrow = css`
  width: 44px;
  padding-inline: 0;
`;

export const groove = css`
  flex: 1;
  height: 12px;
  border: ${theme.shape.line} solid ${theme.color.control};
  background: ${theme.color.sunken};
  @media print {
    display: none;
  }
  & div {
    height: 100%;
    background: ${theme.selected.surface};
    forced-color-adjust: none;
    @media (prefers-reduced-motion: no-preference) {
      transition: margin ${theme.motion.medium} ${theme.motion.slide};
    }
  }
`;
