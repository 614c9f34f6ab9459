import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Has the same height in every state, so that the page's header doesn't move. */
export const line = css`
  :global(:host) {
    display: inline-block;
    vertical-align: middle;
  }
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: 52px;
`;

export const player = css`
  gap: ${theme.space.x3};
  padding-inline: ${theme.space.x2} ${theme.space.x4};
`;

export const avatar = css`
  position: relative;
  flex: none;
  width: 32px;
  height: 32px;
  overflow: hidden;
  background: ${theme.color.sunken};
  color: ${theme.color.muted};
  & svg {
    width: 32px;
    height: 32px;
    padding: 4px;
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    image-rendering: pixelated;
  }
`;

export const gamertag = css`
  max-width: 200px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const menu = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  z-index: 10;
  display: grid;
  gap: ${theme.space.x2};
  min-width: 100%;
  width: max-content;
  max-width: 90vw;
  padding: ${theme.space.x3};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: 4px 4px 0 ${theme.color.shadow};
`;
