import { it } from 'vitest';
import { harness } from '../harness';
import { allArticles, drawnAsMounted } from './article-fixtures';

const harnessed = harness();

it.each(allArticles)(
  'articles have the nodes and the picture that they are mounted with, and keep them: $look, $some',
  (page) => drawnAsMounted(harnessed, page),
);
