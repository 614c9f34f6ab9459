import { css } from '@linaria/core';
import { theme } from '../../themes/current';

export const box = css`
  --away: 0 100vh;
  inset: 0;
  width: 560px;
  height: fit-content;
  max-height: calc(100% - 2*${theme.space.x6});
  margin: auto;
  border: ${theme.shape.line} solid ${theme.color.edge};
`;
