import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const picker = css`
  display: grid;
  gap: ${theme.space.x4};
  padding: ${theme.space.x5};
  background: ${theme.texture.surface};
  & h2 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.headline};
    line-height: ${theme.type.headingLine};
  }
`;
