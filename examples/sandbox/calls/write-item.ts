import type { MarketplaceItem } from '../../../src/services/answers/marketplace';
import type { Item } from '../data/item';
import { categoryLabels } from '../data/item';
import { inLocale } from '../data/locale-text';
import type { Story } from '../data/stories';
import type { Call } from '../http/call';

/** An item as the calls list it. Who is signed in learns what they own. */
export const writeItem = (
  item: Item,
  { origin, params: { locale = 'en-us' }, player }: Pick<Call, 'origin' | 'params' | 'player'>,
): MarketplaceItem => ({
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
});

/** A page of the site as the search lists it. */
export const writeStory = (story: Story, { origin }: Pick<Call, 'origin'>): MarketplaceItem => ({
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
});
