import type { FieldValue } from '../../shared/form/field';
import type { Condition, ModelField, TicketModel } from './ticket-model';

/**
 * The fields that are shown with these values, in the form's order: those that no condition hides. A condition whose
 * parent is hidden does not count. Whether a conditional field is required is the condition's to say.
 */
export const shownFields = (
  { fields, conditions }: TicketModel,
  values: ReadonlyMap<string, FieldValue>,
): ModelField[] => {
  const known = new Set(fields.map(({ id }) => id));
  const byParent = new Map<string, Condition[]>();
  for (const one of conditions) {
    const known = byParent.get(one.parent);
    if (known) known.push(one);
    else byParent.set(one.parent, [one]);
  }
  const children = new Set(conditions.map(({ child }) => child));
  const shown = new Map<string, boolean>();
  const show = (id: string, isRequired: boolean) => {
    const before = shown.get(id);
    if (known.has(id)) shown.set(id, before || isRequired);
    // Conditions may go in circles.
    if (before !== undefined || !known.has(id)) return;
    for (const { value, child, isRequired } of byParent.get(id) ?? [])
      if (has(values.get(id), value)) show(child, isRequired);
  };
  for (const { id, required } of fields) if (!children.has(id)) show(id, !!required);
  return fields.filter(({ id }) => shown.has(id)).map((field) => ({ ...field, required: shown.get(field.id) }));
};

/** A box that nobody has ticked is not ticked. */
const has = (value: FieldValue | undefined, wanted: string) =>
  Array.isArray(value) ? value.includes(wanted) : String(value || (wanted === 'false' && false)) === wanted;
