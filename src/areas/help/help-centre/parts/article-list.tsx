import { type ReactNode, useEffect } from 'react';
import { callLater } from '../../../../widgets/kit/call-later';
import type { PropsOf } from '../../../../widgets/kit/description';
import type { HostProps } from '../../../../widgets/kit/host';
import { link } from '../../../../widgets/kit/link.style';
import { CallView } from '../../../kit/call-view';
import { SignInPrompt } from '../../../kit/sign-in-prompt';
import type { ServicesState } from '../../../kit/use-services';
import { ArticleLink } from '../../parts/article-link';
import { helpAddress } from '../../parts/help-address';
import { head, list, pages, row } from '../../parts/help-list.style';
import { HelpOrder } from '../../parts/help-order';
import { HelpPages } from '../../parts/help-pages';
import { RowShimmer } from '../../parts/row-shimmer';
import type { description } from '../help-centre.widget';
import { PAGE_SIZE, useArticleList } from './use-article-list';

export interface ArticleListProps extends HostProps {
  readonly from: ServicesState;
  readonly texts: Omit<PropsOf<typeof description>, 'heading'>;
  /** Default: all sections. */
  readonly section?: string;
  readonly heading: string;
  readonly children?: ReactNode;
}

export const ArticleList = ({ host, from, texts, section = '', heading, children }: ArticleListProps) => {
  const { call, articles, page, pageCount, sort, changeSort } = useArticleList(from, section);
  useEffect(() => {
    const controller = new AbortController();
    // Load this module lazily, because nothing needs it before the articles arrive.
    callLater(import('../../../../widgets/kit/contain-keys'), host.root, controller.signal);
    return () => controller.abort();
  }, [host.root]);
  return (
    <div>
      <div className={head}>
        {children}
        <HelpOrder
          id={`${host.id}s`}
          label={texts.sortLabel}
          value={sort}
          options={[
            ['', texts.newestText],
            ['old', texts.oldestText],
            ['az', texts.aToZText],
            ['za', texts.zToAText],
          ]}
          onPick={changeSort}
        />
      </div>
      <CallView
        call={call}
        texts={texts}
        signIn={<SignInPrompt services={from.services} texts={texts} />}
        shimmer={
          <RowShimmer count={PAGE_SIZE}>
            <div className={pages} />
          </RowShimmer>
        }
        empty={({ list }) => !list.length && <p>{texts.emptyText}</p>}
      >
        {() => (
          <ul className={list} aria-busy={call.status === 'loading'}>
            {articles.map((article) => (
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
      {pageCount > 0 && (
        <HelpPages host={host} of={heading} name={helpAddress.page} page={page} pages={pageCount} texts={texts} />
      )}
    </div>
  );
};
