import type { TicketField, TicketForm } from '../../../src/services/support/answers';
import type { SupportDesk } from '../data/support/make-support';
import { isObject } from '../http/json-body';
import { must } from '../must';
import { isEmail } from './callers';

/** An error in a ticket, in the format of Zendesk's `details`. */
export interface TicketFault {
  readonly description: string;
  readonly error: 'BlankValue' | 'InvalidValue';
  /** The field's ID. Missing if the requester or the form is invalid. */
  readonly field_key?: number | string;
}

/** Errors in the ticket (`base`) and in the requester. Empty lists are omitted. */
export interface TicketFaults {
  readonly base?: readonly TicketFault[];
  readonly requester?: readonly TicketFault[];
}

type Ticket = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

const answerTo = ({ id, type }: TicketField, ticket: Ticket): unknown => {
  if (type === 'subject') return ticket.subject;
  if (type === 'tickettype') return ticket.type;
  if (type === 'priority') return ticket.priority;
  if (type === 'description') return isObject(ticket.comment) ? ticket.comment.body : ticket.description;
  const all = Array.isArray(ticket.custom_fields) ? ticket.custom_fields.filter(isObject) : [];
  return all.find((one) => String(one.id) === String(id))?.value;
};

/** Returns the visible fields, and whether each is required. Ignores conditions whose parent field is hidden. */
const shownFields = (
  { ticket_field_ids: ids = [], end_user_conditions: conditions = [] }: TicketForm,
  fields: readonly TicketField[],
  ticket: Ticket,
): ReadonlyMap<number | string, boolean> => {
  const visible = new Map<number | string, boolean>();
  const children = new Set(conditions.flatMap(({ child_fields = [] }) => child_fields.map(({ id }) => id)));
  const show = (id: number | string, required: boolean) => {
    const field = fields.find((one) => one.id === id);
    if (!field || field.visible_in_portal === false) return;
    visible.set(id, required);
    const value = answerTo(field, ticket);
    for (const { parent_field_id, value: wanted, child_fields = [] } of conditions) {
      if (parent_field_id === id && String(wanted) === String(value ?? ''))
        for (const child of child_fields) show(child.id, child.is_required ?? false);
    }
  };
  for (const id of ids)
    if (!children.has(id)) show(id, fields.find((one) => one.id === id)?.required_in_portal ?? false);
  return visible;
};

const isValid = (
  { type, custom_field_options, system_field_options, regexp_for_validation: pattern }: TicketField,
  value: unknown,
): boolean => {
  const text = String(value);
  const options = custom_field_options ?? system_field_options ?? [];
  const known = (one: unknown) => options.some((option) => option.value === one);
  switch (type) {
    // Zendesk also accepts decimal numbers in integer fields.
    case 'integer':
      return /^-?\d+(\.\d+)?$/.test(text);
    case 'decimal':
      return /^-?\d+([.,]\d+)?$/.test(text);
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
    // Replace the Ruby syntax that the fields' patterns use.
    case 'regexp':
      return (
        !pattern ||
        RegExp(
          pattern
            .replace(/\\A/g, '^')
            .replace(/\\[zZ]/g, '$')
            .replace(/\[:alpha:\]/g, '\\p{L}')
            .replace(/\+\+/g, '+'),
          'u',
        ).test(text)
      );
    case 'tagger':
    case 'tickettype':
    case 'priority':
      return known(value);
    case 'multiselect':
      return Array.isArray(value) && value.every(known);
    case 'checkbox':
      return typeof value === 'boolean' || text === 'true';
    default:
      return typeof value === 'string';
  }
};

/** Returns a ticket's errors in the form's order. Without a form, checks only the text, and the requester if given. */
export const ticketFaults = (
  ticket: Ticket,
  { forms, fields }: Pick<SupportDesk, 'forms' | 'fields'>,
): TicketFaults | undefined => {
  const faults: TicketFault[] = [];
  const requested = ticket.ticket_form_id;
  const form = forms.find(({ id }) => String(id) === String(requested));
  if (requested !== undefined && !form)
    faults.push({ description: `Form: ${String(requested)} is unknown`, error: 'InvalidValue' });
  const visible: ReadonlyMap<number | string, boolean> = form
    ? shownFields(form, fields, ticket)
    : new Map(fields.filter(({ type }) => type === 'description').map(({ id }) => [id, true]));
  for (const [id, required] of visible) {
    const field = must(
      fields.find((one) => one.id === id),
      `The field ${id}`,
    );
    const value = answerTo(field, ticket);
    if (isBlank(value)) {
      if (required) faults.push({ description: `${field.title}: cannot be blank`, error: 'BlankValue', field_key: id });
    } else if (!isValid(field, value))
      faults.push({ description: `${field.title}: is invalid`, error: 'InvalidValue', field_key: id });
  }
  const email = isObject(ticket.requester) ? String(ticket.requester.email ?? '') : '';
  const isAnonymous = !email && requested === undefined && ticket.requester === undefined;
  const requester: TicketFault[] =
    isAnonymous || isEmail(email)
      ? []
      : [
          email
            ? { description: `Requester: Email:  ${email} is not properly formatted`, error: 'InvalidValue' }
            : { description: 'Requester: Email: cannot be blank', error: 'BlankValue' },
        ];
  return faults.length || requester.length
    ? { ...(faults.length && { base: faults }), ...(requester.length && { requester }) }
    : undefined;
};
