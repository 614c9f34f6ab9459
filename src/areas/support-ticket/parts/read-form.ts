import type { TicketField, TicketForm } from '../../../services/answers/support';
import type { DynamicTexts } from './dynamic-texts';
import type { FieldKind } from './field-kinds';
import { fieldKinds } from './field-kinds';
import type { Condition, ModelField, TicketModel } from './ticket-model';
import { toPattern } from './to-pattern';

/** Options at most. Zendesk's own limit is 2,000. */
const most = 2000;
/** Fields of a form at most, and conditions between them: with more it is no form that a reader fills in (threat 9). */
const mostFields = 300;
const mostConditions = 2000;

/**
 * Makes sound what the services say (SUP-1, SUP-2): fields that a reader may see and change, in the form's order, each
 * once, with texts in the page's language. A field without a text that can be shown is left out.
 *
 * @param form undefined: all fields, by their own order
 */
export const readForm = (
  form: TicketForm | undefined,
  all: readonly TicketField[],
  text: DynamicTexts,
  endless: (source: string, flags: string) => boolean,
): TicketModel => {
  const known = new Map<string, TicketField>();
  for (const field of [...all].sort((a, b) => Number(a?.position ?? 0) - Number(b?.position ?? 0))) {
    if (field && typeof field === 'object' && /^[\w-]+$/.test(String(field.id))) known.set(`f${field.id}`, field);
  }
  const order = form
    ? [...new Set(list<unknown>(form.ticket_field_ids).map((id) => `f${String(id)}`))]
    : [...known.keys()];
  const fields = order.slice(0, mostFields).flatMap((id): ModelField[] => {
    const field = known.get(id);
    if (
      !field ||
      [field.visible_in_portal, field.editable_in_portal, field.active].some((flag) => String(flag) === 'false')
    )
      return [];
    const { options, defaults } = optionsOf(field, text);
    const type = String(field.type);
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
        required: field.required_in_portal === true,
        // The contract has patterns for this type alone.
        pattern: type === 'regexp' ? toPattern(field.regexp_for_validation, endless) : undefined,
        place: 'custom',
        initial: kind.kind === 'checks' ? defaults : kind.kind === 'choice' ? defaults[0] : undefined,
        ...kind,
      },
    ];
  });
  return {
    id: form?.id,
    title: form && text(form.raw_display_name ?? form.raw_name, form.display_name ?? form.name),
    isOpen: fields.length > 0 && [form?.active, form?.end_user_visible].every((flag) => String(flag) !== 'false'),
    fields,
    conditions: list<NonNullable<TicketForm['end_user_conditions']>[number] | null>(form?.end_user_conditions)
      .slice(0, mostConditions)
      .flatMap((one): Condition[] =>
        list<{ id: number; is_required?: boolean } | null>(one?.child_fields)
          .slice(0, mostFields)
          .flatMap((child) =>
            child
              ? [
                  {
                    parent: `f${one!.parent_field_id}`,
                    value: String(one!.value),
                    child: `f${child.id}`,
                    isRequired: child.is_required === true,
                  },
                ]
              : [],
          ),
      ),
  };
};

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** What can be chosen, and what is chosen to begin with. */
const optionsOf = (field: TicketField, text: DynamicTexts) => {
  const found = new Map<string, string>();
  const defaults: string[] = [];
  for (const option of list<{ name?: unknown; raw_name?: unknown; value?: unknown; default?: unknown } | null>(
    field.custom_field_options ?? field.system_field_options,
  ).slice(0, most)) {
    const value = String(option?.value ?? '');
    // Zendesk nests options by their names: `Console::Handheld`.
    if (!value || found.has(value)) continue;
    found.set(value, (text(option!.raw_name, option!.name) ?? value).replace(/::/g, ' › '));
    if (option!.default === true) defaults.push(value);
  }
  return { options: [...found].map(([value, text]) => ({ value, text })), defaults };
};
