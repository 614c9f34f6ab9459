import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from '../kit/bevel';

export const card = css`
  display: flex;
  flex-direction: column;
  /* Fill the height, if the page sets one. */
  min-height: 100%;
  /* In quirks mode, 100% would be the window's height if the host weren't a grid. */
  :global(:host(:not([hidden]))) {
    display: grid;
    grid: auto / 100%;
    max-width: 520px;
  }
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.shadow};
`;

export const picture = css`
  aspect-ratio: 16/9;
`;

export const title = css`
  font-size: ${theme.type.title};
`;

export const body = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space.x2};
  padding: ${theme.space.x4} ${theme.space.x6} ${theme.space.x6};
  &:empty {
    display: none;
  }
  & hr {
    width: 100%;
    margin-block: ${theme.space.x2};
    border-top: ${theme.shape.line} solid ${theme.color.line};
  }
`;

export const heading = css`
  color: ${theme.color.heading};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.large};
  line-height: ${theme.type.headingLine};
  &:not(:first-child) {
    margin-top: ${theme.space.x3};
  }
`;

/** Enlarges the click target of a link. */
export const linkRow = css`
  padding-block: ${theme.space.x1};
`;

/**
 * `attr()` reads `data-lines` until the script sets `--lines`. If scripts are off, all lines are visible, because no
 * button could expand the text.
 */
export const clamped = css`
  @media not (scripting: none) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines, attr(data-lines type(<integer>), 2));
    overflow: hidden;
  }
`;

export const toggle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.x2};
  min-height: 24px;
  margin-top: ${theme.space.x1};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  text-decoration: underline;
  cursor: pointer;
  &[aria-expanded='true'] svg {
    transform: scaleY(-1);
  }
`;

export const foot = css`
  margin-top: auto;
  padding-top: ${theme.space.x2};
  align-self: stretch;
`;
