import type { TicketPayload } from '../../../../services/support/answers';
import type { FieldValue } from '../../../kit/form/field';
import type { ModelField } from './ticket-model';

type FilledField = ModelField & { readonly value: FieldValue };

/** Omits blank values (SUP-6). `uploads` contains the files' tokens. */
export const toTicket = (
  formId: number | string | undefined,
  fields: readonly ModelField[],
  values: ReadonlyMap<string, FieldValue>,
  uploads: readonly string[],
): TicketPayload['ticket'] => {
  const filled = filledFields(fields, values);
  const textAt = (place: ModelField['place']) => {
    const value = filled.find((field) => field.place === place)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const [subject, type, priority, name] = [textAt('subject'), textAt('type'), textAt('priority'), textAt('name')];
  return {
    ...(subject && { subject }),
    comment: { body: textAt('body') ?? subject ?? '', ...(uploads.length && { uploads: [...uploads] }) },
    requester: { email: textAt('email') ?? '', ...(name && { name }) },
    ...(formId !== undefined && { ticket_form_id: formId }),
    ...(type && { type }),
    ...(priority && { priority }),
    custom_fields: filled.flatMap(({ place, key, value }) =>
      place === 'custom' && key !== undefined ? [{ id: key, value }] : [],
    ),
  };
};

const filledFields = (fields: readonly ModelField[], values: ReadonlyMap<string, FieldValue>): FilledField[] =>
  fields.flatMap((field) => {
    const given = values.get(field.id) ?? (field.kind === 'check' ? false : '');
    const value = typeof given === 'string' ? given.trim() : given;
    const isBlank = value === '' || (Array.isArray(value) && !value.length);
    return isBlank ? [] : [{ ...field, value }];
  });
