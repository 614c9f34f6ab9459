import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** The place of the balance; a signed-out visitor sees a way in of about its size. */
export const place = css`
  & section {
    min-height: 60px;
  }
  color: ${theme.color.text};
`;
