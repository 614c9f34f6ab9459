import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** The coin: its face is filled, its outline drawn in the text's colour. */
export const coin = css`
  width: 16px;
  height: 16px;
  margin-inline-end: ${theme.space.x1};
  vertical-align: -2px;
  color: ${theme.color.coinEdge};
  fill: ${theme.color.coin};
`;
