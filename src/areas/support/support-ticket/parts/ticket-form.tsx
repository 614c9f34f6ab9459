import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../../../widgets/kit/description';
import type { HostProps } from '../../../../widgets/kit/host';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { DoneView } from '../../../kit/form/done-view';
import { ErrorSummary } from '../../../kit/form/error-summary';
import { FieldView } from '../../../kit/form/field-view';
import { fields as column } from '../../../kit/form/form.style';
import { failed } from '../../../kit/form/form-panel.style';
import { useForm } from '../../../kit/form/use-form';
import type { ServicesState } from '../../../kit/use-services';
import { last, note, page } from '../support-ticket.style';
import type { description } from '../support-ticket.widget';
import type { LoadedTicketForm } from './load-ticket-form';
import type { ModelField } from './ticket-model';
import type { Uploads } from './uploads';

export interface TicketFormProps extends HostProps {
  readonly loaded: LoadedTicketForm;
  readonly from: ServicesState;
  readonly texts: PropsOf<typeof description>;
  /** The player's name, to begin with. */
  readonly gamertag: string | undefined;
  /** A new form took the place of another: it takes the focus. */
  readonly takesFocus: boolean;
  /** A new form is wanted. */
  onRestart(): void;
}

/** How long typing rests before it is kept, in milliseconds. */
const rest = 300;

/**
 * The form of a ticket, and the ticket's number in its place when it is sent. What was typed stays whatever happens,
 * over a reload too.
 */
export const TicketForm = ({ host, loaded, from, texts, gamertag, takesFocus, onRestart }: TicketFormProps) => {
  const { model, draft } = loaded;
  const requester: ModelField[] = [
    { id: 'name', kind: 'line', place: 'name', autocomplete: 'name', label: texts.nameLabel },
    {
      id: 'email',
      kind: 'line',
      type: 'email',
      place: 'email',
      autocomplete: 'email',
      label: texts.emailLabel,
      required: true,
    },
  ];
  const all = [...requester, ...model.fields];
  // Whose the form is, also when the session ends; who signs in while writing takes it over.
  const player = useRef(gamertag);
  player.current ??= gamertag;
  const [kept] = useState(() => draft.read(all, gamertag));
  const [sent, setSent] = useState<number | string>();
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const [challenge, setChallenge] = useState<{ turn: number; wrong?: string | undefined }>({ turn: 0 });
  const [, draw] = useState(0);
  const sending = useRef(false);
  const uploads = useRef<Uploads>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLFormElement>(null);
  const form = useForm(host, texts, () => [
    ...model.fields.flatMap(({ id, initial }) => (initial === undefined ? [] : [[id, initial] as const])),
    ...(gamertag ? [['name', gamertag] as const] : []),
    ...kept,
  ]);
  const { values, idOf } = form;
  const shown = [...requester, ...loaded.shown(values)];
  const parents = new Set(model.conditions.map(({ parent }) => parent));
  const filesId = idOf('files');
  const captchaId = idOf('captcha');

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    draft.write(all, values, player.current);
  };
  useEffect(() => {
    const leave = () => timer.current && keep();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, []);

  const end = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    draft.clear();
  };

  const send = async (challengeId: string | undefined, typed: string) => {
    const { current: files } = uploads;
    if (sending.current || !files) return;
    const text = typed.trim();
    setChallenge(({ turn }) => ({ turn, wrong: text ? undefined : texts.requiredText }));
    // A challenge that did not come says so itself.
    const more = text ? [] : [{ text: `${texts.challengeLabel}: ${texts.requiredText}`, id: captchaId }];
    if (!form.check(shown, more) || !challengeId) return setState('open');
    sending.current = true;
    setState('sending');
    try {
      const { tokens, missing } = await files.settle();
      if (missing) {
        form.check(shown, [{ text: texts.failedText.replace('{name}', () => missing.name), id: filesId }]);
        return setState('open');
      }
      const answer = await loaded.send(shown, values, tokens, { id: challengeId, text });
      const id = answer?.ticket?.id;
      end();
      files.clear();
      setSent(/^(number|string)$/.test(typeof id) ? id : '');
      host.emit('sent', { id });
    } catch (error) {
      const { isChallenge, faults } = await loaded.readRefusal(error);
      if (isChallenge) setChallenge(({ turn }) => ({ turn: turn + 1, wrong: texts.wrongChallengeText }));
      else if (faults.length) {
        const of = (id: string | undefined) => shown.find((field) => field.id === id);
        const found = new Map<string, string>();
        for (const { text, field } of faults) {
          const at = of(field);
          if (!at) continue;
          // The service begins with the field's name, as the summary does.
          const own = text.replace(`${at.label}: `, '');
          found.set(at.id, found.has(at.id) ? `${found.get(at.id)} ${own}` : own);
        }
        form.show(
          found,
          faults.filter(({ field }) => !of(field)),
          shown,
        );
      }
      setState(isChallenge || faults.length ? 'open' : 'failed');
    } finally {
      sending.current = false;
    }
  };

  if (sent !== undefined) {
    return (
      <DoneView heading={texts.sentHeading}>
        <p>{sent === '' ? texts.sentOnlyText : texts.sentText.replace('{number}', `${sent}`)}</p>
        <AreaButton variant="secondary" onClick={onRestart}>
          {texts.againText}
        </AreaButton>
      </DoneView>
    );
  }
  return (
    <div className={`${column} ${page}`}>
      <ErrorSummary heading={texts.summaryHeading} faults={form.faults} root={host.root} turn={form.turn} />
      {kept.length > 0 && (
        <div className={note}>
          <p role="status">{texts.draftText}</p>
          <AreaButton
            variant="quiet"
            onClick={() => {
              end();
              onRestart();
            }}
          >
            {texts.discardText}
          </AreaButton>
        </div>
      )}
      <form
        ref={box}
        className={column}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter leads on to the last step.
          if (form.check(shown)) host.root.getElementById(captchaId)?.focus();
        }}
      >
        {shown.map((field) => (
          <FieldView
            key={field.id}
            field={field.isCard ? { ...field, hint: [field.hint, texts.cardText].filter(Boolean).join('\n') } : field}
            id={idOf(field.id)}
            value={values.get(field.id)}
            wrong={form.wrong.get(field.id)}
            chooseText={texts.chooseText}
            onChange={(value) => {
              form.change(field, value);
              if (parents.has(field.id)) draw((turn) => turn + 1);
              clearTimeout(timer.current);
              timer.current = setTimeout(keep, rest);
            }}
          />
        ))}
      </form>
      <loaded.Attachments
        host={host}
        id={filesId}
        loaded={loaded}
        texts={texts}
        uploads={uploads}
        isHeld={() => sending.current}
      />
      <div className={last}>
        <loaded.Challenge
          host={host}
          id={captchaId}
          from={from}
          texts={texts}
          isSending={state === 'sending'}
          turn={challenge.turn}
          wrong={challenge.wrong}
          onSubmit={(id, text) => void send(id, text)}
        />
      </div>
      <p role="status" className={visuallyHidden}>
        {state === 'sending' ? texts.sendingText : ''}
      </p>
      {state === 'failed' && (
        <p className={failed} role="alert">
          {texts.sendErrorText}
        </p>
      )}
    </div>
  );
};
