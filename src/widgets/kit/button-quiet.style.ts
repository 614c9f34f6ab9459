import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** A button with the ground's colour until hovered. */
export const buttonQuiet = css`
  ${buttonColors(theme.button.quiet, theme.color.surface)}
`;
