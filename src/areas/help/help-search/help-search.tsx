import { useEffect } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import { control, name } from '../../../widgets/kit/field.style';
import { fillText } from '../../../widgets/kit/fill-text';
import type { HostProps } from '../../../widgets/kit/host';
import { Search } from '../../../widgets/kit/icons/search';
import { link } from '../../../widgets/kit/link.style';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { forAnyone } from '../../kit/for-anyone';
import { pageAddress } from '../../kit/page-address';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { useTyped } from '../../kit/use-typed';
import { ArticleLink } from '../parts/article-link';
import { helpAddress } from '../parts/help-address';
import { head, list, row, rowWave } from '../parts/help-list.style';
import { HelpOrder } from '../parts/help-order';
import { HelpPages } from '../parts/help-pages';
import { pageOf } from '../parts/page-of';
import { shownPage } from '../parts/shown-page';
import { useArrival } from '../parts/use-arrival';
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
      ...shownPage(await helpCentre.search({ query, page, perPage: size, sort }, { signal }), page, size),
    }),
    [query, page, sort],
    { forAll: true, when: isShown },
  );
  const { data, status } = call;
  const said =
    data && status === 'ready' && isShown
      ? fillText(
          data.count ? texts.foundText : texts.nothingText,
          { count: data.count, query: data.query },
          host.locale,
        )
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
            // Behind the last page something was found, and the links lead back to it.
            empty={({ list, count }) => !list.length && (count > 0 || <p>{texts.adviceText}</p>)}
          >
            {(data) => (
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
            )}
          </CallView>
        )}
        {isShown && data && (
          <HelpPages
            host={host}
            of={texts.label}
            name={helpAddress.foundPage}
            page={page}
            pages={data.pages}
            texts={texts}
          />
        )}
      </div>
    </section>
  );
};
