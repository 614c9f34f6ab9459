import { useRef, useState } from 'react';
// The captcha's code comes with the form; its styles have to be in this area's stylesheet.
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
import { TicketForm } from './parts/ticket-form';
import { page, waitingField } from './support-ticket.style';
import type { description } from './support-ticket.widget';

/**
 * The support ticket (ARE-3): the form as the service describes it, files, a captcha, and the ticket's number at the
 * end.
 */
export const SupportTicket = ({ host, ...texts }: PropsOf<typeof description> & HostProps) => {
  const state = useServices(host);
  const { gamertag } = state;
  const from = forAnyone(state);
  const { helpCentre, locale } = host.settings;
  const formId = texts.formId || helpCentre?.ticketFormId;
  const call = useCall(
    from,
    async (services, signal) =>
      (await import('./parts/load-ticket-form')).loadTicketForm(services, formId, locale, signal),
    [formId, locale],
  );
  const [round, setRound] = useState(0);
  // Another player begins anew. Who signs in while writing does not, nor does who is signed out meanwhile.
  const players = useRef<{ last?: string | undefined; count: number }>({ count: 0 });
  if (gamertag && gamertag !== players.current.last)
    players.current = { last: gamertag, count: players.current.count + (players.current.last ? 1 : 0) };
  return (
    <section className={`${base} ${formPanel}`}>
      <h2>{texts.heading || call.data?.model.title || texts.headingText}</h2>
      {call.data?.model.isOpen !== false && <p>{texts.introText}</p>}
      <CallView
        call={call}
        from={from}
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
        {(loaded) => (
          <TicketForm
            key={`${loaded.model.id} ${round} ${players.current.count}`}
            host={host}
            loaded={loaded}
            from={from}
            texts={texts}
            gamertag={gamertag}
            takesFocus={round > 0}
            onRestart={() => setRound(round + 1)}
          />
        )}
      </CallView>
    </section>
  );
};
