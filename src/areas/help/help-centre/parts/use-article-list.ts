import type { ArticlesArgs } from '../../../../services/help-centre/help-centre';
import type { Services } from '../../../../services/services';
import { pageAddress } from '../../../kit/page-address';
import { useAddresses } from '../../../kit/use-addresses';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { helpAddress } from '../../parts/help-address';
import type { ShownArticle } from '../../parts/shown-article';
import type { ShownPage } from '../../parts/shown-page';
import { pageOf, shownPage } from '../../parts/shown-page';

export const PAGE_SIZE = 10;
const COLLECT_SIZE = 100;
const MAX_REQUESTS = 20;

const orders = {
  '': { sortBy: 'updated_at', sortOrder: 'desc' },
  old: { sortBy: 'updated_at', sortOrder: 'asc' },
  az: { sortBy: 'title', sortOrder: 'asc' },
  za: { sortBy: 'title', sortOrder: 'desc' },
} as const satisfies Record<string, ArticlesArgs>;

const isOrder = (key: string): key is keyof typeof orders => Object.hasOwn(orders, key);

/** @param section an id, or `''` for all sections */
export const useArticleList = (from: ServicesState, section: string) => {
  const [pageText = '', sortText = ''] = useAddresses([helpAddress.page, helpAddress.sort]);
  const sort = isOrder(sortText) ? sortText : '';
  const order = orders[sort];
  const page = pageOf(pageText);
  const call = useCall<ShownPage>(
    from,
    async (services, signal) => {
      if (section) return loadSection(services, section, order, signal);
      const answer = await services.helpCentre.articles({ pageSize: PAGE_SIZE, page, ...order }, { signal });
      return shownPage(answer, page, PAGE_SIZE);
    },
    [section, sort, section || page],
    { forAll: true },
  );
  const { list = [], pages = 0 } = call.data ?? {};
  const shownPageNumber = section && call.data ? Math.min(page, pages) : page;
  return {
    call,
    articles: section ? list.slice((shownPageNumber - 1) * PAGE_SIZE, shownPageNumber * PAGE_SIZE) : list,
    page: shownPageNumber,
    pageCount: pages,
    sort,
    changeSort: (key: string) => pageAddress.go({ [helpAddress.sort]: key, [helpAddress.page]: '' }),
  };
};

/** The service can't list a section's articles, so load all and filter. */
const loadSection = async (
  { helpCentre }: Services,
  section: string,
  order: ArticlesArgs,
  signal: AbortSignal,
): Promise<ShownPage> => {
  const found = new Map<string, ShownArticle>();
  for (let page = 1, pages = 1; page <= pages && page <= MAX_REQUESTS; page++) {
    const answer = await helpCentre.articles({ pageSize: COLLECT_SIZE, page, ...order }, { signal });
    const part = shownPage(answer, page, COLLECT_SIZE);
    // Skip duplicates: an article that changes between two requests may be in both answers.
    for (const article of part.list)
      if (article.section === section && !found.has(article.id)) found.set(article.id, article);
    ({ pages } = part);
  }
  return { list: [...found.values()], count: found.size, pages: Math.max(1, Math.ceil(found.size / PAGE_SIZE)) };
};
