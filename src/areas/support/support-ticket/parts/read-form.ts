import type { TicketField, TicketForm } from '../../../../services/support/answers';
import type { DynamicTexts } from './dynamic-texts';
import type { FieldKind } from './field-kinds';
import { fieldKinds } from './field-kinds';
import type { Condition, ModelField, TicketModel } from './ticket-model';

/** Options at most. Zendesk's own limit is 2,000. */
const most = 2000;
/** Fields of a form at most, and conditions between them: with more it is no form that a reader fills in (threat 9). */
const mostFields = 300;
const mostConditions = 2000;

/**
 * Makes the form of what the services say (SUP-1, SUP-2): fields that a reader may see and change, in the form's order, each
 * once, with texts in the page's language. A field without a text that can be shown is left out.
 *
 * @param form undefined: all fields, by their own order
 */
export const readForm = (
  form: TicketForm | undefined,
  all: readonly TicketField[],
  text: DynamicTexts,
): TicketModel => {
  const known = new Map<string, TicketField>();
  for (const field of [...all].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)))
    if (/^[\w-]+$/.test(String(field.id))) known.set(`f${field.id}`, field);
  const order = form ? [...new Set(form.ticket_field_ids?.map((id) => `f${id}`))] : [...known.keys()];
  const fields = order.slice(0, mostFields).flatMap((id): ModelField[] => {
    const field = known.get(id);
    if (!field || [field.visible_in_portal, field.editable_in_portal, field.active].includes(false)) return [];
    const { options, defaults } = optionsOf(field, text);
    const { type = '' } = field;
    // Ours is asked, not the object that every object comes from.
    const kind: FieldKind | null = Object.hasOwn(fieldKinds, type)
      ? (fieldKinds[type] ?? null)
      : { kind: options.length ? 'choice' : 'line' };
    const label = text(field.raw_title_in_portal, field.title_in_portal) ?? text(field.raw_title, field.title);
    // Nothing can be chosen of nothing: where it is required, nobody could send.
    if (!label || !kind || (/^(choice|checks)$/.test(kind.kind) && !options.length)) return [];
    return [
      {
        id,
        key: field.id,
        label,
        options,
        hint: text(field.raw_description, field.description),
        required: field.required_in_portal ?? false,
        place: 'custom',
        initial: kind.kind === 'checks' ? defaults : kind.kind === 'choice' ? defaults[0] : undefined,
        ...kind,
      },
    ];
  });
  return {
    id: form?.id,
    title: form && text(form.raw_display_name ?? form.raw_name, form.display_name ?? form.name),
    isOpen: fields.length > 0 && ![form?.active, form?.end_user_visible].includes(false),
    fields,
    conditions: (form?.end_user_conditions ?? [])
      .slice(0, mostConditions)
      .flatMap(({ parent_field_id, value, child_fields = [] }) =>
        child_fields.slice(0, mostFields).map(
          ({ id, is_required = false }): Condition => ({
            parent: `f${parent_field_id}`,
            value: String(value),
            child: `f${id}`,
            isRequired: is_required,
          }),
        ),
      ),
  };
};

/** What can be chosen, and what is chosen to begin with. */
const optionsOf = (field: TicketField, text: DynamicTexts) => {
  const found = new Map<string, string>();
  const defaults: string[] = [];
  const options = field.custom_field_options ?? field.system_field_options ?? [];
  for (const { value, name, raw_name, default: isDefault } of options.slice(0, most)) {
    if (found.has(value)) continue;
    // Zendesk nests options by their names: `Console::Handheld`.
    found.set(value, (text(raw_name, name) ?? value).replace(/::/g, ' › '));
    if (isDefault) defaults.push(value);
  }
  return { options: [...found].map(([value, text]) => ({ value, text })), defaults };
};
