import { useRef, useState } from 'react';
import { statusOf } from '../../../../services/client/status-of';
import type { Newsletter } from '../../../../services/newsletter/newsletter';
import type { PropsOf } from '../../../../widgets/kit/description';
import { fillText } from '../../../../widgets/kit/fill-text';
import type { HostProps } from '../../../../widgets/kit/host';
import { visuallyHidden } from '../../../../widgets/kit/visually-hidden.style';
import { AreaButton } from '../../../kit/area-button';
import { DoneView } from '../../../kit/form/done-view';
import { ErrorSummary } from '../../../kit/form/error-summary';
import type { Field } from '../../../kit/form/field';
import { FieldView } from '../../../kit/form/field-view';
import { fields as column } from '../../../kit/form/form.style';
import { failed } from '../../../kit/form/form-panel.style';
import { useForm } from '../../../kit/form/use-form';
import type { description } from '../newsletter-signup.widget';
import type { CountryForm } from './country-form';

type Texts = PropsOf<typeof description>;

export interface SignupFormProps extends HostProps {
  readonly form: CountryForm;
  readonly newsletter: Newsletter;
  readonly texts: Texts;
}

/** The form of a country, and what stands in its place afterwards. What was typed stays when sending fails. */
export const SignupForm = ({ host, form, newsletter, texts }: SignupFormProps) => {
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'done' | 'known'>('open');
  const sending = useRef(false);
  const fields = fieldsOf(form, texts, host.locale);
  const { values, idOf, wrong, faults, turn, change, check, show } = useForm(host, texts, () => []);

  const send = async () => {
    if (sending.current) return;
    // What is said of the last try is not true of this one.
    if (!check(fields)) return setState('open');
    sending.current = true;
    setState('sending');
    const { country, requiresConsent, minimumAge, options } = form;
    try {
      await newsletter.subscribe({
        email: String(values.get('email')).trim(),
        ...(country && { country }),
        locale: host.settings.locale,
        options: options.length > 1 ? values.get('options') : options.map(({ value }) => value),
        ...(requiresConsent && { consent: true }),
        ...(minimumAge && { minimumAge, isOldEnough: true }),
      });
      host.emit('subscribed', { isNew: true });
      setState('done');
    } catch (error) {
      const status = statusOf(error);
      if (status === 409) {
        host.emit('subscribed', { isNew: false });
        setState('known');
      } else {
        // The service judges addresses more strictly than browsers do: then the field says so.
        setState(status === 422 ? 'open' : 'failed');
        if (status === 422) show(new Map([['email', texts.invalidText]]), [], fields);
      }
    } finally {
      sending.current = false;
    }
  };

  if (state === 'done')
    return (
      <DoneView heading={texts.doneHeading}>
        <p>{texts.doneText}</p>
      </DoneView>
    );
  if (state === 'known')
    return (
      <DoneView heading={texts.knownHeading}>
        <p>{texts.knownText}</p>
      </DoneView>
    );
  return (
    <form
      className={column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ErrorSummary heading={texts.summaryHeading} faults={faults} root={host.root} turn={turn} />
      {fields.map((field) => (
        <FieldView
          key={field.id}
          field={field}
          id={idOf(field.id)}
          value={values.get(field.id)}
          wrong={wrong.get(field.id)}
          chooseText=""
          onChange={(value) => change(field, value)}
        />
      ))}
      <p role="status" className={visuallyHidden}>
        {state === 'sending' ? texts.sendingText : ''}
      </p>
      {state === 'failed' && (
        <p className={failed} role="alert">
          {texts.sendErrorText}
        </p>
      )}
      <div>
        <AreaButton type="submit" busy={state === 'sending'}>
          {state === 'sending' ? texts.sendingText : texts.subscribeText}
        </AreaButton>
      </div>
    </form>
  );
};

const fieldsOf = (
  { options, requiresConsent, minimumAge: age }: CountryForm,
  texts: Texts,
  locale: string,
): Field[] => [
  { id: 'email', kind: 'line', type: 'email', autocomplete: 'email', label: texts.emailLabel, required: true },
  ...(options.length > 1
    ? [{ id: 'options', kind: 'checks', label: texts.optionsLabel, options, required: true } as const]
    : []),
  ...(age
    ? [{ id: 'age', kind: 'check', label: fillText(texts.ageText, { age }, locale), required: true } as const]
    : []),
  ...(requiresConsent ? [{ id: 'consent', kind: 'check', label: texts.consentText, required: true } as const] : []),
];
