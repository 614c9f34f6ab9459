import type { TicketField, TicketForm } from '../../../../services/support/answers';
import type { DynamicTexts } from './dynamic-texts';
import type { FieldKind } from './field-kinds';
import { fieldKinds } from './field-kinds';
import type { Condition, ModelField, TicketModel } from './ticket-model';

/** Zendesk's limit of options per field. */
const MAX_OPTIONS = 2000;
/** More fields would block the page (threat 9). */
const MAX_FIELDS = 300;
const MAX_CONDITIONS = 2000;

/**
 * Reads a form (SUP-1, SUP-2). Without a form, reads all fields, sorted by position. Omits fields that visitors can't
 * see or change, or whose label can't be shown.
 */
export const readForm = (
  form: TicketForm | undefined,
  fields: readonly TicketField[],
  text: DynamicTexts,
): TicketModel => {
  const byId = fieldsById(fields);
  const order = form ? [...new Set(form.ticket_field_ids?.map((id) => `f${id}`))] : [...byId.keys()];
  const modelFields = order.slice(0, MAX_FIELDS).flatMap((id) => {
    const field = byId.get(id);
    return field ? (readField(id, field, text) ?? []) : [];
  });
  return {
    id: form?.id,
    title: form && text(form.raw_display_name ?? form.raw_name, form.display_name ?? form.name),
    isOpen: modelFields.length > 0 && ![form?.active, form?.end_user_visible].includes(false),
    fields: modelFields,
    conditions: readConditions(form),
  };
};

const fieldsById = (fields: readonly TicketField[]): ReadonlyMap<string, TicketField> => {
  const byPosition = [...fields].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const valid = byPosition.filter(({ id }) => /^[\w-]+$/.test(String(id)));
  return new Map(valid.map((field) => [`f${field.id}`, field]));
};

const readField = (id: string, field: TicketField, text: DynamicTexts): ModelField | undefined => {
  if ([field.visible_in_portal, field.editable_in_portal, field.active].includes(false)) return undefined;
  const { options, defaults } = optionsOf(field, text);
  const kind = kindOf(field, options.length > 0);
  const label = text(field.raw_title_in_portal, field.title_in_portal) ?? text(field.raw_title, field.title);
  if (!label || !kind) return undefined;
  const isSelection = kind.kind === 'choice' || kind.kind === 'checks';
  // Omit a choice without options: if it is required, nobody could send the form.
  if (isSelection && !options.length) return undefined;
  return {
    id,
    key: field.id,
    label,
    options,
    hint: text(field.raw_description, field.description),
    required: field.required_in_portal ?? false,
    place: 'custom',
    initial: isSelection ? (kind.kind === 'checks' ? defaults : defaults[0]) : undefined,
    ...kind,
  };
};

const kindOf = ({ type = '' }: TicketField, hasOptions: boolean): FieldKind | null => {
  if (Object.hasOwn(fieldKinds, type)) return fieldKinds[type] ?? null;
  return { kind: hasOptions ? 'choice' : 'line' };
};

const optionsOf = (field: TicketField, text: DynamicTexts) => {
  const names = new Map<string, string>();
  const defaults: string[] = [];
  const options = field.custom_field_options ?? field.system_field_options ?? [];
  for (const { value, name, raw_name, default: isDefault } of options.slice(0, MAX_OPTIONS)) {
    if (names.has(value)) continue;
    // Zendesk nests options: `Console::Handheld` becomes `Console › Handheld`.
    names.set(value, (text(raw_name, name) ?? value).replace(/::/g, ' › '));
    if (isDefault) defaults.push(value);
  }
  return { options: [...names].map(([value, text]) => ({ value, text })), defaults };
};

const readConditions = (form: TicketForm | undefined): Condition[] =>
  (form?.end_user_conditions ?? []).slice(0, MAX_CONDITIONS).flatMap(({ parent_field_id, value, child_fields = [] }) =>
    child_fields.slice(0, MAX_FIELDS).map(({ id, is_required = false }) => ({
      parent: `f${parent_field_id}`,
      value: String(value),
      child: `f${id}`,
      isRequired: is_required,
    })),
  );
