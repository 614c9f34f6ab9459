import { useEffect, useState } from 'react';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Check } from '../../../widgets/kit/icons/check';
import { Refresh } from '../../../widgets/kit/icons/refresh';
import { Warning } from '../../../widgets/kit/icons/warning';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { CallView } from '../../kit/call-view';
import { forAnyone } from '../../kit/for-anyone';
import { useCall } from '../../kit/use-call';
import { useKeptFocus } from '../../kit/use-kept-focus';
import { useServices } from '../../kit/use-services';
import { FoldedBody } from '../parts/folded-body';
import { shownPage } from '../parts/shown-page';
import { day, fold, line, lineWave, status, top } from './server-status.style';
import type { description } from './server-status.widget';

/**
 * How the servers stand (ARE-2, HLP-3): the help centre's article with the label `server_status`, and all well where
 * there is none. An article has no level of its own, so any is shown as news to take note of.
 */
export const ServerStatus = ({ host, heading, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = forAnyone(useServices(host));
  // The button goes where asking again fails: the failure has its own.
  useKeptFocus(host);
  const call = useCall(
    from,
    async ({ helpCentre }, signal) => {
      const [article] = shownPage(await helpCentre.serverStatus({ signal }), 1, 1).list;
      return { article };
    },
    [],
    { forAll: true },
  );
  const { data } = call;
  // A drawn page has a fold, but not what the article says: it stands until the answer tells whether that is anything.
  const [drawn] = useState(() => ({ data, hasFold: !host.isDrawing && !!host.root.querySelector('details') }));
  const hasFold = !!data?.article?.body.trim() || (data === drawn.data && drawn.hasFold);
  const state = data && (data.article ? 'news' : 'well');
  const said = data && (data.article ? data.article.title || texts.newsText : texts.wellText);

  useEffect(() => {
    if (state) host.emit('status', { state, title: data?.article?.title ?? '' });
  }, [data]);

  return (
    <section className={`${base} ${status}`} data-state={state}>
      <div className={top}>
        <h2>{heading}</h2>
        {call.status !== 'error' && data && (
          <AreaButton variant="quiet" busy={call.status === 'loading'} onClick={call.retry}>
            <Refresh />
            {texts.refreshText}
          </AreaButton>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {call.status === 'ready' ? said : ''}
      </p>
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={<div className={`${wave} ${lineWave}`} aria-hidden="true" />}
      >
        {({ article }) => (
          <>
            <p className={line}>
              {article ? <Warning /> : <Check />}
              {said}
            </p>
            {article?.updated && (
              <p className={day}>
                {texts.updatedText.replace(
                  '{date}',
                  new Date(article.updated).toLocaleString(host.locale, { dateStyle: 'medium', timeStyle: 'short' }),
                )}
              </p>
            )}
            {article && hasFold && (
              <FoldedBody
                host={host}
                article={article}
                title={article.title || texts.newsText}
                className={fold}
                moreText={texts.moreText}
                texts={texts}
              />
            )}
          </>
        )}
      </CallView>
    </section>
  );
};
