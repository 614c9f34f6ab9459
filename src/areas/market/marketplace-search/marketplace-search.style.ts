import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const controls = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${theme.space.x3} ${theme.space.x4};
`;

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  min-height: 32px;
  list-style: none;
  /* One row that scrolls, because several rows would push the results out of view. */
  @media (max-width: 640px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    /* Space for the focus ring. */
    margin: calc(-1*${theme.space.x1});
    padding: ${theme.space.x1};
    scrollbar-width: thin;
  }
`;

export const tag = css`
  min-height: 32px;
  padding: ${theme.space.x1} ${theme.space.x3};
  white-space: nowrap;
  border: ${theme.shape.line} solid ${theme.color.control};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  font-size: ${theme.type.small};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.accent};
  }
  &[aria-pressed='true'] {
    background: ${theme.selected.surface};
    border-color: ${theme.selected.surface};
    color: ${theme.selected.text};
  }
`;

export const count = css`
  min-height: 1.5em;
  color: ${theme.color.muted};
`;

export const fading = css`
  & img {
    opacity: .4;
  }
`;

export const pages = css`
  min-height: 44px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x3};
`;
