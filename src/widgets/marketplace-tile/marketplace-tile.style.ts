import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../kit/bevel';
import { notch } from '../kit/notch';

export const tile = css`
  --bevel: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.shadow};
  position: relative;
  display: flex;
  flex-direction: column;
  /* Fill the height, if the page sets one. */
  min-height: 100%;
  /*
   * A grid, because in quirks mode, a height of 100% in a block is the window's height. Areas with several tiles
   * remove the maximum width.
   */
  :global(:host(:not([hidden]))) {
    display: grid;
    grid: auto / 100%;
    max-width: 520px;
  }
  padding: ${theme.shape.bevel};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: var(--bevel);
  &[href] {
    cursor: pointer;
  }
  &[href]:hover {
    --bevel: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.accent};
  }
  &[href]:active {
    --bevel: ${bevel({ light: theme.color.dark, dark: theme.color.light })};
    translate: ${theme.shape.depth} ${theme.shape.depth};
  }
`;

export const picture = css`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16/9;
  background: ${theme.texture.sunken};
  color: ${theme.color.starEmpty};
  & img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: ${theme.color.sunken};
  }
`;

export const label = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  padding: 2px ${theme.space.x2};
  background: ${theme.chip.surface};
  color: ${theme.chip.text};
  font-size: ${theme.type.small};
`;

export const sale = css`
  position: absolute;
  inset-block-start: ${theme.space.x2};
  inset-inline-end: ${theme.space.x3};
  padding: ${theme.space.x1} ${theme.space.x2};
  background: ${theme.badge.surface};
  color: ${theme.badge.text};
  font: ${theme.type.headingWeight} 1em/${theme.type.headingLine} ${theme.type.heading};
  box-shadow: ${notch(theme.badge.surface)};
`;

export const body = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x4};
`;

export const name = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${theme.color.heading};
  font: ${theme.type.headingWeight} ${theme.type.large}/${theme.type.headingLine} ${theme.type.heading};
  [href]:hover & {
    text-decoration: underline;
  }
`;

export const muted = css`
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const cost = css`
  margin-top: auto;
  padding-top: ${theme.space.x2};
  font-weight: ${theme.type.strongWeight};
  & s {
    margin-inline-start: ${theme.space.x2};
    color: ${theme.color.muted};
    font-weight: 400;
  }
`;
