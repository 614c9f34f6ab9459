import { useEffect } from 'react';
import { bounded } from '../../kit/bounded';
import { type AddressChanges, pageAddress } from '../../kit/page-address';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import { useTyped } from '../../kit/use-typed';
import { filtersOf } from '../parts/filters-of';
import { foundItems } from '../parts/tile-items';

/** The search is in the URL, so that visitors can link to results and use the back button. */
const PARAMETERS = ['mp-q', 'mp-sort', 'mp-category', 'mp-tags', 'mp-page'];
const SORTS = ['rel', 'asc', 'desc'] as const;
const MAX_PAGE = 9999;
const MAX_TAGS = 24;

export interface MarketSearchOptions {
  readonly pageSize: number;
  readonly filters: Readonly<Record<string, unknown>> | undefined;
}

export type MarketSearch = ReturnType<typeof useMarketSearch>;

export const useMarketSearch = (from: ServicesState, { pageSize, filters }: MarketSearchOptions) => {
  const [query = '', sort = '', category = '', tags = '', pageText = ''] = useAddresses(PARAMETERS);
  const sortType = SORTS.find((one) => one === sort) ?? 'rel';
  const page = Math.max(1, Math.min(MAX_PAGE, Math.floor(Number(pageText)) || 1));
  const pickedTags = tags ? tags.split(',') : [];
  const typed = useTyped(query, (text) => {
    if (text !== query) searchFor({ 'mp-q': text }, true);
  });

  const call = useCall(
    from,
    async ({ marketplace }, signal) => {
      const args = {
        query: query || undefined,
        sortType,
        category: category || undefined,
        tag: pickedTags.length ? pickedTags : undefined,
        page,
        pageSize,
        filters: filtersOf(filters),
      };
      return foundItems(await marketplace.search(args, { signal }));
    },
    [query, sortType, category, tags, page, pageSize, JSON.stringify(filters)],
    { forAll: true, bound: bounded },
  );

  const { items = [], count = 0 } = call.data ?? {};
  const lastPage = Math.max(1, Math.ceil(count / pageSize));
  const isBeyondLast = call.status === 'ready' && !items.length && count > 0 && page > lastPage;
  useEffect(() => {
    if (isBeyondLast) pageAddress.go({ 'mp-page': pageValue(lastPage) }, true);
  }, [isBeyondLast, lastPage]);

  return {
    call,
    typed,
    sortType,
    category,
    page,
    lastPage,
    pickedTags,
    tags: [...new Set([...pickedTags, ...items.flatMap(({ tags }) => tags).filter(fitsInUrl)])].slice(0, MAX_TAGS),
    sortBy: (value: string) => searchFor({ 'mp-sort': value === 'rel' ? '' : value }),
    pickCategory: (value: string) => searchFor({ 'mp-category': value }),
    toggleTag(tag: string) {
      const isPicked = pickedTags.includes(tag);
      const picked = isPicked ? pickedTags.filter((one) => one !== tag) : [...pickedTags, tag];
      searchFor({ 'mp-tags': picked.join(',') });
    },
    goToPage: (value: number) => pageAddress.go({ 'mp-page': pageValue(value) }),
  };
};

const searchFor = (changes: AddressChanges, replace?: boolean) =>
  pageAddress.go({ ...changes, 'mp-page': '' }, replace);

const pageValue = (page: number) => (page > 1 ? String(page) : '');

/** Rejects long tags, and commas, which separate tags in the URL. */
const fitsInUrl = (tag: string) => tag.length <= 60 && !tag.includes(',');
