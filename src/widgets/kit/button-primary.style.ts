import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** For the main action. Use at most one per screen. */
export const buttonPrimary = css`
  ${buttonColors(theme.button.primary)}
`;
