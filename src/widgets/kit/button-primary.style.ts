import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** The button that does what the place is for: one in sight. */
export const buttonPrimary = css`
  ${buttonColors(theme.button.primary)}
`;
