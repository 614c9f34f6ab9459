import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { notice } from '../../kit/call-view.style';

/** Where the card can't be, its ground. */
export const place = css`
  background: ${theme.texture.surface};
`;

/** The card that is still loading, at its size. */
export const waiting = css`
  height: 128px;
`;

/** What the card says of the game profile, and below it what did not come. */
export const about = css`
  display: flex;
  flex-direction: column;
  & > [role='alert'] {
    order: 1;
  }
  /* A card in a card would be one too many. */
  & > .${notice} {
    padding: ${theme.space.x2} 0 0;
    border: 0;
    background: none;
  }
`;

/** The profile's line, less important than the gamertag. */
export const line = css`
  color: ${theme.color.muted};
`;

/** That line while it is loading. */
export const waitingLine = css`
  width: 60%;
  height: 24px;
`;
