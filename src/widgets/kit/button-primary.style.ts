import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** For the main action: at most one in view. */
export const buttonPrimary = css`
  ${buttonColors(theme.button.primary)}
`;
