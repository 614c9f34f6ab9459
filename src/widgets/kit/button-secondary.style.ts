import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** A button next to the primary one. */
export const buttonSecondary = css`
  ${buttonColors(theme.button.secondary)}
`;
