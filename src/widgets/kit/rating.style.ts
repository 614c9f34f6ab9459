import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Sets `color` instead of `stroke`, so that forced colours also change the stars. */
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
