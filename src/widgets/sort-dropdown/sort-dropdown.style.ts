import { css } from '@linaria/core';
import { theme } from '../../themes/current';

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x2} ${theme.space.x3};
  & label {
    margin: 0;
  }
`;

export const grow = css`
  flex: 1 1 200px;
  /* Draws the arrow from blocks of the pixel grid. */
  &::after {
    content: '';
    position: absolute;
    top: 22px;
    inset-inline-end: ${theme.space.x5};
    width: 4px;
    height: 8px;
    background: currentColor;
    box-shadow: -4px -4px, 4px -4px, -8px -8px, 8px -8px;
    pointer-events: none;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: FieldText;
    }
  }
`;

/** Only Chrome 135 and later can style the options. */
export const select = css`
  appearance: none;
  padding-inline-end: calc(2*${theme.space.x5});
  border-radius: 0;
  cursor: pointer;
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      margin-block: ${theme.space.x1};
      border: ${theme.shape.line} solid ${theme.color.edge};
      background: ${theme.color.raised};
      color: ${theme.color.text};
    }
    & option {
      padding: ${theme.space.x3};
    }
    & option:is(:hover, :focus-visible) {
      background: ${theme.selected.surface};
      color: ${theme.selected.text};
      /* Put the outline inside, because the list clips its overflow. */
      outline-offset: -4px;
      box-shadow: none;
    }
  }
`;
