import { useMemo, useRef, useState } from 'react';
import { statusOf } from '../../../../services/client/status-of';
import type { Support } from '../../../../services/support/support';
import type { Host } from '../../../../widgets/kit/host';
import type { FieldValue } from '../../../kit/form/field';
import { useForm } from '../../../kit/form/use-form';
import { faultsByField, readRefusal } from './read-refusal';
import { shownFields } from './shown-fields';
import type { ModelField, TicketModel, TicketTexts } from './ticket-model';
import { toTicket } from './to-ticket';
import type { Uploads } from './uploads';
import { useDraft } from './use-draft';

/** The state of the ticket: `open → sending → sent`, or back to `open` or to `failed`. */
export type TicketState =
  | { readonly step: 'open' | 'sending' | 'failed' }
  /** `number` is undefined if the service's answer has none. */
  | { readonly step: 'sent'; readonly number: number | string | undefined };

const OPEN: TicketState = { step: 'open' };

interface ChallengeState {
  /** Number of rejected answers. */
  readonly rejectedCount: number;
  readonly errorText: string | undefined;
}

interface SolvedChallenge {
  readonly id: string;
  readonly text: string;
}

export interface TicketOptions {
  readonly host: Host;
  readonly model: TicketModel;
  readonly support: Support;
  readonly texts: TicketTexts;
  readonly gamertag: string | undefined;
}

/** The form of a ticket: its values, draft, files and challenge, and sending it (SUP-6). */
export const useTicket = ({ host, model, support, texts, gamertag }: TicketOptions) => {
  const requester = requesterFields(texts);
  const draft = useDraft({ formId: model.id, fields: [...requester, ...model.fields], gamertag });
  const form = useForm(host, texts, () => initialValues(model, gamertag, draft.restored));
  const { values } = form;
  const shown = useShownFields(model, values);
  const fields = [...requester, ...shown.fields];
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
    const { texts: faultTexts, others } = faultsByField(faults, fields);
    form.show(faultTexts, others, fields);
    return OPEN;
  };

  const submit = async (uploads: Uploads, solved: SolvedChallenge): Promise<TicketState> => {
    const { tokens, missing } = await uploads.settle();
    if (missing) {
      form.check(fields, [{ text: texts.failedText.replace('{name}', () => missing.name), id: ids.files }]);
      return OPEN;
    }
    const ticket = toTicket(model.id, fields, values, tokens);
    const id = await createTicket(support, { ticket, challenge: solved });
    draft.discard();
    uploads.clear();
    host.emit('sent', { id });
    return { step: 'sent', number: id };
  };

  const send = async (challengeId: string | undefined, typed: string) => {
    const { current: uploads } = uploadsRef;
    if (isSending.current || !uploads) return;
    const text = typed.trim();
    setChallenge(({ rejectedCount }) => ({ rejectedCount, errorText: text ? undefined : texts.requiredText }));
    const faults = text ? [] : [{ text: `${texts.challengeLabel}: ${texts.requiredText}`, id: ids.captcha }];
    // The captcha itself says that it has no challenge.
    if (!form.check(fields, faults) || !challengeId) return setState(OPEN);
    isSending.current = true;
    setState({ step: 'sending' });
    try {
      setState(await submit(uploads, { id: challengeId, text }).catch(showRefusal));
    } finally {
      isSending.current = false;
    }
  };

  return {
    state,
    form,
    fields,
    challenge,
    ids,
    uploadsRef,
    hasDraft: draft.restored.length > 0,
    discardDraft: draft.discard,
    /** Reports whether the ticket is being sent, also before the next render. */
    isHeld: () => isSending.current,
    send,
    change(field: ModelField, value: FieldValue) {
      form.change(field, value);
      shown.update(field);
      draft.scheduleSave(values);
    },
  };
};

/** The fields that the values show. They only depend on the values of parents, so only those re-render the form. */
const useShownFields = (model: TicketModel, values: ReadonlyMap<string, FieldValue>) => {
  const [snapshot, setSnapshot] = useState(() => new Map(values));
  const parents = useMemo(() => new Set(model.conditions.map(({ parent }) => parent)), [model]);
  const fields = useMemo(() => shownFields(model, snapshot), [model, snapshot]);
  return {
    fields,
    update({ id }: ModelField) {
      if (parents.has(id)) setSnapshot(new Map(values));
    },
  };
};

/** @returns the ticket's number; undefined if the answer has none */
const createTicket = async (
  support: Support,
  payload: Parameters<Support['createTicket']>[0],
): Promise<number | string | undefined> => {
  try {
    const id = (await support.createTicket(payload))?.ticket?.id;
    return typeof id === 'number' || typeof id === 'string' ? id : undefined;
  } catch (error) {
    // The ticket exists, whatever the answer's body is. A retry would create a second one.
    if ((statusOf(error) ?? 300) < 300) return undefined;
    throw error;
  }
};

const requesterFields = (texts: TicketTexts): ModelField[] => [
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

const initialValues = (
  { fields }: TicketModel,
  gamertag: string | undefined,
  restored: readonly (readonly [string, FieldValue])[],
): (readonly [string, FieldValue])[] => [
  ...fields.flatMap(({ id, initial }) => (initial === undefined ? [] : [[id, initial] as const])),
  ...(gamertag ? [['name', gamertag] as const] : []),
  ...restored,
];
