import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Gives the sign-in notice the balance's height, so that nothing shifts. */
export const place = css`
  & section {
    min-height: 60px;
  }
  color: ${theme.color.text};
`;
