import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * Five stars in a row: outlines, and over them the full ones. The colour is that of the text, so that forced colours
 * reach it.
 */
export const stars = css`
  color: ${theme.color.star};
  & > svg {
    width: 90px;
    height: 16px;
    margin-inline-end: ${theme.space.x2};
    vertical-align: -2px;
    fill: none;
    stroke: currentColor;
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;
