import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** In the text's colour, so that forced colours also change the stars. */
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
