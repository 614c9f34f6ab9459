import type { ModelField } from '../../../src/areas/support/support-ticket/parts/ticket-model';

/** A field of a ticket's form: a line of text, if nothing more is said. */
export const field = (id: string, more: Partial<ModelField> = {}): ModelField => ({
  id,
  key: id,
  kind: 'line',
  label: id,
  place: 'custom',
  ...more,
});
