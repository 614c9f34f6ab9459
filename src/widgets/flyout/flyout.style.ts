import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** Opens on the right, even in right-to-left pages. */
export const panel = css`
  --away: 100%;
  inset: 0 0 0 auto;
  width: 488px;
  border-left: 4px solid ${theme.color.edge};
  @media (width <= 488px) {
    border: 0;
  }
`;
