import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${theme.space.x3};
  list-style: none;
`;

export const item = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.x2};
  width: 100%;
  height: 100%;
  padding: ${theme.space.x3};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  box-shadow: var(--bevel);
  --bevel: ${bevel(theme.color)};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.control};
  }
`;

export const chosen = css`
  border-color: ${theme.color.accent};
  outline: 2px solid ${theme.color.accent};
  outline-offset: -4px;
`;

export const tag = css`
  padding: 0 ${theme.space.x2};
  background: ${theme.selected.surface};
  color: ${theme.selected.text};
  font-size: ${theme.type.small};
`;

export const figure = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  height: 136px;
  background: ${theme.texture.sunken};
  color: ${theme.color.muted};
  & canvas {
    position: absolute;
    inset: 4px 0;
    height: 128px;
    margin: auto;
    image-rendering: pixelated;
  }
`;

/** The first skeleton is as high as an active item, which is taller than the others. */
export const waiting = css`
  min-height: 196px;
  &:first-child {
    min-height: 225px;
  }
`;
