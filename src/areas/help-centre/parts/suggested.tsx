import type { PropsOf } from '../../../widgets/shared/description';
import { link } from '../../../widgets/shared/link.style';
import { wave } from '../../../widgets/shared/wave.style';
import { CallView } from '../../shared/call-view';
import { ArticleLink } from '../../shared/help/article-link';
import { title } from '../../shared/help/article-view.style';
import { head, list, row, rowWave } from '../../shared/help/help-list.style';
import { soundPage } from '../../shared/help/sound-page';
import { useCall } from '../../shared/use-call';
import type { ServicesState } from '../../shared/use-services';
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
    async ({ helpCentre }, signal) => soundPage(await helpCentre.suggested({}, { signal }), 'articles', 1, size),
    [],
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
