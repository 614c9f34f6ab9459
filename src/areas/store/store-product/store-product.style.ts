import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';
import { notice } from '../../kit/call-view.style';

export const card = css`
  :global(:host) {
    max-width: 520px;
  }
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  padding: ${theme.space.x5};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)};
  /* A box in a box looks wrong. */
  & > .${notice} {
    padding: 0;
    border: 0;
    background: none;
  }
  & h2 {
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.title};
    line-height: ${theme.type.headingLine};
  }
`;

export const prices = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.x1} ${theme.space.x3};
  & strong {
    font-weight: ${theme.type.strongWeight};
    font-size: ${theme.type.large};
  }
  & s {
    color: ${theme.color.muted};
  }
`;

export const muted = css`
  color: ${theme.color.muted};
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3};
`;

export const panel = css`
  display: grid;
  gap: ${theme.space.x3};
  padding: ${theme.space.x3} ${theme.space.x4};
  border-inline-start: 4px solid ${theme.color.accent};
  background: ${theme.color.sunken};
`;

export const refused = css`
  border-color: ${theme.status.danger.line};
  color: ${theme.status.danger.text};
`;

export const bought = css`
  border-color: ${theme.status.success.line};
  color: ${theme.status.success.text};
`;

export const titleShimmer = css`
  width: 60%;
  height: 25px;
`;
export const priceShimmer = css`
  width: 30%;
  height: 27px;
`;
export const actionShimmer = css`
  width: 160px;
  height: 44px;
`;
