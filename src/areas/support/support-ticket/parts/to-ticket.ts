import type { TicketPayload } from '../../../../services/support/answers';
import type { FieldValue } from '../../../kit/form/field';
import type { ModelField } from './ticket-model';

/** The ticket of SUP-6: what the shown fields hold, without what is blank. */
export const toTicket = (
  form: number | string | undefined,
  fields: readonly ModelField[],
  values: ReadonlyMap<string, FieldValue>,
  uploads: readonly string[],
): TicketPayload['ticket'] => {
  const held = fields.flatMap((field) => {
    const value = values.get(field.id) ?? (field.kind === 'check' ? false : '');
    const clean = typeof value === 'string' ? value.trim() : value;
    return clean === '' || (Array.isArray(clean) && !clean.length) ? [] : [{ ...field, value: clean }];
  });
  const at = (place: ModelField['place']) => {
    const value = held.find((one) => one.place === place)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const [subject, body, type, priority, name] = [at('subject'), at('body'), at('type'), at('priority'), at('name')];
  return {
    ...(subject && { subject }),
    comment: { body: body ?? subject ?? '', ...(uploads.length && { uploads: [...uploads] }) },
    requester: { email: at('email') ?? '', ...(name && { name }) },
    ...(form !== undefined && { ticket_form_id: form }),
    ...(type && { type }),
    ...(priority && { priority }),
    custom_fields: held.flatMap(({ place, key, value }) =>
      place === 'custom' && key !== undefined ? [{ id: key, value }] : [],
    ),
  };
};
