import { Fragment, useLayoutEffect, useState } from 'react';
// The form's code is lazy, but this area's stylesheet contains its styles.
import '../../../widgets/captcha/captcha.style';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { forAnyone } from '../../kit/for-anyone';
import { fields } from '../../kit/form/form.style';
import { formPanel } from '../../kit/form/form-panel.style';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
// Import last, because these styles override those in `kit/form`.
import '../../../widgets/kit/field.style';
import { page, waitingField } from './support-ticket.style';
import type { description } from './support-ticket.widget';

export const SupportTicket = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const state = useServices(host);
  const from = forAnyone(state);
  const { gamertag } = state;
  const { helpCentre, locale } = host.settings;
  const formId = texts.formId || helpCentre?.ticketFormId;
  const call = useCall(
    from,
    async (services, signal) =>
      (await import('./parts/load-ticket-form')).loadTicketForm(services, formId, locale, signal),
    [formId, locale],
  );
  const [restarts, setRestarts] = useState(0);
  const writers = useWriterCount(gamertag);
  const model = call.data?.model;
  return (
    <section className={`${base} ${formPanel}`}>
      <h2>{texts.heading || model?.title || texts.headingText}</h2>
      {model?.isOpen !== false && <p>{texts.introText}</p>}
      <CallView
        call={call}
        texts={texts}
        shimmer={
          <div className={`${fields} ${page}`} aria-hidden>
            {[0, 1, 2, 3, 4, 5].map((i) => (
              <div key={i} className={`${wave} ${waitingField}`} />
            ))}
          </div>
        }
        empty={({ model }) => !model.isOpen && <p>{texts.closedText}</p>}
      >
        {({ model, renderForm }) => (
          <Fragment key={`${model.id} ${restarts} ${writers}`}>
            {renderForm({
              host,
              from,
              texts,
              gamertag,
              takesFocus: restarts > 0,
              onRestart: () => setRestarts(restarts + 1),
            })}
          </Fragment>
        )}
      </CallView>
    </section>
  );
};

/**
 * Returns a count that increases when another player signs in. A new count starts a new form. A first sign-in or a
 * sign-out keeps the form.
 */
const useWriterCount = (gamertag: string | undefined): number => {
  const [writer, setWriter] = useState({ gamertag, count: 0 });
  useLayoutEffect(() => {
    if (!gamertag) return;
    setWriter((last) => {
      if (last.gamertag === gamertag) return last;
      return { gamertag, count: last.count + (last.gamertag ? 1 : 0) };
    });
  }, [gamertag]);
  return writer.count;
};
