import type { TicketField, TicketForm } from '../../../services/answers/support';
import type { Field } from '../../shared/form/field';
import type { DynamicTexts } from './dynamic-texts';
import type { Condition, ModelField, TicketModel } from './ticket-model';
import { toPattern } from './to-pattern';

/** Zendesk's field types, as fields of ours; what it learns later is a line of text, or a choice where it has options. */
const kinds: Readonly<Record<string, Pick<Field, 'kind' | 'type' | 'step'> & { place?: ModelField['place'] }>> = {
  subject: { kind: 'line', place: 'subject' },
  description: { kind: 'lines', place: 'body' },
  textarea: { kind: 'lines' },
  multiselect: { kind: 'checks' },
  checkbox: { kind: 'check' },
  date: { kind: 'line', type: 'date' },
  integer: { kind: 'line', type: 'number', step: '1' },
  decimal: { kind: 'line', type: 'number', step: 'any' },
  tickettype: { kind: 'choice', place: 'type' },
  priority: { kind: 'choice', place: 'priority' },
  basic_priority: { kind: 'choice', place: 'priority' },
};

/** Agents' own, and what points at other records: nothing that a reader could fill in. */
const unfit = /^(status|custom_status|group|assignee|lookup|relationship)$/;

/** Options at most. Zendesk's own limit is 2,000. */
const most = 2000;
/** Fields of a form at most, and conditions between them: with more it is no form that a reader fills in (threat 9). */
const mostFields = 300;
const mostConditions = 2000;

/**
 * Makes sound what the services say (SUP-1, SUP-2): fields that a reader may see and change, in the form's order, each once, with texts in the page's
 * language. A field without a text that can be shown is left out.
 *
 * @param form undefined: all fields, by their own order
 */
export const readForm = (form: TicketForm | undefined, all: readonly TicketField[], text: DynamicTexts, endless: (source: string) => boolean): TicketModel => {
  const known = new Map<string, TicketField>();
  for (const field of [...all].sort((a, b) => Number(a?.position ?? 0) - Number(b?.position ?? 0))) {
    if (field && typeof field === 'object' && /^[\w-]+$/.test(String(field.id))) known.set(`f${field.id}`, field);
  }
  const order = form ? [...new Set(list<unknown>(form.ticket_field_ids).map((id) => `f${String(id)}`))] : [...known.keys()];
  const fields = order.slice(0, mostFields).flatMap((id): ModelField[] => {
    const field = known.get(id);
    const type = String(field?.type);
    if (!field || unfit.test(type) || [field.visible_in_portal, field.editable_in_portal, field.active].some((flag) => String(flag) === 'false')) return [];
    const label = text(field.raw_title_in_portal, field.title_in_portal) ?? text(field.raw_title, field.title);
    if (!label) return [];
    const options = optionsOf(field, text);
    return [{
      id, key: field.id, label, options,
      hint: text(field.raw_description, field.description),
      required: field.required_in_portal === true,
      pattern: toPattern(field.regexp_for_validation, endless),
      place: 'custom',
      // Ours is asked, not the object that every object comes from.
      ...(Object.hasOwn(kinds, type) ? kinds[type]! : { kind: options.length ? 'choice' : 'line' } as const),
    }];
  });
  return {
    id: form?.id,
    title: form && text(form.raw_display_name ?? form.raw_name, form.display_name ?? form.name),
    isOpen: fields.length > 0 && [form?.active, form?.end_user_visible].every((flag) => String(flag) !== 'false'),
    fields,
    conditions: list<NonNullable<TicketForm['end_user_conditions']>[number] | null>(form?.end_user_conditions).slice(0, mostConditions).flatMap((one): Condition[] =>
      list<{ id: number; is_required?: boolean } | null>(one?.child_fields).slice(0, mostFields).flatMap((child) =>
        child ? [{ parent: `f${one!.parent_field_id}`, value: String(one!.value), child: `f${child.id}`, isRequired: child.is_required === true }] : [])),
  };
};

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? value as T[] : []);

const optionsOf = (field: TicketField, text: DynamicTexts) => {
  const found = new Map<string, string>();
  for (const option of list<{ name?: unknown; raw_name?: unknown; value?: unknown } | null>(field.custom_field_options ?? field.system_field_options).slice(0, most)) {
    const value = String(option?.value ?? '');
    // Zendesk nests options by their names: `Console::Handheld`.
    if (value && !found.has(value)) found.set(value, (text(option!.raw_name, option!.name) ?? value).replace(/::/g, ' › '));
  }
  return [...found].map(([value, text]) => ({ value, text }));
};
