import type { ReactNode } from 'react';
import type { ArticlesArgs } from '../../../../services/help-centre/help-centre';
import type { Services } from '../../../../services/services';
import type { PropsOf } from '../../../../widgets/kit/description';
import type { HostProps } from '../../../../widgets/kit/host';
import { link } from '../../../../widgets/kit/link.style';
import { wave } from '../../../../widgets/kit/wave.style';
import { CallView } from '../../../kit/call-view';
import { pageAddress } from '../../../kit/page-address';
import { useAddresses } from '../../../kit/use-addresses';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { ArticleLink } from '../../parts/article-link';
import { helpAddress } from '../../parts/help-address';
import { head, list, pages, row, rowWave } from '../../parts/help-list.style';
import { HelpOrder } from '../../parts/help-order';
import { HelpPages } from '../../parts/help-pages';
import { pageOf } from '../../parts/page-of';
import type { ShownPage } from '../../parts/shown-page';
import { shownPage } from '../../parts/shown-page';
import type { description } from '../help-centre.widget';

/** Articles on a page (HLP-1). */
const size = 10;
/** How many a page, and pages, when a section's own are picked from all. */
const whole = 100;
const wholes = 20;

const orders = {
  '': { sortBy: 'updated_at', sortOrder: 'desc' },
  old: { sortBy: 'updated_at', sortOrder: 'asc' },
  az: { sortBy: 'title', sortOrder: 'asc' },
  za: { sortBy: 'title', sortOrder: 'desc' },
} as const satisfies Record<string, ArticlesArgs>;

const isOrder = (word: string): word is keyof typeof orders => Object.hasOwn(orders, word);

export interface ArticleListProps extends HostProps {
  readonly from: ServicesState;
  readonly texts: Omit<PropsOf<typeof description>, 'heading'>;
  /** Only this section's; without one, all. */
  readonly section?: string;
  /** Of the list. */
  readonly heading: string;
  readonly children?: ReactNode;
}

/** The articles, 10 a page, by date or title. Page and order stand in the page's URL. */
export const ArticleList = ({ host, from, texts, section = '', heading, children }: ArticleListProps) => {
  const [at = '', sort = ''] = useAddresses([helpAddress.page, helpAddress.sort]);
  const order = isOrder(sort) ? sort : '';
  const page = pageOf(at);
  const call = useCall<ShownPage>(
    from,
    (services, signal) =>
      section
        ? ofSection(services, section, orders[order], signal)
        : services.helpCentre
            .articles({ pageSize: size, page, ...orders[order] }, { signal })
            .then((answer) => shownPage(answer, page, size)),
    [section, order, section || page],
    { forAll: true },
  );
  const { data } = call;
  // A section's articles are all here: behind the last page there is nothing to ask for.
  const shown = section && data ? Math.min(page, data.pages) : page;

  return (
    <div>
      <div className={head}>
        {children}
        <HelpOrder
          id={`${host.id}s`}
          label={texts.sortLabel}
          value={order}
          options={[
            ['', texts.newestText],
            ['old', texts.oldestText],
            ['az', texts.aToZText],
            ['za', texts.zToAText],
          ]}
          onPick={(key) => pageAddress.go({ [helpAddress.sort]: key, [helpAddress.page]: '' })}
        />
      </div>
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={
          <div aria-hidden="true">
            {[...Array(size)].map((_, i) => (
              <div key={i} className={`${wave} ${rowWave}`} />
            ))}
            <div className={pages} />
          </div>
        }
        empty={({ list }) => !list.length && <p>{texts.emptyText}</p>}
      >
        {({ list: all }) => (
          <ul className={list} aria-busy={call.status === 'loading'}>
            {(section ? all.slice((shown - 1) * size, shown * size) : all).map((article) => (
              <li key={article.id} className={row}>
                <ArticleLink
                  className={link}
                  article={article}
                  articleHref={texts.articleHref}
                  untitledText={texts.untitledText}
                />
                {article.updated && (
                  <p>
                    {texts.updatedText.replace(
                      '{date}',
                      new Date(article.updated).toLocaleDateString(host.locale, { dateStyle: 'medium' }),
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </CallView>
      {data && (
        <HelpPages host={host} of={heading} name={helpAddress.page} page={shown} pages={data.pages} texts={texts} />
      )}
    </div>
  );
};

/** A section's articles. The service has no call for them, so they are picked from all, a hundred at a time. */
const ofSection = async (
  { helpCentre }: Services,
  section: string,
  order: ArticlesArgs,
  signal: AbortSignal,
): Promise<ShownPage> => {
  const list: ShownPage['list'][number][] = [];
  for (let page = 1, pages = 1; page <= pages && page <= wholes; page++) {
    const part = shownPage(await helpCentre.articles({ pageSize: whole, page, ...order }, { signal }), page, whole);
    // Pages overlap where an article is changed between two of them.
    for (const article of part.list)
      if (article.section === section && !list.some(({ id }) => id === article.id)) list.push(article);
    ({ pages } = part);
  }
  return { list, count: list.length, pages: Math.max(1, Math.ceil(list.length / size)) };
};
