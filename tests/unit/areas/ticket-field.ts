import type { ModelField } from '../../../src/areas/support/support-ticket/parts/ticket-model';

/** Default: a line of text. */
export const field = (id: string, more: Partial<ModelField> = {}): ModelField => ({
  id,
  key: id,
  kind: 'line',
  label: id,
  place: 'custom',
  ...more,
});
