import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const sheet = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space.x6};
`;

export const frame = css`
  aspect-ratio: 16 / 9;
  border: ${theme.shape.line} solid ${theme.color.edge};
`;

export const words = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.x3};
`;

export const prose = css`
  white-space: pre-line;
  max-width: 65ch;
`;

export const muted = css`
  color: ${theme.color.muted};
`;

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

export const owned = css`
  color: ${theme.status.success.text};
`;

export const pictureShimmer = css`
  aspect-ratio: 16 / 9;
`;
export const lineShimmer = css`
  height: 24px;
`;
export const textShimmer = css`
  height: 72px;
`;
export const actionShimmer = css`
  width: 60%;
  height: 44px;
`;
