import type { Field } from '../../../kit/form/field';
import type { ModelField } from './ticket-model';

export type FieldKind = Pick<Field, 'kind' | 'type' | 'step' | 'inputMode' | 'autocomplete' | 'clean'> &
  Partial<Pick<ModelField, 'place' | 'isCard'>>;

/** Returns the last four digits of a card's number, the only ones stored or sent. */
export const lastDigits = (text: string): string => text.replace(/\P{Nd}/gu, '').slice(-4);

/**
 * How to show Zendesk's field types. `null` hides a field that only agents fill in, or that refers to other records. An
 * unlisted type is shown as a choice if it has options, otherwise as a line of text.
 */
export const fieldKinds: Readonly<Record<string, FieldKind | null>> = {
  subject: { kind: 'line', place: 'subject' },
  description: { kind: 'lines', place: 'body' },
  tickettype: { kind: 'choice', place: 'type' },
  priority: { kind: 'choice', place: 'priority' },
  basic_priority: { kind: 'choice', place: 'priority' },
  status: null,
  custom_status: null,
  group: null,
  assignee: null,
  text: { kind: 'line' },
  textarea: { kind: 'lines' },
  checkbox: { kind: 'check' },
  date: { kind: 'line', type: 'date' },
  // Allow decimals, because Zendesk accepts a decimal point in an integer field.
  integer: { kind: 'line', type: 'number', step: 'any' },
  decimal: { kind: 'line', type: 'number', step: 'any' },
  regexp: { kind: 'line' },
  partialcreditcard: { kind: 'line', inputMode: 'numeric', autocomplete: 'off', clean: lastDigits, isCard: true },
  tagger: { kind: 'choice' },
  multiselect: { kind: 'checks' },
  lookup: null,
  multi_lookup: null,
  relationship: null,
};
