import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { notice } from '../../kit/call-view.style';

/** The background in place of the card. */
export const place = css`
  background: ${theme.texture.surface};
`;

/** The skeleton of the card. */
export const waiting = css`
  height: 128px;
`;

/** The game profile and its errors. */
export const about = css`
  display: flex;
  flex-direction: column;
  & > [role='alert'] {
    order: 1;
  }
  /* No card in a card. */
  & > .${notice} {
    padding: ${theme.space.x2} 0 0;
    border: 0;
    background: none;
  }
`;

/** Less prominent than the gamertag. */
export const line = css`
  color: ${theme.color.muted};
`;

/** The skeleton of that line. */
export const waitingLine = css`
  width: 60%;
  height: 24px;
`;
