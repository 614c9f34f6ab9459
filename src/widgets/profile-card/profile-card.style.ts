import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../shared/bevel';

/** A block with a strip of the theme's band along its head, from which the picture hangs down. */
export const card = css`
  position: relative;
  display: flex;
  gap: ${theme.space.x4};
  padding: ${theme.space.x4};
  padding-top: 0;
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.shadow};
`;

const high = `calc(28px + ${theme.band.crestHeight} + ${theme.band.footHeight})`;

/** The band behind the upper part of the picture, without a word in it. */
export const strip = css`
  position: absolute;
  inset: 0 0 auto;
  height: ${high};
  padding: 0;
`;

export const picture = css`
  flex: none;
  width: 96px;
  height: 96px;
  position: relative;
  margin-top: ${theme.space.x3};
  border: 4px solid ${theme.color.edge};
  image-rendering: pixelated;
`;

export const body = css`
  flex: 1;
  min-width: 0;
  padding-top: calc(${high} + ${theme.space.x2});
`;

export const name = css`
  color: ${theme.color.heading};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.headline};
  line-height: ${theme.type.headingLine};
`;

export const muted = css`
  color: ${theme.color.muted};
`;

/**
 * The row's gap is above it too, and only where there is something in it: nothing and the first action are two rows.
 */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3};
  &::before {
    content: '';
    width: 100%;
  }
  & ::slotted(a) {
    /* Where the page has no colour of its own for links: the browser's is not made for this ground. */
    color: ${theme.color.link};
  }
`;
