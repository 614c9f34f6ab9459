import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { notice, prompt } from '../../kit/call-view.style';

export const place = css`
  background: ${theme.texture.surface};
  & > .${prompt} {
    padding: ${theme.space.x2} ${theme.space.x5};
  }
`;

export const waiting = css`
  height: 128px;
`;

export const about = css`
  display: flex;
  flex-direction: column;
  & > [role='alert'] {
    order: 1;
  }
  /* A card in a card looks wrong. */
  & > .${notice} {
    padding: ${theme.space.x2} 0 0;
    border: 0;
    background: none;
  }
`;

export const line = css`
  color: ${theme.color.muted};
`;

export const waitingLine = css`
  width: 60%;
  height: 24px;
`;
