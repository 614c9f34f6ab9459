import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Search field, category and sort: in a row while there is room. */
export const controls = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${theme.space.x3} ${theme.space.x4};
`;

/** The tags of what was found: pressed ones narrow it. */
export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  min-height: 32px;
  list-style: none;
  /* One row that scrolls, where they would push the results out of sight. */
  @media (max-width: 640px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    /* Room for the focus ring. */
    margin: calc(-1*${theme.space.x1});
    padding: ${theme.space.x1};
    scrollbar-width: thin;
  }
`;

/** One of them. */
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

/** How many there are. */
export const count = css`
  min-height: 1.5em;
  color: ${theme.color.muted};
`;

/** Results that a newer question is about to replace: their pictures fade, their words stay legible. */
export const fading = css`
  & img {
    opacity: .4;
  }
`;

/** The way to the other pages. */
export const pages = css`
  min-height: 44px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x3};
`;
