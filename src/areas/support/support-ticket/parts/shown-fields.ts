import type { FieldValue } from '../../../kit/form/field';
import type { Condition, ModelField, TicketModel } from './ticket-model';

/**
 * Returns the fields to show. A condition shows its child field only while its parent field is shown, and decides
 * whether the child is required.
 */
export const shownFields = (
  { fields, conditions }: TicketModel,
  values: ReadonlyMap<string, FieldValue>,
): ModelField[] => {
  const ids = new Set(fields.map(({ id }) => id));
  const byParent = new Map<string, Condition[]>();
  for (const condition of conditions) {
    const siblings = byParent.get(condition.parent);
    if (siblings) siblings.push(condition);
    else byParent.set(condition.parent, [condition]);
  }
  const children = new Set(conditions.map(({ child }) => child));
  const shown = new Map<string, boolean>();
  const show = (id: string, isRequired: boolean) => {
    if (!ids.has(id)) return;
    const before = shown.get(id);
    shown.set(id, before || isRequired);
    // Conditions may be circular.
    if (before !== undefined) return;
    for (const condition of byParent.get(id) ?? [])
      if (hasValue(values.get(id), condition.value)) show(condition.child, condition.isRequired);
  };
  for (const { id, required } of fields) if (!children.has(id)) show(id, !!required);
  return fields.filter(({ id }) => shown.has(id)).map((field) => ({ ...field, required: shown.get(field.id) }));
};

/** An untouched checkbox counts as unticked. */
const hasValue = (value: FieldValue | undefined, wanted: string) =>
  Array.isArray(value) ? value.includes(wanted) : String(value || (wanted === 'false' && false)) === wanted;
