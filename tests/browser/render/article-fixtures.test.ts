import { it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { allArticles, expectPrerenderedLikeMounted, longArticles } from './article-fixtures';

const harnessed = harness();

// One article in many chunks and a recorded one suffice in `npm test`.
it.each([...sampleOf(longArticles, 1), ...sampleOf(allArticles, 0)])(
  'prerenders articles with the mounted nodes and pixels, and keeps them: $look, $some',
  { tags: 'all' },
  (page) => expectPrerenderedLikeMounted(harnessed, page),
);
