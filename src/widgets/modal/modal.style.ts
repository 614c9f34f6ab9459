import { css } from '@linaria/core';
import { theme } from '../../themes/current';

/**
 * In the middle, as wide as text is read well, with the backdrop to be seen all round; on a phone only above and below.
 */
export const box = css`
  --away: 0 100vh;
  inset: 0;
  width: 560px;
  height: fit-content;
  max-height: calc(100% - 2*${theme.space.x6});
  margin: auto;
  border: ${theme.shape.line} solid ${theme.color.edge};
`;
