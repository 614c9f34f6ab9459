import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { prompt } from '../../kit/call-view.style';

export const place = css`
  background: ${theme.texture.surface};
  & > .${prompt} {
    padding: ${theme.space.x2} ${theme.space.x5};
  }
`;
