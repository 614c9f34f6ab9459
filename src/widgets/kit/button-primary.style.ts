import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** At most one in view. */
export const buttonPrimary = css`
  ${buttonColors(theme.button.primary)}
`;
