import { it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { allArticles, drawnAsMounted, longArticles } from './article-fixtures';

const harnessed = harness();

// Enough is a page with an article in many pieces, and a recorded one.
it.each([...sampleOf(longArticles, 1), ...sampleOf(allArticles, 0)])(
  'prerenders articles with the mounted nodes and pixels, and keeps them: $look, $some',
  (page) => drawnAsMounted(harnessed, page),
);
