import { useEffect } from 'react';
import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import { control, name } from '../../widgets/shared/field.style';
import type { HostProps } from '../../widgets/shared/host';
import { Search } from '../../widgets/shared/icons/search';
import { link } from '../../widgets/shared/link.style';
import { wave } from '../../widgets/shared/wave.style';
import { CallView } from '../shared/call-view';
import { forAnyone } from '../shared/for-anyone';
import { ArticleLink } from '../shared/help/article-link';
import { helpAddress } from '../shared/help/help-address';
import { head, list, row, rowWave } from '../shared/help/help-list.style';
import { HelpOrder } from '../shared/help/help-order';
import { HelpPages } from '../shared/help/help-pages';
import { pageOf } from '../shared/help/page-of';
import { soundPage } from '../shared/help/sound-page';
import { useArrival } from '../shared/help/use-arrival';
import { pageAddress } from '../shared/page-address';
import { useAddresses } from '../shared/use-addresses';
import { useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { useTyped } from '../shared/use-typed';
import { count as countClass, field, found, search } from './help-search.style';
import type { description } from './help-search.widget';
import { Snippet } from './parts/snippet';
import { orderTexts, sortsOf } from './parts/sorts-of';

/** Results on a page. */
const size = 10;
const clean = { [helpAddress.foundPage]: '' };

/**
 * Searching the help centre as one types (ARE-2, HLP-2). The question stands in the page's URL; the newest one wins,
 * and the last answer stays until its own comes. While an article is shown on the page, what was found steps back,
 * until one types again.
 */
export const HelpSearch = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = forAnyone(useServices(host));
  const [query = '', at = '', order = '', article = ''] = useAddresses([
    helpAddress.query,
    helpAddress.foundPage,
    helpAddress.foundSort,
    helpAddress.article,
  ]);
  const orders = sortsOf(host.settings).map((key) => [key, texts[orderTexts[key]]] as const);
  const [usual] = orders[0] ?? ['rel'];
  const sort = orders.find(([key]) => key === order)?.[0] ?? usual;
  const page = pageOf(at);
  const here =
    !texts.articleHref &&
    !!host.page.get('[data-widget=help-centre],[data-widget=help-article]:not([data-article-id])');
  const isShown = !!query && !(here && article);
  const typed = useTyped(query, (value) => {
    const opens = here && !!article;
    // Not an entry in the history for each pause; but the article that one leaves is one to come back to.
    if (value !== query || opens)
      pageAddress.go(
        {
          ...clean,
          [helpAddress.query]: value,
          ...(opens && { [helpAddress.article]: '', [helpAddress.heading]: '' }),
        },
        !opens,
      );
  });
  const call = useCall(
    from,
    async ({ helpCentre }, signal) => ({
      query,
      ...soundPage(await helpCentre.search({ query, page, perPage: size, sort }, { signal }), 'results', page, size),
    }),
    [query, page, sort],
    { when: isShown },
  );
  const { data, status } = call;
  const said =
    data && status === 'ready' && isShown
      ? (data.count === 1 ? texts.oneFoundText : data.count ? texts.foundText : texts.nothingText)
          .replace('{count}', data.count.toLocaleString(host.locale))
          .replace('{query}', () => data.query)
      : '';

  useArrival(host, String(page), () => host.root.querySelector<HTMLElement>('[data-found]'));
  useEffect(() => {
    if (data && status === 'ready') host.emit('results', { query: data.query, count: data.count });
  }, [data, status]);

  return (
    <section className={`${base} ${search}`}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          typed.now();
        }}
      >
        <label className={name} htmlFor={`${host.id}q`}>
          {texts.label}
        </label>
        <div className={field}>
          <Search />
          <input
            id={`${host.id}q`}
            className={control}
            type="search"
            value={typed.text}
            placeholder={texts.placeholder}
            maxLength={200}
            autoComplete="off"
            onInput={(event) => typed.type(event.currentTarget.value)}
          />
        </div>
      </form>
      <div className={said || isShown ? found : undefined}>
        <div className={isShown ? head : undefined}>
          <p className={countClass} role="status" tabIndex={-1} data-found>
            {said}
          </p>
          {isShown && orders.length > 1 && !!data?.list.length && (
            <HelpOrder
              id={`${host.id}s`}
              label={texts.sortLabel}
              value={sort}
              options={orders}
              onPick={(key) => pageAddress.go({ ...clean, [helpAddress.foundSort]: key === usual ? '' : key })}
            />
          )}
        </div>
        {isShown && (
          <CallView
            call={call}
            from={from}
            texts={texts}
            shimmer={
              <div aria-hidden="true">
                {[0, 1, 2, 3].map((i) => (
                  <div key={i} className={`${wave} ${rowWave}`} />
                ))}
              </div>
            }
            empty={({ list }) => !list.length && <p>{texts.adviceText}</p>}
          >
            {(data) => (
              <>
                <ul className={list} aria-busy={status === 'loading'}>
                  {data.list.map((one) => (
                    <li key={one.id} className={row}>
                      <ArticleLink
                        className={link}
                        article={one}
                        articleHref={texts.articleHref}
                        away={!here}
                        untitledText={texts.untitledText}
                        onGo={(link) => link.blur()}
                      />
                      <Snippet html={one.snippet || one.body} settings={host.settings} />
                    </li>
                  ))}
                </ul>
                <HelpPages
                  host={host}
                  of={texts.label}
                  name={helpAddress.foundPage}
                  page={page}
                  pages={data.pages}
                  texts={texts}
                />
              </>
            )}
          </CallView>
        )}
      </div>
    </section>
  );
};
