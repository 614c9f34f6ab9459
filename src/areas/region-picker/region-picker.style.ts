import { css } from '@linaria/core';

/** Lies over the select while its list is on the way: the same place, the same size. */
export const waiting = css`
  position: absolute;
  inset: 0 0 auto;
  height: 44px;
  pointer-events: none;
`;

/** Why there is no list, below. */
export const below = css`
  flex: 1 0 100%;
`;
