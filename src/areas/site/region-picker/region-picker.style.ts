import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const waiting = css`
  position: absolute;
  inset: 0 0 auto;
  height: 44px;
  pointer-events: none;
`;

/** Takes up no space while empty: the negative margin removes the row's gap. */
export const below = css`
  flex: 1 0 100%;
  margin-top: calc(-1*${theme.space.x2});
  & > :nth-child(n + 2) {
    margin-top: ${theme.space.x2};
  }
`;
