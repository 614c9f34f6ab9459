import { it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { allArticles, drawnAsMounted, longArticles } from './article-fixtures';

const harnessed = harness();

it.each(sampleOf([...longArticles, ...allArticles], 2))(
  'articles have the nodes and the picture that they are mounted with, and keep them: $look, $some',
  (page) => drawnAsMounted(harnessed, page),
);
