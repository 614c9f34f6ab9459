import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../../widgets/shared/bevel';
import { notice } from '../shared/call-view.style';

/** A card of its own. */
export const product = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x3};
  padding: ${theme.space.x5};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)};
  /* A card in a card would be one too many. */
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

/** The prices, the current one first. */
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

/** Less important lines. */
export const muted = css`
  color: ${theme.color.muted};
`;

/** Buttons in a row, below each other where there is no room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3};
`;

/** What came of buying. */
export const panel = css`
  display: grid;
  gap: ${theme.space.x3};
  padding: ${theme.space.x3} ${theme.space.x4};
  border-inline-start: 4px solid ${theme.color.accent};
  background: ${theme.color.sunken};
`;

/** A refusal. */
export const refused = css`
  border-color: ${theme.status.danger.line};
  color: ${theme.status.danger.text};
`;

/** A purchase that went through. */
export const bought = css`
  border-color: ${theme.status.success.line};
  color: ${theme.status.success.text};
`;

/** Blocks in the place of heading, price and button. */
export const title = css`
  width: 60%;
  height: 25px;
`;
export const price = css`
  width: 30%;
  height: 27px;
`;
export const action = css`
  width: 160px;
  height: 44px;
`;
