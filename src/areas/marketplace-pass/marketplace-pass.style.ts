import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/** A sentence under the heading. */
export const intro = css`
  max-width: 60ch;
  color: ${theme.color.muted};
`;
