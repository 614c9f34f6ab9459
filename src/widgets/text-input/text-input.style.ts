import { css } from '@linaria/core';
import { theme } from '../../themes/current';

export const star = css`
  color: ${theme.status.danger.text};
`;
