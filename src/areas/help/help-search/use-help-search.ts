import { useEffect } from 'react';
import type { PropsOf } from '../../../widgets/kit/description';
import type { Host } from '../../../widgets/kit/host';
import { forAnyone } from '../../kit/for-anyone';
import { pageAddress } from '../../kit/page-address';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { useTyped } from '../../kit/use-typed';
import { helpAddress } from '../parts/help-address';
import { pageOf, shownPage } from '../parts/shown-page';
import { useArrival } from '../parts/use-arrival';
import type { description } from './help-search.widget';
import { orderTexts, sortsOf } from './parts/sorts-of';

const PAGE_SIZE = 10;
const firstPage = { [helpAddress.foundPage]: '' };

/** An open article hides the results until the visitor types again. */
export const useHelpSearch = (host: Host, texts: PropsOf<typeof description>) => {
  const from = forAnyone(useServices(host));
  const [query = '', pageText = '', order = '', article = ''] = useAddresses([
    helpAddress.query,
    helpAddress.foundPage,
    helpAddress.foundSort,
    helpAddress.article,
  ]);
  const page = pageOf(pageText);
  const orders = sortsOf(host.settings).map((key) => [key, texts[orderTexts[key]]] as const);
  const [defaultSort] = orders[0] ?? ['rel'];
  const sort = orders.find(([key]) => key === order)?.[0] ?? defaultSort;
  const opensHere =
    !texts.articleHref &&
    !!host.page.get('[data-widget=help-centre],[data-widget=help-article]:not([data-article-id])');
  const isArticleOpen = opensHere && !!article;
  const isShown = !!query && !isArticleOpen;

  const typed = useTyped(query, (value) => {
    if (value === query && !isArticleOpen) return;
    const closeArticle = isArticleOpen && { [helpAddress.article]: '', [helpAddress.heading]: '' };
    // Add a history entry only if this search closes an open article.
    pageAddress.go({ ...firstPage, [helpAddress.query]: value, ...closeArticle }, !isArticleOpen);
  });
  const call = useCall(
    from,
    async ({ helpCentre }, signal) => ({
      query,
      ...shownPage(await helpCentre.search({ query, page, perPage: PAGE_SIZE, sort }, { signal }), page, PAGE_SIZE),
    }),
    [query, page, sort],
    { forAll: true, when: isShown },
  );
  const { data, status } = call;

  useArrival(host, String(page), () => host.root.querySelector<HTMLElement>('[data-found]'));
  useEffect(() => {
    if (data && status === 'ready') host.emit('results', { query: data.query, count: data.count });
  }, [host, data, status]);

  return {
    from,
    call,
    page,
    orders,
    sort,
    typed,
    opensHere,
    isShown,
    changeSort: (key: string) =>
      pageAddress.go({ ...firstPage, [helpAddress.foundSort]: key === defaultSort ? '' : key }),
  };
};
