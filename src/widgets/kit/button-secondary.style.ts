import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

export const buttonSecondary = css`
  ${buttonColors(theme.button.secondary)}
`;
