import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** As high as the balance that replaces it. */
export const place = css`
  & section {
    min-height: 60px;
  }
  color: ${theme.color.text};
`;
