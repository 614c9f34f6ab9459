import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x5};
  & fieldset {
    min-width: 0;
  }
`;

export const hint = css`
  margin-bottom: ${theme.space.x2};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
  white-space: pre-line;
`;

export const star = css`
  color: ${theme.status.danger.text};
`;

/** The text area grows with its text in Chrome 123 and later. */
export const lines = css`
  &:is(textarea) {
    display: block;
    min-height: 120px;
    max-height: 480px;
    resize: vertical;
    field-sizing: content;
  }
`;

export const choice = css`
  position: relative;
  & select {
    appearance: none;
    padding-inline-end: calc(2*${theme.space.x5});
    text-overflow: ellipsis;
    cursor: pointer;
  }
  &::after {
    content: '';
    position: absolute;
    top: 24px;
    inset-inline-end: ${theme.space.x5};
    width: 4px;
    height: 4px;
    background: currentColor;
    box-shadow: -4px -4px, 4px -4px, -8px -8px, 8px -8px;
    pointer-events: none;
    forced-color-adjust: none;
  }
`;

export const tick = css`
  display: flex;
  gap: ${theme.space.x3};
  padding-block: 10px;
  cursor: pointer;
  & input {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: ${theme.shape.line} solid ${theme.color.control};
    background: ${theme.color.sunken};
    cursor: inherit;
  }
  & input:hover {
    border-color: ${theme.color.accent};
  }
  & input[aria-invalid='true'] {
    border-color: ${theme.status.danger.line};
  }
  & input:checked {
    border-color: ${theme.selected.surface};
    background: ${theme.selected.surface};
    color: ${theme.selected.text};
  }
  & input:checked::before {
    content: '';
    width: 4px;
    height: 4px;
    margin: 8px 0 0 -4px;
    background: currentColor;
    box-shadow: -4px -4px, 4px -4px, 8px -8px;
    forced-color-adjust: none;
  }
`;

export const summary = css`
  padding: ${theme.space.x4};
  border: ${theme.shape.line} solid ${theme.status.danger.line};
  background: ${theme.status.danger.soft};
  color: ${theme.status.danger.text};
  & p {
    font-weight: ${theme.type.strongWeight};
  }
  & ul {
    padding-inline-start: ${theme.space.x5};
  }
  & a {
    color: inherit;
    cursor: pointer;
  }
`;
