import type { PropsOf } from '../../../../widgets/kit/description';
import { link } from '../../../../widgets/kit/link.style';
import { wave } from '../../../../widgets/kit/wave.style';
import { CallView } from '../../../kit/call-view';
import { useCall } from '../../../kit/use-call';
import type { ServicesState } from '../../../kit/use-services';
import { ArticleLink } from '../../parts/article-link';
import { title } from '../../parts/article-view.style';
import { head, list, row, rowWave } from '../../parts/help-list.style';
import { shownPage } from '../../parts/shown-page';
import type { description } from '../help-centre.widget';

/** What is asked for (HLP-1). */
const size = 15;

/**
 * The suggested articles, where the settings have their labels (HLP-1): without labels the service would give the
 * newest, which stand beside them. Nothing at all where there are none.
 */
export const Suggested = ({
  from,
  texts,
}: {
  readonly from: ServicesState;
  readonly texts: Omit<PropsOf<typeof description>, 'heading'>;
}) => {
  const call = useCall(
    from,
    async ({ helpCentre }, signal) => shownPage(await helpCentre.suggested({}, { signal }), 1, size),
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
        from={from}
        texts={texts}
        shimmer={
          <div aria-hidden="true">
            {[0, 1, 2, 3, 4, 5, 6].map((i) => (
              <div key={i} className={`${wave} ${rowWave}`} />
            ))}
          </div>
        }
      >
        {(data) => (
          <ul className={list}>
            {data.list.slice(0, size).map((article) => (
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
