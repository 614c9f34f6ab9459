import { css } from '@linaria/core';
import { theme } from '../../../themes/current';

/** Has no focus ring, because the article isn't interactive. */
export const article = css`
  max-width: 46em;
  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const title = css`
  color: ${theme.color.heading};
  font-family: ${theme.type.heading};
  font-weight: ${theme.type.headingWeight};
  font-size: ${theme.type.display};
  line-height: ${theme.type.headingLine};
  scroll-margin-top: ${theme.space.x12};
  &:is(h3) {
    font-size: ${theme.type.title};
  }
`;

export const day = css`
  margin-top: ${theme.space.x2};
  color: ${theme.color.muted};
  font-size: ${theme.type.small};
`;

export const prose = css`
  margin-top: ${theme.space.x5};
  & > div {
    overflow-x: auto;
    /* Space for the focus rings of links. */
    margin-inline: -4px;
    padding: 4px;
  }
  /* Skips the layout of blocks outside of the viewport. */
  & div[data-far] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 1200px;
  }
  & table[data-far] {
    table-layout: fixed;
  }
  & :is(p, ul, ol, dl, pre, blockquote, figure, table, details) {
    margin-block: ${theme.space.x3};
  }
  & :is(h2, h3, h4, h5, h6) {
    margin-block: ${theme.space.x6} ${theme.space.x2};
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
    font-size: ${theme.type.title};
    line-height: ${theme.type.headingLine};
    scroll-margin-top: ${theme.space.x12};
  }
  & h2 {
    font-size: ${theme.type.headline};
  }
  & > div:first-child > :first-child {
    margin-top: 0;
  }
  & a {
    color: ${theme.color.link};
  }
  & :is(h2, h3, h4, h5, h6) a:not(:hover) {
    color: inherit;
    text-decoration: none;
  }
  & :is(ul, ol, dd) {
    padding-inline-start: ${theme.space.x8};
  }
  & :is(b, strong, th) {
    font-weight: ${theme.type.strongWeight};
  }
  & :is(em, i) {
    font-style: italic;
  }
  & a[data-video]::before {
    content: '► ' / '';
  }
  & :is(img, iframe, video) {
    max-width: 100%;
    height: auto;
    /* Removes the gap below an image, in standards and quirks mode. */
    vertical-align: middle;
    border: ${theme.shape.line} solid ${theme.color.edge};
  }
  & :is(iframe, video) {
    width: 100%;
    margin-bottom: ${theme.space.x2};
    aspect-ratio: 16 / 9;
  }
  & :is(code, kbd, samp, pre) {
    padding-inline: ${theme.space.x1};
    background: ${theme.color.sunken};
    font-family: monospace;
    white-space: pre-wrap;
  }
  & blockquote {
    padding-inline-start: ${theme.space.x4};
    border-inline-start: ${theme.space.x1} solid ${theme.color.accent};
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    /* Don't break words: a wide table scrolls in the element around it. */
    overflow-wrap: break-word;
  }
  & :is(th, td, caption) {
    padding: ${theme.space.x2};
    border: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }
  & th {
    background: ${theme.color.raised};
  }
  & hr {
    border-top: 1px solid ${theme.color.line};
  }
  @media print {
    & div[data-far],
    & details::details-content {
      content-visibility: visible;
    }
    & a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;

export const contents = css`
  margin-top: ${theme.space.x4};
  padding: ${theme.space.x4} ${theme.space.x5};
  border-inline-start: ${theme.space.x1} solid ${theme.color.accent};
  background: ${theme.color.raised};
  & > p {
    margin: 0;
    color: ${theme.color.heading};
    font-family: ${theme.type.heading};
    font-weight: ${theme.type.headingWeight};
  }
  & > ul {
    max-height: 320px;
    overflow-y: auto;
    /* Space for the focus rings of links. */
    margin: 0 -4px;
    padding: 4px;
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: ${theme.space.x1};
  }
  & [data-below] {
    padding-inline-start: ${theme.space.x5};
  }
`;

export const titleWave = css`
  width: 60%;
  height: 40px;
`;

/** The placeholder fills the rest of a phone's screen, so most articles cause no visible layout shift. */
export const linesWave = css`
  height: 600px;
  margin-top: ${theme.space.x8};
`;
