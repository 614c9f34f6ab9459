import { useLayoutEffect, useRef } from 'react';
import type { Support } from '../../../../services/support/support';
import type { HostProps } from '../../../../widgets/kit/host';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { DoneView } from '../../../kit/form/done-view';
import { ErrorSummary } from '../../../kit/form/error-summary';
import { FieldView } from '../../../kit/form/field-view';
import { fields as column } from '../../../kit/form/form.style';
import { failed } from '../../../kit/form/form-panel.style';
import type { ServicesState } from '../../../kit/use-services';
import { draftNote, page } from '../support-ticket.style';
import { Attachments } from './attachments';
import { Challenge } from './challenge';
import type { ModelField, TicketModel, TicketTexts } from './ticket-model';
import { useTicket } from './use-ticket';

export interface TicketFormProps extends HostProps {
  readonly model: TicketModel;
  readonly support: Support;
  readonly from: ServicesState;
  readonly texts: TicketTexts;
  readonly gamertag: string | undefined;
  /** Whether this form replaces a form that had the focus. */
  readonly takesFocus: boolean;
  onRestart(): void;
}

export const TicketForm = ({ host, model, support, from, texts, gamertag, takesFocus, onRestart }: TicketFormProps) => {
  const ticket = useTicket({ host, model, support, texts, gamertag });
  const { state, form, ids } = ticket;
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  if (state.step === 'sent') return <SentView number={state.number} texts={texts} onRestart={onRestart} />;
  const isSending = state.step === 'sending';
  return (
    <div className={`${column} ${page}`}>
      <ErrorSummary heading={texts.summaryHeading} faults={form.faults} root={host.root} turn={form.turn} />
      {ticket.hasDraft && (
        <DraftNote
          texts={texts}
          onRestart={() => {
            ticket.discardDraft();
            onRestart();
          }}
        />
      )}
      <form
        ref={element}
        className={column}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.check(ticket.fields)) host.root.getElementById(ids.captcha)?.focus();
        }}
      >
        {ticket.fields.map((field) => (
          <FieldView
            key={field.id}
            field={withCardHint(field, texts.cardText)}
            id={form.idOf(field.id)}
            value={form.values.get(field.id)}
            wrong={form.wrong.get(field.id)}
            chooseText={texts.chooseText}
            onChange={(value) => ticket.change(field, value)}
          />
        ))}
      </form>
      <Attachments
        host={host}
        id={ids.files}
        support={support}
        texts={texts}
        uploadsRef={ticket.uploadsRef}
        isSending={isSending}
        isHeld={ticket.isHeld}
      />
      <Challenge
        host={host}
        id={ids.captcha}
        from={from}
        texts={texts}
        isSending={isSending}
        rejectedCount={ticket.challenge.rejectedCount}
        errorText={ticket.challenge.errorText}
        onSubmit={(id, text) => void ticket.send(id, text)}
      />
      <p role="status" className={visuallyHidden}>
        {isSending ? texts.sendingText : ''}
      </p>
      {state.step === 'failed' && (
        <p className={failed} role="alert">
          {texts.sendErrorText}
        </p>
      )}
    </div>
  );
};

const DraftNote = ({ texts, onRestart }: Pick<TicketFormProps, 'texts' | 'onRestart'>) => (
  <div className={draftNote}>
    <p role="status">{texts.draftText}</p>
    <AreaButton variant="quiet" onClick={onRestart}>
      {texts.discardText}
    </AreaButton>
  </div>
);

interface SentViewProps extends Pick<TicketFormProps, 'texts' | 'onRestart'> {
  readonly number: number | string | undefined;
}

const SentView = ({ number, texts, onRestart }: SentViewProps) => (
  <DoneView heading={texts.sentHeading}>
    <p>{number === undefined ? texts.sentOnlyText : texts.sentText.replace('{number}', `${number}`)}</p>
    <AreaButton variant="secondary" onClick={onRestart}>
      {texts.againText}
    </AreaButton>
  </DoneView>
);

const withCardHint = (field: ModelField, cardText: string): ModelField =>
  field.isCard ? { ...field, hint: [field.hint, cardText].filter(Boolean).join('\n') } : field;
