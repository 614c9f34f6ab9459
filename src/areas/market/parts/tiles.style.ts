import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space.x4};
  list-style: none;
  & > li {
    display: grid;
  }
`;

export const waiting = css`
  display: grid;
  padding-bottom: 132.5px;
  &::before {
    content: '';
    aspect-ratio: 16 / 9;
    margin: 4px;
  }
`;

export const area = css`
  /* Overrides the tile styles, which limit the host to one tile's width. */
  :global(:host(:not([hidden]))) {
    max-width: none;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x4};
`;

/** Reserves the height of the scroll buttons, which appear later. */
export const tall = css`
  min-height: 44px;
`;

export const intro = css`
  max-width: 60ch;
  color: ${theme.color.muted};
`;
