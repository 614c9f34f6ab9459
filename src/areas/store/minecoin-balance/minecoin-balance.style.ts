import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** The sign-in notice is as high as the balance. */
export const place = css`
  & section {
    min-height: 60px;
  }
  color: ${theme.color.text};
`;
