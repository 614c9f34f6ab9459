import type { PropsOf } from '../../../../widgets/kit/description';
import { link } from '../../../../widgets/kit/link.style';
import { CallView } from '../../../kit/call-view';
import { SignInPrompt } from '../../../kit/sign-in-prompt';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { ArticleLink } from '../../parts/article-link';
import { title } from '../../parts/article-view.style';
import { head, list, row } from '../../parts/help-list.style';
import { RowShimmer } from '../../parts/row-shimmer';
import { shownPage } from '../../parts/shown-page';
import type { description } from '../help-centre.widget';

const SUGGESTED_COUNT = 15;

export interface SuggestedProps {
  readonly from: ServicesState;
  readonly texts: Omit<PropsOf<typeof description>, 'heading'>;
}

/** Rendered only if the settings contain `suggestedLabels` (HLP-1). */
export const Suggested = ({ from, texts }: SuggestedProps) => {
  const call = useCall(
    from,
    async ({ helpCentre }, signal) => shownPage(await helpCentre.suggested({}, { signal }), 1, SUGGESTED_COUNT),
    ['suggested'],
    { forAll: true },
  );
  if (call.data && !call.data.list.length) return null;
  return (
    <div>
      <div className={head}>
        <h3 className={title}>{texts.suggestedText}</h3>
      </div>
      <CallView
        call={call}
        texts={texts}
        signIn={<SignInPrompt services={from.services} texts={texts} />}
        shimmer={<RowShimmer count={7} />}
      >
        {(data) => (
          <ul className={list}>
            {data.list.slice(0, SUGGESTED_COUNT).map((article) => (
              <li key={article.id} className={row}>
                <ArticleLink
                  className={link}
                  article={article}
                  articleHref={texts.articleHref}
                  untitledText={texts.untitledText}
                />
              </li>
            ))}
          </ul>
        )}
      </CallView>
    </div>
  );
};
