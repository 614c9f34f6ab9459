import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** A button beside the primary one. */
export const buttonSecondary = css`
  ${buttonColors(theme.button.secondary)}
`;
