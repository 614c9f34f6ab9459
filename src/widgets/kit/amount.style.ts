import { css } from '@linaria/core';
import { theme } from '../../themes/current';

export const coin = css`
  width: 16px;
  height: 16px;
  margin-inline-end: ${theme.space.x1};
  vertical-align: -2px;
  fill: ${theme.color.coin};
  stroke: ${theme.color.coinEdge};
  stroke-width: 2;
`;
