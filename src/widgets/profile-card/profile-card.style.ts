import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../kit/bevel';

export const card = css`
  :global(:host) {
    max-width: 520px;
  }
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

/** `::before` adds an empty first row, which puts a gap above any actions. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3};
  &::before {
    content: '';
    width: 100%;
  }
  & ::slotted(a) {
    /* The browser's default link colour may be unreadable on this background. */
    color: ${theme.color.link};
  }
`;
