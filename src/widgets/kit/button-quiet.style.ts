import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { buttonColors } from './button-colors';

/** A button among text: the ground's own colour until it is pointed at. */
export const buttonQuiet = css`
  ${buttonColors(theme.button.quiet, theme.color.surface)}
`;
