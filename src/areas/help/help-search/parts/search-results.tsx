import type { PropsOf } from '../../../../widgets/kit/description';
import type { HostProps } from '../../../../widgets/kit/host';
import { link } from '../../../../widgets/kit/link.style';
import { CallView } from '../../../kit/call-view';
import { SignInPrompt } from '../../../kit/sign-in-prompt';
import type { CallState } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { ArticleLink } from '../../parts/article-link';
import { list, row } from '../../parts/help-list.style';
import { RowShimmer } from '../../parts/row-shimmer';
import type { ShownPage } from '../../parts/shown-page';
import type { description } from '../help-search.widget';
import { Snippet } from './snippet';

export interface SearchResultsProps extends HostProps {
  readonly call: CallState<ShownPage>;
  readonly from: ServicesState;
  readonly opensHere: boolean;
  readonly texts: PropsOf<typeof description>;
}

export const SearchResults = ({ host, call, from, opensHere, texts }: SearchResultsProps) => (
  <CallView
    call={call}
    texts={texts}
    signIn={<SignInPrompt services={from.services} texts={texts} />}
    shimmer={<RowShimmer count={4} />}
    // If the page number is too high, show only the page links, which lead back to the results.
    empty={({ list, count }) => !list.length && (count > 0 || <p>{texts.adviceText}</p>)}
  >
    {(data) => (
      <ul className={list} aria-busy={call.status === 'loading'}>
        {data.list.map((article) => (
          <li key={article.id} className={row}>
            <ArticleLink
              className={link}
              article={article}
              articleHref={texts.articleHref}
              away={!opensHere}
              untitledText={texts.untitledText}
              onGo={(link) => link.blur()}
            />
            <Snippet html={article.snippet || article.body} settings={host.settings} />
          </li>
        ))}
      </ul>
    )}
  </CallView>
);
