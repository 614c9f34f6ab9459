import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';

/** At 400% zoom the question scrolls, but the price and the buttons stay visible. */
export const box = css`
  position: fixed;
  inset: 0;
  width: 440px;
  max-width: calc(100% - 2*${theme.space.x4});
  height: fit-content;
  max-height: calc(100% - 2*${theme.space.x2});
  margin: auto;
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: ${theme.shape.depth} solid ${theme.color.edge};
  background: ${theme.texture.surface};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }
  /* Hide the decorative header in a low viewport or at a high zoom. */
  @media (height <= 360px) {
    & > :first-child {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: drop ${theme.motion.medium} steps(4);
  }
  @keyframes drop {
    from {
      translate: 0 -${theme.space.x8};
    }
  }
`;

export const asked = css`
  flex: 1 1 auto;
  min-height: 2.5em;
  overflow: auto;
  padding: ${theme.space.x5} ${theme.space.x5} ${theme.space.x4};
  color: ${theme.color.heading};
  font: ${theme.type.headingWeight} ${theme.type.headline}/${theme.type.headingLine} ${theme.type.heading};
  & bdi {
    color: ${theme.color.text};
  }
  @media (height <= 360px) {
    padding-block: ${theme.space.x3};
    font-size: ${theme.type.large};
  }
`;

export const sum = css`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x2};
  margin: 0 ${theme.space.x5} ${theme.space.x5};
  padding: ${theme.space.x2};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.texture.sunken};
  box-shadow: ${bevel({ light: theme.color.dark, dark: theme.color.light })};
  font: ${theme.type.headingWeight} ${theme.type.display}/1 ${theme.type.heading};
  @media (height <= 360px) {
    margin-bottom: ${theme.space.x3};
  }
  & svg {
    width: 32px;
    height: 32px;
    fill: ${theme.color.coin};
    stroke: ${theme.color.coinEdge};
    stroke-width: 2;
  }
`;

export const answers = css`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x5};
  border-top: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: inset 0 ${theme.shape.bevel} ${theme.color.light};
  & > * {
    flex: 1 1 auto;
  }
`;

export const yes = css`
  position: relative;
  &[aria-disabled='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${theme.shape.depth};
    background: ${theme.color.accent};
    @media (prefers-reduced-motion: no-preference) {
      animation: fill .5s steps(8);
    }
  }
  @keyframes fill {
    from {
      inset-inline-end: 100%;
    }
  }
`;
