import type { ModelField } from '../../../src/areas/support/support-ticket/parts/ticket-model';

export const field = (id: string, more: Partial<ModelField> = {}): ModelField => ({
  id,
  key: id,
  kind: 'line',
  label: id,
  place: 'custom',
  ...more,
});
