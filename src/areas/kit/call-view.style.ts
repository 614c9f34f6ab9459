import { css } from '@linaria/core';
import { theme } from '../../themes/current';

export const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x3} ${theme.space.x4};
  padding: ${theme.space.x4};
  border: ${theme.shape.line} solid ${theme.color.line};
  background: ${theme.color.raised};
`;

export const message = css`
  flex: 1 1 240px;
  color: ${theme.color.text};
`;

/** Has no border or background, because a page may have many sign-in prompts. */
export const prompt = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1} ${theme.space.x4};
  /* The prompt's link, or its button until the service client has loaded. */
  & > :first-child:where(:not(p)) {
    all: revert;
    padding: 0;
    border: 0;
    color: ${theme.color.link};
    font: inherit;
    text-align: start;
  }
  & > :first-child {
    flex: 1 1 9em;
    max-width: max-content;
  }
`;

export const rest = css`
  padding-block: ${theme.space.x2};
  color: ${theme.color.muted};
`;

export const cover = css`
  position: absolute;
  inset: calc(-1 * ${theme.shape.line});
  visibility: visible;
`;
