import type { MarketplaceItem } from '../../../src/services/marketplace/answers';
import type { Item } from '../data/item';
import { categoryLabels } from '../data/item';
import { inLocale } from '../data/locale-text';
import type { Story } from '../data/stories';
import type { Call } from '../http/call';

/** Reads `filter[name]=value`, or `filters=name:value,name:value`. */
const filtersOf = (query: URLSearchParams): ReadonlyMap<string, readonly string[]> => {
  const pairs = [...query].flatMap(([key, value]): [string, string][] => {
    if (key === 'filters')
      return value.split(/[,;]/).map((one) => {
        const [name = '', text = ''] = one.split(/[:=]/);
        return [name.trim(), text.trim()];
      });
    const name = /^filters?\[(.+)\]$/.exec(key)?.[1];
    return name ? [[name, value]] : [];
  });
  const filters = new Map<string, string[]>();
  for (const [name, value] of pairs) filters.set(name, [...(filters.get(name) ?? []), value.toLowerCase()]);
  return filters;
};

const tests: Readonly<Record<string, (item: Item, value: string) => boolean>> = {
  category: (item, value) => item.category === value,
  author: (item, value) => item.author.toLowerCase() === value,
  tag: (item, value) => item.tags.includes(value),
  price: ({ price, originalPrice }, value) =>
    ({ free: price === 0, paid: price > 0, sale: !!originalPrice })[value] ?? price <= Number(value),
  rating: ({ rating }, value) => rating >= Number(value),
  sale: ({ originalPrice }, value) => !!originalPrice === (value === 'true'),
  pass: ({ inPass }, value) => inPass === (value === 'true'),
};

/** Ignores unknown filters. */
export const filterItems = (items: readonly Item[], query: URLSearchParams): readonly Item[] => {
  const filters = [...filtersOf(query)];
  return items.filter((item) =>
    filters.every(([name, values]) => {
      const test = Object.hasOwn(tests, name) ? tests[name] : undefined;
      return !test || values.some((value) => test(item, value));
    }),
  );
};

export const writeItem = (
  item: Item,
  { origin, params: { locale = 'en-us' }, player }: Pick<Call, 'origin' | 'params' | 'player'>,
) =>
  ({
    productId: item.productId,
    title: item.title,
    author: item.author,
    rating: item.rating,
    ratingCount: item.ratingCount,
    price: item.price,
    ...(item.originalPrice && { originalPrice: item.originalPrice }),
    category: item.category,
    categoryLabel: inLocale(categoryLabels[item.category], locale),
    contentCategory: 'Marketplace',
    imageUrl: `${origin}/__sandbox/pictures/item/${item.slug}.svg`,
    imageAltText: `${item.title}, a picture of its blocks`,
    marketplaceURL: `${origin}/examples/pages/item.html?item=${item.slug}&id=${item.productId}`,
    description: item.description,
    tags: [...item.tags],
    releaseDate: item.releaseDate,
    isInPass: item.inPass,
    ...(player && { isOwned: player.owned.has(item.productId) }),
  }) satisfies MarketplaceItem;

export const writeStory = (story: Story, { origin }: Pick<Call, 'origin'>) =>
  ({
    productId: story.productId,
    title: story.title,
    author: story.author,
    category: story.contentCategory.toLowerCase(),
    categoryLabel: story.contentCategory,
    contentCategory: story.contentCategory,
    imageUrl: `${origin}/__sandbox/pictures/story/${story.productId}.svg`,
    imageAltText: '',
    marketplaceURL: `${origin}/examples/pages/item.html?item=${story.productId}`,
    description: story.description,
    tags: [...story.tags],
    releaseDate: story.releaseDate,
  }) satisfies MarketplaceItem;
