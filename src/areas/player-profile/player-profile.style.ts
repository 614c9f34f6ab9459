import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Where the card can't be, its ground. */
export const place = css`
  background: ${theme.texture.surface};
`;

/** The card that is still loading, at its size. */
export const waiting = css`
  height: 128px;
`;
