import { useRef, useState } from 'react';
import { statusOf } from '../../../../services/client/status-of';
import type { Support } from '../../../../services/support/support';
import type { FormState } from '../../../kit/form/use-form';
import { faultsByField, readRefusal } from './read-refusal';
import type { ModelField, TicketTexts } from './ticket-model';
import { toTicket } from './to-ticket';
import type { Uploads } from './uploads';

/** Errors that the visitor can fix lead back to `open`, others to `failed`. */
export type TicketState =
  | { readonly step: 'open' | 'sending' | 'failed' }
  | { readonly step: 'sent'; readonly number: number | string | undefined };

const OPEN: TicketState = { step: 'open' };

interface ChallengeState {
  readonly rejectedCount: number;
  readonly errorText: string | undefined;
}

interface SolvedChallenge {
  readonly id: string;
  readonly text: string;
}

export interface SendingOptions {
  readonly formId: number | string | undefined;
  readonly fields: readonly ModelField[];
  readonly form: FormState;
  readonly support: Support;
  readonly texts: TicketTexts;
  onSent(id: number | string | undefined): void;
}

export const useSending = ({ formId, fields, form, support, texts, onSent }: SendingOptions) => {
  const [state, setState] = useState<TicketState>(OPEN);
  const [challenge, setChallenge] = useState<ChallengeState>({ rejectedCount: 0, errorText: undefined });
  const isSending = useRef(false);
  const uploadsRef = useRef<Uploads>(undefined);
  const ids = { files: form.idOf('files'), captcha: form.idOf('captcha') };

  const showRefusal = async (error: unknown): Promise<TicketState> => {
    const { isChallenge, faults } = await readRefusal(error);
    if (isChallenge) {
      setChallenge(({ rejectedCount }) => ({
        rejectedCount: rejectedCount + 1,
        errorText: texts.wrongChallengeText,
      }));
      return OPEN;
    }
    if (!faults.length) return { step: 'failed' };
    const sorted = faultsByField(faults, fields);
    form.show(sorted.texts, sorted.others, fields);
    return OPEN;
  };

  const submit = async (uploads: Uploads, solved: SolvedChallenge): Promise<TicketState> => {
    const { tokens, missing } = await uploads.settle();
    if (missing) {
      form.check(fields, [{ text: texts.failedText.replace('{name}', () => missing.name), id: ids.files }]);
      return OPEN;
    }
    const ticket = toTicket(formId, fields, form.values, tokens);
    const number = await createTicket(support, { ticket, challenge: solved });
    uploads.clear();
    onSent(number);
    return { step: 'sent', number };
  };

  const send = async (challengeId: string | undefined, typed: string) => {
    const { current: uploads } = uploadsRef;
    if (isSending.current || !uploads) return;
    const text = typed.trim();
    setChallenge(({ rejectedCount }) => ({ rejectedCount, errorText: text ? undefined : texts.requiredText }));
    const faults = text ? [] : [{ text: `${texts.challengeLabel}: ${texts.requiredText}`, id: ids.captcha }];
    // If the challenge is missing, the captcha itself shows an error.
    if (!form.check(fields, faults) || !challengeId) return setState(OPEN);
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      setState(await submit(uploads, { id: challengeId, text }).catch(showRefusal));
    } finally {
      isSending.current = false;
    }
  };

  /** Reads the ref, because `state` is outdated until the next render. */
  const isHeld = () => isSending.current;
  return { state, challenge, ids, uploadsRef, isHeld, send };
};

const createTicket = async (
  support: Support,
  payload: Parameters<Support['createTicket']>[0],
): Promise<number | string | undefined> => {
  try {
    const id = (await support.createTicket(payload))?.ticket?.id;
    return typeof id === 'number' || typeof id === 'string' ? id : undefined;
  } catch (error) {
    // The ticket exists, so a retry would create a second one.
    if ((statusOf(error) ?? 300) < 300) return undefined;
    throw error;
  }
};
