import { useEffect, useRef } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import { control, hold, name } from '../../../widgets/kit/field.style';
import { fillText } from '../../../widgets/kit/fill-text';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { grow, select } from '../../../widgets/sort-dropdown/sort-dropdown.style';
import { AreaButton } from '../../kit/area-button';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { pageAddress } from '../../kit/page-address';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { useTyped } from '../../kit/use-typed';
import { filtersOf } from '../parts/filters-of';
import { foundItems } from '../parts/found-items';
import { Tiles, TilesShimmer } from '../parts/tiles';
import { area } from '../parts/tiles.style';
import { controls, count as countClass, fading, pages, tag as tagClass, tags } from './marketplace-search.style';
import type { description } from './marketplace-search.widget';

const address = ['mp-q', 'mp-sort', 'mp-category', 'mp-tags', 'mp-page'];
const sorts = ['rel', 'asc', 'desc'] as const;

/**
 * Searching the marketplace (ARE-4, MKT-2). What is asked stands in the page's address, so a result can be linked and
 * the back button comes back to it; the newest question wins, and the last answer stays until the next.
 */
export const MarketplaceSearch = ({
  host,
  heading,
  pageSize: given,
  categories,
  filters,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const pageSize = Math.floor(given);
  const [query = '', sort = '', category = '', chosen = '', at = ''] = useAddresses(address);
  const sortType = sorts.find((one) => one === sort) ?? 'rel';
  const page = Math.max(1, Math.min(9999, Math.floor(Number(at)) || 1));
  const picked = chosen ? chosen.split(',') : [];
  const typed = useTyped(query, (value) => value !== query && pageAddress.go({ 'mp-q': value, 'mp-page': '' }, true));
  const results = useRef<HTMLDivElement>(null);

  const call = useCall(
    from,
    async ({ marketplace }, signal) => {
      return foundItems(
        await marketplace.search(
          {
            query: query || undefined,
            sortType,
            category: category || undefined,
            tag: picked.length ? picked : undefined,
            page,
            pageSize,
            filters: filtersOf(filters),
          },
          { signal },
        ),
      );
    },
    [query, sortType, category, chosen, page, pageSize, JSON.stringify(filters)],
    { forAll: true, bound: bounded },
  );

  const turnTo = (next: number) => {
    pageAddress.go({ 'mp-page': next > 1 ? String(next) : '' });
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'nearest' });
  };
  const { data } = call;
  const found = [...new Set([...picked, ...(data?.items ?? []).flatMap(({ tags }) => tags).filter(isChoice)])].slice(
    0,
    24,
  );
  const last = Math.max(1, Math.ceil((data?.count ?? 0) / pageSize));
  // A link to a page that is no more leads to the last one that is.
  const beyond = call.status === 'ready' && data?.items.length === 0 && data.count > 0 && page > last;
  useEffect(() => {
    if (beyond) pageAddress.go({ 'mp-page': last > 1 ? String(last) : '' }, true);
  }, [beyond]);
  const number = (value: number) => value.toLocaleString(host.locale);

  return (
    <section className={`${base} ${area}`}>
      <h2>{heading}</h2>
      <form
        role="search"
        className={controls}
        onSubmit={(event) => {
          event.preventDefault();
          typed.now();
        }}
      >
        <div>
          <label className={name} htmlFor={`${host.id}q`}>
            {texts.queryLabel}
          </label>
          <input
            id={`${host.id}q`}
            className={control}
            type="search"
            value={typed.text}
            maxLength={200}
            autoComplete="off"
            placeholder={texts.queryPlaceholder}
            onInput={(event) => typed.type(event.currentTarget.value)}
          />
        </div>
        {categories && categories.length > 0 && (
          <div>
            <label className={name} htmlFor={`${host.id}c`}>
              {texts.categoryLabel}
            </label>
            <div className={`${hold} ${grow}`}>
              <select
                id={`${host.id}c`}
                className={`${control} ${select}`}
                value={category}
                onChange={(event) => pageAddress.go({ 'mp-category': event.currentTarget.value, 'mp-page': '' })}
              >
                <option value="">{texts.allCategoriesText}</option>
                {categories.map(({ key = '', displayName = key }) => (
                  <option key={key} value={key}>
                    {displayName}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )}
        <div>
          <label className={name} htmlFor={`${host.id}s`}>
            {texts.sortLabel}
          </label>
          <div className={`${hold} ${grow}`}>
            <select
              id={`${host.id}s`}
              className={`${control} ${select}`}
              value={sortType}
              onChange={(event) =>
                pageAddress.go({
                  'mp-sort': event.currentTarget.value === 'rel' ? '' : event.currentTarget.value,
                  'mp-page': '',
                })
              }
            >
              <option value="rel">{texts.sortRelText}</option>
              <option value="asc">{texts.sortAscText}</option>
              <option value="desc">{texts.sortDescText}</option>
            </select>
          </div>
        </div>
      </form>
      {!data && call.status === 'loading' && <div className={`${wave} ${tags}`} />}
      {found.length > 0 && (
        <ul className={tags} aria-label={texts.tagsLabel}>
          {found.map((one) => {
            const on = picked.includes(one);
            return (
              <li key={one}>
                <button
                  type="button"
                  className={tagClass}
                  aria-pressed={on}
                  onClick={() =>
                    pageAddress.go({
                      'mp-tags': (on ? picked.filter((other) => other !== one) : [...picked, one]).join(','),
                      'mp-page': '',
                    })
                  }
                >
                  {one.replace(/^.*[/:](?=.)/, '')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p className={countClass} role="status">
        {data && call.status === 'ready' ? fillText(texts.foundText, { count: data.count }, host.locale) : ''}
      </p>
      <div
        ref={results}
        tabIndex={-1}
        className={data && call.status === 'loading' ? fading : undefined}
        aria-busy={call.status === 'loading'}
      >
        <CallView
          call={call}
          from={from}
          texts={texts}
          shimmer={<TilesShimmer count={Math.min(pageSize, 8)} />}
          empty={({ items }) => items.length === 0 && <p>{texts.emptyText}</p>}
        >
          {({ items }) => <Tiles host={host} items={items} texts={texts} label={heading} />}
        </CallView>
        <CutNote call={call} text={texts.cutText} />
      </div>
      {!data && call.status === 'loading' && <div className={pages} />}
      {data && (last > 1 || page > 1) && (
        <nav className={pages} aria-label={texts.pagesLabel}>
          <AreaButton variant="secondary" disabled={page <= 1} onClick={() => turnTo(Math.min(page - 1, last))}>
            {texts.previousText}
          </AreaButton>
          <span>{texts.pageText.replace('{page}', number(page)).replace('{last}', number(last))}</span>
          <AreaButton variant="secondary" disabled={page >= last} onClick={() => turnTo(page + 1)}>
            {texts.nextText}
          </AreaButton>
        </nav>
      )}
    </section>
  );
};

/**
 * The address holds the tags with commas between: one that has a comma, or fills the address alone, can't be asked for.
 */
const isChoice = (tag: string) => tag.length <= 60 && !tag.includes(',');
