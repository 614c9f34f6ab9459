import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const said = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3};
  min-height: 44px;
`;
export const failed = css`
  color: ${theme.status.danger.text};
`;
