import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Five stars in a row: outlines, and over them the full ones in their own colour. */
export const stars = css`
  width: 80px;
  height: 16px;
  margin-inline-end: ${theme.space.x2};
  vertical-align: -2px;
  fill: none;
  stroke: ${theme.color.starEmpty};
  & svg {
    fill: ${theme.color.star};
    stroke: ${theme.color.star};
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
