import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';

export const area = css`
  display: grid;
  gap: ${theme.space.x4};
  padding: ${theme.space.x5};
  background: ${theme.texture.surface};
  & h2,
  & h3 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    line-height: ${theme.type.headingLine};
  }
  & h2 {
    font-size: ${theme.type.headline};
  }
  & h3 {
    font-size: ${theme.type.title};
  }
`;

export const intro = css`
  max-width: 60ch;
  color: ${theme.color.muted};
`;

/** At most four columns. */
export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(132px, 22%)), 1fr));
  gap: ${theme.space.x4};
  list-style: none;
`;

/** Aligns the buttons of the cards in a row. */
export const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${theme.space.x3};
  padding: ${theme.space.x4};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)};
`;

export const prices = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: baseline;
  gap: ${theme.space.x1} ${theme.space.x3};
  & strong {
    font-weight: ${theme.type.strongWeight};
    font-size: ${theme.type.large};
  }
  & s {
    color: ${theme.color.muted};
  }
`;

export const waiting = css`
  height: 156px;
`;
export const waitingSignedOut = css`
  height: 100px;
`;
