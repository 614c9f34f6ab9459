import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const formPanel = css`
  padding: ${theme.space.x6};
  background: ${theme.texture.surface};
  & h2 {
    color: ${theme.color.heading};
    font: ${theme.type.headingWeight} ${theme.type.headline}/${theme.type.headingLine} ${theme.type.heading};
  }
  & h2 + p {
    margin-block: ${theme.space.x1} ${theme.space.x5};
    color: ${theme.color.muted};
  }
  @media (max-width: 479px) {
    padding: ${theme.space.x4};
  }
`;

export const done = css`
  display: grid;
  justify-items: start;
  gap: ${theme.space.x2};
  padding: ${theme.space.x5};
  border: ${theme.shape.line} solid ${theme.status.success.line};
  background: ${theme.status.success.soft};
  color: ${theme.status.success.text};
  & h3 {
    font: ${theme.type.headingWeight} ${theme.type.title}/${theme.type.headingLine} ${theme.type.heading};
  }
`;

export const failed = css`
  padding: ${theme.space.x3} ${theme.space.x4};
  border-inline-start: ${theme.space.x1} solid ${theme.status.danger.line};
  background: ${theme.status.danger.soft};
  color: ${theme.status.danger.text};
`;
