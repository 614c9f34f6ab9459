import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const panel = css`
  padding: ${theme.space.x6};
  background: ${theme.color.surface};
  @media (max-width: 480px) {
    padding: ${theme.space.x4};
  }
`;
