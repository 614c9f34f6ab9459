import { useMemo, useState } from 'react';
import type { Support } from '../../../../services/support/support';
import type { Host } from '../../../../widgets/kit/host';
import type { FieldValue } from '../../../kit/form/field';
import { useForm } from '../../../kit/form/use-form';
import { shownFields } from './shown-fields';
import type { ModelField, TicketModel, TicketTexts } from './ticket-model';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';

export interface TicketOptions {
  readonly host: Host;
  readonly model: TicketModel;
  readonly support: Support;
  readonly texts: TicketTexts;
  readonly gamertag: string | undefined;
}

export const useTicket = ({ host, model, support, texts, gamertag }: TicketOptions) => {
  const requester = requesterFields(texts);
  const draft = useDraft({ formId: model.id, fields: [...requester, ...model.fields], gamertag });
  const form = useForm(host, texts, () => initialValues(model, gamertag, draft.restored));
  const { values } = form;
  const shown = useShownFields(model, values);
  const fields = [...requester, ...shown.fields];
  const sending = useSending({
    formId: model.id,
    fields,
    form,
    support,
    texts,
    onSent(id) {
      draft.discard();
      host.emit('sent', { id });
    },
  });
  return {
    ...sending,
    form,
    fields,
    hasDraft: draft.restored.length > 0,
    discardDraft: draft.discard,
    change(field: ModelField, value: FieldValue) {
      form.change(field, value);
      shown.update(field);
      draft.scheduleSave(values);
    },
  };
};

/** Updates only when a parent field changes, so other fields don't re-render the form. */
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
