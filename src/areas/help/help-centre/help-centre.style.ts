import { css } from '@linaria/core';
import { theme } from '../../../themes/current';
import { bevel } from '../../../widgets/kit/bevel';

export const centre = css`
  container-type: inline-size;
  padding: ${theme.space.x6};
  background: ${theme.texture.surface};
  @media (max-width: 480px) {
    padding: ${theme.space.x4};
  }
  & > h2 {
    margin-bottom: ${theme.space.x5};
  }
`;

export const topics = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space.x5};
  list-style: none;
`;

export const topic = css`
  --bevel: ${bevel(theme.color)}, ${theme.shape.depth} ${theme.shape.depth} ${theme.color.shadow};
  padding: ${theme.space.x5};
  border: ${theme.shape.line} solid ${theme.color.edge};
  background: ${theme.color.raised};
  box-shadow: var(--bevel);
  & > p {
    margin-top: ${theme.space.x1};
    color: ${theme.color.muted};
    font-size: ${theme.type.small};
  }
  & > ul {
    margin-top: ${theme.space.x3};
    list-style: none;
  }
  & li > a {
    display: block;
    padding-block: ${theme.space.x2};
  }
`;

export const topicWave = css`
  height: 244px;
`;

export const columns = css`
  display: grid;
  gap: ${theme.space.x8};
  margin-top: ${theme.space.x8};
  @container (min-width: 800px) {
    grid-template-columns: 1fr 280px;
    /* Without suggestions, the article list gets the full width. */
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const crumbs = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x2};
  margin-bottom: ${theme.space.x4};
  list-style: none;
  & > li + li::before {
    content: '/' / '';
    margin-inline-end: ${theme.space.x2};
  }
`;
