import type { Field } from '../../shared/form/field';
import { lastDigits } from './last-digits';
import type { ModelField } from './ticket-model';

/** What a type of the service becomes. */
export type FieldKind = Pick<Field, 'kind' | 'type' | 'step' | 'inputMode' | 'autocomplete' | 'clean'> &
  Partial<Pick<ModelField, 'place' | 'isCard'>>;

/**
 * Zendesk's field types, as fields of ours. Left out (`null`) is what agents alone fill in, and what points at other
 * records. What Zendesk learns later is a line of text, or a choice where it has options. `docs/ticket-fields.md` tells
 * readers the same, and a test compares both.
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
  // The contract lets a whole number have a decimal point: the service judges.
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
