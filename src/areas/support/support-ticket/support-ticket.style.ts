import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const page = css`
  max-width: 640px;
`;

export const waitingField = css`
  height: 72px;
  &:last-child {
    height: 400px;
  }
`;

export const draftNote = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x2};
  padding: ${theme.space.x2} ${theme.space.x4};
  border-inline-start: ${theme.space.x1} solid ${theme.status.info.line};
  background: ${theme.status.info.soft};
  color: ${theme.status.info.text};
`;

export const files = css`
  display: grid;
  gap: ${theme.space.x2};
  margin-top: ${theme.space.x3};
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.x1} ${theme.space.x2};
    padding: ${theme.space.x2} ${theme.space.x3};
    border: ${theme.shape.line} solid ${theme.color.line};
    background: ${theme.color.raised};
  }
  & li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  & b {
    font-weight: ${theme.type.strongWeight};
  }
  & small {
    color: ${theme.color.muted};
    font-size: ${theme.type.small};
    white-space: nowrap;
  }
`;

export const iconButtons = css`
  display: flex;
  gap: ${theme.space.x1};
  & button {
    min-width: 44px;
    padding-inline: ${theme.space.x2};
  }
`;

export const progressBar = css`
  appearance: none;
  width: 100%;
  height: 8px;
  background: ${theme.color.sunken};
  &::-webkit-progress-bar {
    background: ${theme.color.sunken};
  }
  &::-webkit-progress-value {
    background: ${theme.color.accent};
  }
  &::-moz-progress-bar {
    background: ${theme.color.accent};
  }
`;

export const captchaFrame = css`
  max-width: 26.5em;
  border: ${theme.shape.line} solid ${theme.color.line};
`;
