import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Picture beside the words, above them where there is no room. */
export const sheet = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space.x6};
`;

/** The picture's well. */
export const frame = css`
  aspect-ratio: 16 / 9;
  border: ${theme.shape.line} solid ${theme.color.edge};
`;

/** The words. */
export const words = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.x3};
`;

/** Whole, with its line breaks. */
export const prose = css`
  white-space: pre-line;
  max-width: 65ch;
`;

/** Less important lines. */
export const muted = css`
  color: ${theme.color.muted};
`;

/** The price. */
export const cost = css`
  font-size: ${theme.type.title};
  font-weight: ${theme.type.strongWeight};
  & s {
    margin-inline-start: ${theme.space.x2};
    color: ${theme.color.muted};
    font-size: ${theme.type.medium};
    font-weight: 400;
  }
`;

/** Tags, each a small plate. */
export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  list-style: none;
  & li {
    padding: 0 ${theme.space.x2};
    background: ${theme.chip.surface};
    color: ${theme.chip.text};
    font-size: ${theme.type.small};
  }
`;

/** The player has it. */
export const owned = css`
  color: ${theme.status.success.text};
`;

/** What is still loading. */
export const picture = css`
  aspect-ratio: 16 / 9;
`;
export const line = css`
  height: 24px;
`;
export const block = css`
  height: 72px;
`;
export const action = css`
  width: 60%;
  height: 44px;
`;
