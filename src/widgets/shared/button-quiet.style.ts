import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** A button among text or on a band: no fill until it is pointed at. */
export const buttonQuiet = css`
  ${buttonColors(theme.button.quiet)}
`;
