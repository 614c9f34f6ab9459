import { it } from 'vitest';
import { harness } from '../harness';
import { allArticles, drawnAsMounted, longArticles } from './article-fixtures';

const harnessed = harness();

// The sandbox's first articles in each look; the others are the matrix's.
it.each([...longArticles, ...allArticles.slice(0, 2)])(
  'articles have the nodes and the picture that they are mounted with, and keep them: $look, $some',
  (page) => drawnAsMounted(harnessed, page),
);
