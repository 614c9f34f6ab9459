import { css } from '@linaria/core';
import { theme } from '../../themes/current';
import { bevel } from './bevel';

export const plate = css`
  padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
  background: ${theme.texture.surface};
`;

export const name = css`
  display: block;
  margin-bottom: ${theme.space.x1};
  color: ${theme.color.heading};
  font: ${theme.type.headingWeight} 1em/${theme.type.headingLine} ${theme.type.heading};
`;

/** Lays the slotted `<cobble-field>` over the control in this box. */
export const hold = css`
  position: relative;
  & ::slotted(cobble-field) {
    all: initial !important;
    position: absolute !important;
    inset: 0 !important;
    pointer-events: none !important;
  }
`;

export const control = css`
  width: 100%;
  min-height: 44px;
  padding: ${theme.space.x2} ${theme.space.x3};
  border: ${theme.shape.line} solid ${theme.color.control};
  /* Safari would round the corners of a select. */
  border-radius: 0;
  background: ${theme.color.sunken};
  color: ${theme.color.text};
  --bevel: ${bevel({ light: theme.color.dark, dark: theme.color.light })};
  box-shadow: var(--bevel);
  text-overflow: ellipsis;
  /* Without this, a long option's text overflows its select in Safari and widens the page. */
  &:is(select) {
    overflow: hidden;
  }
  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.status.danger.line};
  }
  &:is(:disabled, [readonly]) {
    background: ${theme.disabled.surface};
    border-color: ${theme.disabled.line};
    color: ${theme.disabled.text};
    cursor: not-allowed;
    --bevel: 0 0 #0000;
  }
`;

/** Render this element even if it is empty: screen readers need a live region before its text appears. */
export const error = css`
  color: ${theme.status.danger.text};
  font-size: ${theme.type.small};
  &:not(:empty) {
    margin-top: ${theme.space.x2};
    padding-inline-start: ${theme.space.x2};
    border-inline-start: ${theme.space.x1} solid ${theme.status.danger.line};
  }
`;
