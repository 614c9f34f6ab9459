import type {
  GrantEntitlements,
  MarketplaceItem,
  MarketplaceList,
  MarketplacePage,
} from '../../../src/services/marketplace/answers';
import type { marketplaceRoutes } from '../../../src/services/marketplace/routes';
import { catalogProducts } from '../data/catalog-products';
import type { Item } from '../data/item';
import { inLocale } from '../data/locale-text';
import { coinOffers, offerTitles } from '../data/offers';
import { stories } from '../data/stories';
import type { Call, Handler, Reply } from '../http/call';
import { numberOf, paramOf } from '../http/params';
import { Refusal } from '../http/refusal';
import { must } from '../must';
import { playerOf } from './callers';
import { filterItems, writeItem, writeStory } from './items';
import { matchText } from './text-search';

const dateOf = (query: URLSearchParams, name: string) => {
  const text = query.get(name);
  if (text && !(/^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text)))
    throw new Refusal(400, 'InvalidParameter', `${name}=${text} is no year-month-day.`);
  return text;
};

const listOf = (items: readonly Item[], call: Call, rest: Record<string, unknown> = {}): Reply => {
  const body: MarketplaceList = { items: items.map((item) => writeItem(item, call)), count: items.length, ...rest };
  return { body };
};

const byDate = (a: Item, b: Item) => b.releaseDate.localeCompare(a.releaseDate) || a.title.localeCompare(b.title);
const itemTexts = (item: Item) => [item.title, item.author, item.tags.join(' '), item.description];

const list: Handler = (call) => {
  const { query, state } = call;
  const [before, after] = [dateOf(query, 'before'), dateOf(query, 'after')];
  const limit = numberOf(query, 'limit', Infinity, 1);
  const found = filterItems(state.items, query)
    .filter((item) => (!before || item.releaseDate < before) && (!after || item.releaseDate > after))
    .filter((item) => matchText(query.get('query') ?? '', itemTexts(item)))
    .sort(byDate);
  return listOf(found.slice(0, limit), call, { count: found.length });
};

const isOn = (query: URLSearchParams, name: string) => query.get(name) === 'true';
const oneOf = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

/** With `newSearch`, also searches the site's stories. */
const search: Handler = (call) => {
  const { query, state } = call;
  const text = query.get('query') ?? '';
  const ids = oneOf(query, 'productId');
  const tags = oneOf(query, 'tag');
  const authors = oneOf(query, 'author');
  const categories = oneOf(query, 'category');
  const newsOnly = isOn(query, 'newsOnly');
  const wide =
    newsOnly || isOn(query, 'newSearch') || categories.some((one) => /^(game|news|community|support)$/.test(one));
  const all = [
    ...filterItems(state.items, query).map((item) => ({
      score: matchText(text, itemTexts(item)),
      item: writeItem(item, call),
    })),
    ...(wide
      ? stories.map((story) => ({
          score: matchText(text, [story.title, story.author, story.tags.join(' '), story.description]),
          item: writeStory(story, call),
        }))
      : []),
  ].filter(
    ({ score, item: { productId, author, tags: own, contentCategory } }) =>
      score > 0 &&
      (!ids.length || ids.includes(productId.toLowerCase())) &&
      (!authors.length || authors.includes(author.toLowerCase())) &&
      tags.every((tag) => own.includes(tag)) &&
      (!newsOnly || contentCategory === 'News'),
  );
  const facets: Record<string, number> = {};
  for (const { item } of all) facets[String(item.contentCategory)] = (facets[String(item.contentCategory)] ?? 0) + 1;
  const found = all.filter(
    ({ item }) =>
      !categories.length ||
      categories.includes(item.category) ||
      categories.includes(String(item.contentCategory).toLowerCase()),
  );

  const sortType = query.get('sortType') || 'rel';
  if (!['rel', 'asc', 'desc'].includes(sortType))
    throw new Refusal(400, 'InvalidParameter', `sortType=${sortType} is none of rel, asc, desc.`);
  const byTitle = (a: { item: MarketplaceItem }, b: { item: MarketplaceItem }) =>
    (a.item.title ?? '').localeCompare(b.item.title ?? '', 'en');
  // The default is relevance. Without a search text, all scores are equal.
  found.sort(
    sortType === 'asc' ? byTitle : sortType === 'desc' ? (a, b) => byTitle(b, a) : (a, b) => b.score - a.score,
  );

  const page = numberOf(query, 'page', 1);
  const pageSize = numberOf(query, 'pageSize', 24, 1);
  const from = Math.max(page - 1, 0) * pageSize;
  const body: MarketplacePage = {
    items: isOn(query, 'countOnly') ? [] : found.slice(from, from + pageSize).map(({ item }) => item),
    count: found.length,
    page,
    pageSize,
    contentCategories: facets,
  };
  return { body };
};

const titleOf = (productId: string) =>
  must(
    catalogProducts.find(({ id }) => id === productId),
    `The product ${productId}`,
  ).title;

const item: Handler = (call) => {
  const found = call.state.items.find(
    ({ productId, slug }) => productId === call.params.productId || slug === call.params.productId,
  );
  const sold = coinOffers.find(({ productId }) => productId === call.params.productId);
  if (sold) return { body: { ...sold, title: inLocale(titleOf(sold.productId), paramOf(call, 'locale')) } };
  if (!found) throw new Refusal(404, 'ItemNotFound', `No item has the id ${call.params.productId}.`);
  const { origin } = call;
  const screenshots = ['a', 'b', 'c'].map((view) => ({
    url: `${origin}/__sandbox/pictures/item/${found.slug}-${view}.svg`,
    altText: `${found.title}, view ${view.toUpperCase()}`,
  }));
  return { body: { ...writeItem(found, call), screenshots } };
};

const popular: Handler = (call) =>
  listOf([...call.state.items].sort((a, b) => b.downloads - a.downloads).slice(0, 12), call);

const promotionDetails: Handler = (call) =>
  listOf(
    filterItems(
      call.state.items.filter(({ originalPrice }) => originalPrice),
      call.query,
    ),
    call,
    {
      promotion: {
        id: 'autumn-shelf',
        title: inLocale(['The autumn shelf', 'Hösthyllan', 'Das Herbstregal'], paramOf(call, 'locale')),
        text: inLocale(
          [
            'Up to a third off until the leaves are down.',
            'Upp till en tredjedel rabatt tills löven har fallit.',
            'Bis zu einem Drittel günstiger, bis das Laub liegt.',
          ],
          paramOf(call, 'locale'),
        ),
        startDate: '2026-10-01',
        endDate: '2026-12-15',
        imageUrl: `${call.origin}/__sandbox/pictures/story/autumn-shelf.svg`,
      },
    },
  );

const pass: Handler = (call) =>
  listOf(
    filterItems(
      call.state.items.filter(({ inPass }) => inPass),
      call.query,
    ),
    call,
    {
      pass: {
        productId: '9CBL0PASS001',
        title: inLocale(['Marketplace pass', 'Marknadspass', 'Marktplatz-Pass'], paramOf(call, 'locale')),
        isSubscribed: call.player?.owned.has('9CBL0PASS001') ?? false,
      },
    },
  );

const grantOffers: Handler = (call) => {
  const player = playerOf(call);
  const offers = call.query.getAll('offer').filter(Boolean);
  if (!offers.length) throw new Refusal(400, 'MissingParameter', 'Name one offer at least: ?offer=welcome-pack.');
  for (const offer of offers) {
    if (offer.startsWith('missing')) throw new Refusal(404, 'OfferNotFound', `There is no offer ${offer}.`);
    if (offer.startsWith('over')) throw new Refusal(410, 'OfferOver', `The offer ${offer} is over.`);
  }
  for (const offer of offers) player.offers.add(offer);
  player.inventoryVersion++;
  return { status: 200, headers: { 'content-type': 'text/plain' } };
};

const entitlements: Handler = (call) => {
  const player = playerOf(call);
  const ids = call.query.getAll('entitlement').filter(Boolean);
  if (!ids.length)
    throw new Refusal(400, 'MissingParameter', 'Name one entitlement at least: ?entitlement=welcome-pack.');
  const body: GrantEntitlements = {
    entitlements: ids.map((id) => ({
      id,
      isEntitled: player.offers.has(id) || player.owned.has(id),
      ...(offerTitles.has(id) && { title: offerTitles.get(id) }),
    })),
  };
  return { body };
};

/** MKT-1 to MKT-8 */
export const marketplaceCalls: Readonly<Record<keyof typeof marketplaceRoutes, Handler>> = {
  list,
  search,
  item,
  popular,
  promotionDetails,
  pass,
  grantOffers,
  entitlements,
};
