import { useRef, useState } from 'react';
import { statusOf } from '../../../../services/client/status-of';
import type { Newsletter } from '../../../../services/newsletter/newsletter';
import type { PropsOf } from '../../../../widgets/kit/description';
import { fillText } from '../../../../widgets/kit/fill-text';
import type { Host } from '../../../../widgets/kit/host';
import type { Field, FieldValue } from '../../../kit/form/field';
import { useForm } from '../../../kit/form/use-form';
import type { description } from '../newsletter-signup.widget';
import type { CountryForm } from './country-form';

export type SignupTexts = PropsOf<typeof description>;

export interface SignupOptions {
  readonly form: CountryForm;
  readonly newsletter: Newsletter;
  readonly texts: SignupTexts;
}

export const useSignup = (host: Host, { form, newsletter, texts }: SignupOptions) => {
  const [status, setStatus] = useState<'open' | 'sending' | 'failed' | 'subscribed' | 'known'>('open');
  const isSending = useRef(false);
  const fields = fieldsOf(form, texts, host.locale);
  const state = useForm(host, texts, () => []);

  const subscribed = (isNew: boolean) => {
    host.emit('subscribed', { isNew });
    setStatus(isNew ? 'subscribed' : 'known');
  };
  const fail = (httpStatus: number | undefined) => {
    if (httpStatus === 409) return subscribed(false);
    if (httpStatus !== 422) return setStatus('failed');
    // The service checks addresses more strictly than browsers do.
    setStatus('open');
    state.show(new Map([['email', texts.invalidText]]), [], fields);
  };

  const send = async () => {
    if (isSending.current) return;
    if (!state.check(fields)) return setStatus('open');
    isSending.current = true;
    setStatus('sending');
    try {
      await newsletter.subscribe(subscription(form, state.values, host.settings.locale));
      subscribed(true);
    } catch (error) {
      fail(statusOf(error));
    } finally {
      isSending.current = false;
    }
  };

  return { ...state, fields, status, send };
};

const subscription = (
  { country, requiresConsent, minimumAge, options }: CountryForm,
  values: ReadonlyMap<string, FieldValue>,
  locale: string | undefined,
) => ({
  email: String(values.get('email')).trim(),
  ...(country && { country }),
  locale,
  options: options.length > 1 ? values.get('options') : options.map(({ value }) => value),
  ...(requiresConsent && { consent: true }),
  ...(minimumAge && { minimumAge, isOldEnough: true }),
});

const fieldsOf = (
  { options, requiresConsent, minimumAge: age }: CountryForm,
  texts: SignupTexts,
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
