import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** Has the same colour as the surface behind it until it is hovered. */
export const buttonQuiet = css`
  ${buttonColors(theme.button.quiet, theme.color.surface)}
`;
