import { random } from '../seeded/random';
import { uuidOf } from '../seeded/uuid-of';
import type { Item, ItemCategory } from './item';
import { itemLines } from './item-lines';

const day = 86_400_000;
/** Items came out in the five hundred days before this one. */
const newest = Date.parse('2026-11-10');

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The marketplace's items. What the lines leave open (rating, downloads, date) comes from the seed. */
export const makeItems = (seed: number): readonly Item[] =>
  itemLines
    .trim()
    .split('\n')
    .map((line): Item => {
      const [head, author, category, tags, prices, description] = line.split('|') as [
        string,
        string,
        ItemCategory,
        string,
        string,
        string,
      ];
      const title = head.replace(/[*?]$/, '');
      const slug = slugOf(title);
      const { whole, chance } = random(seed, `item ${slug}`);
      const [price, before] = prices.split('<').map(Number);
      const rated = !head.endsWith('?');
      return {
        productId: uuidOf(seed, `item ${slug}`),
        slug,
        title,
        author,
        category,
        description,
        tags: tags.split(' '),
        rating: rated ? whole(28, 50) / 10 : 0,
        ratingCount: rated ? whole(12, 4800) : 0,
        price: price!,
        ...(before && { originalPrice: before }),
        releaseDate: new Date(newest - whole(0, chance(0.3) ? 60 : 500) * day).toISOString().slice(0, 10),
        inPass: head.endsWith('*'),
        downloads: whole(40, 90_000),
      };
    });
