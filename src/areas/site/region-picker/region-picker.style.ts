import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Lies over the select while its list is on the way: the same place, the same size. */
export const waiting = css`
  position: absolute;
  inset: 0 0 auto;
  height: 44px;
  pointer-events: none;
`;

/** Why there is no list, below; without that it takes no room, not even the row's gap. */
export const below = css`
  flex: 1 0 100%;
  margin-top: calc(-1*${theme.space.x2});
  & > :nth-child(n + 2) {
    margin-top: ${theme.space.x2};
  }
`;
