import { must } from '../must';
import { random, uuidOf } from '../seeded/random';
import { type Item, type ItemCategory, itemCategories } from './item';
import { itemLines } from './item-lines';

const DAY_MS = 86_400_000;

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const categoryOf = (word: string): ItemCategory =>
  must(
    itemCategories.find((one) => one === word),
    `The category ${word}`,
  );

/**
 * Ratings, downloads and ages depend on the seed.
 *
 * @param now in milliseconds since 1970; all items were released in the 500 days before `now`
 */
export const makeItems = (seed: number, now = Date.now()): readonly Item[] =>
  itemLines
    .trim()
    .split('\n')
    .map((line): Item => {
      const [head = '', author = '', category = '', tags = '', prices = '', description = ''] = line.split('|');
      const title = head.replace(/[*?]$/, '');
      const slug = slugOf(title);
      const { whole, chance } = random(seed, `item ${slug}`);
      const [price = 0, before] = prices.split('<').map(Number);
      const rated = !head.endsWith('?');
      return {
        productId: uuidOf(seed, `item ${slug}`),
        slug,
        title,
        author,
        category: categoryOf(category),
        description,
        tags: tags.split(' '),
        rating: rated ? whole(28, 50) / 10 : 0,
        ratingCount: rated ? whole(12, 4800) : 0,
        price,
        ...(before && { originalPrice: before }),
        releaseDate: new Date(now - whole(0, chance(0.3) ? 20 : 500) * DAY_MS).toISOString().slice(0, 10),
        inPass: head.endsWith('*'),
        downloads: whole(40, 90_000),
      };
    });
