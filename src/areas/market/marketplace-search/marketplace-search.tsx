import { useRef } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import { fillText } from '../../../widgets/kit/fill-text';
import type { HostProps } from '../../../widgets/kit/host';
import { useContainedKeys } from '../../../widgets/kit/use-contained-keys';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { useServices } from '../../kit/use-services';
import { Tiles, TilesShimmer } from '../parts/tiles';
import { area } from '../parts/tiles.style';
import { count as countClass, fading, pages, tags } from './marketplace-search.style';
import type { description } from './marketplace-search.widget';
import { SearchForm } from './search-form';
import { PageLinks, TagFilter } from './search-navigation';
import { useMarketSearch } from './use-market-search';

/** Shows the last results until the next ones load (ARE-4). */
export const MarketplaceSearch = ({
  host,
  heading,
  pageSize: givenPageSize,
  categories,
  filters,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const pageSize = Math.floor(givenPageSize);
  const search = useMarketSearch(from, { pageSize, filters });
  useContainedKeys(host.root);
  const { call, page, lastPage } = search;
  const { data } = call;
  const isLoading = call.status === 'loading';
  const isFirstLoad = !data && isLoading;
  const results = useRef<HTMLDivElement>(null);
  const goToPage = (page: number) => {
    search.goToPage(page);
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section className={`${base} ${area}`}>
      <h2>{heading}</h2>
      <SearchForm id={host.id} search={search} categories={categories} texts={texts} />
      {isFirstLoad && <div className={`${wave} ${tags}`} />}
      {search.tags.length > 0 && <TagFilter search={search} label={texts.tagsLabel} />}
      <p className={countClass} role="status">
        {data && call.status === 'ready' ? fillText(texts.foundText, { count: data.count }, host.locale) : ''}
      </p>
      <div ref={results} tabIndex={-1} className={data && isLoading ? fading : undefined} aria-busy={isLoading}>
        <CallView
          call={call}
          texts={texts}
          shimmer={<TilesShimmer count={Math.min(pageSize, 8)} />}
          empty={({ items }) => items.length === 0 && <p>{texts.emptyText}</p>}
        >
          {({ items }) => <Tiles host={host} items={items} texts={texts} label={heading} />}
        </CallView>
        <CutNote call={call} text={texts.cutText} />
      </div>
      {isFirstLoad && <div className={pages} />}
      {data && (lastPage > 1 || page > 1) && (
        <PageLinks search={search} locale={host.locale} texts={texts} onGo={goToPage} />
      )}
    </section>
  );
};
