import type { DynamicContentItem, TicketField, TicketForm } from '../../../../src/services/answers/support';
import { random } from '../../seeded/random';
import type { LocaleText } from '../locale-text';
import type { FieldSource } from './field-source';
import { fields as sources } from './fields';
import type { FormSource } from './forms';
import { forms as formSources } from './forms';
import { supportLocales } from './support-locales';

/** What the help desk answers with. */
export interface SupportDesk {
  readonly forms: readonly TicketForm[];
  readonly fields: readonly TicketField[];
  readonly dynamicContent: readonly DynamicContentItem[];
}

const dates = { created_at: '2023-05-02T10:00:00Z', updated_at: '2026-08-19T10:00:00Z' };
const firstField = 360014500501;

/** Old surveys: what a help desk of some years has hundreds of. */
const archive = (seed: number): readonly FieldSource[] => {
  const { pick } = random(seed, 'archived fields');
  const topics = [
    'Build contest',
    'Beta test',
    'Server move',
    'Summer survey',
    'Sound survey',
    'Map exchange',
    'Winter survey',
    'Store survey',
  ];
  return Array.from({ length: 96 }, (_, index): FieldSource => {
    const text = `${topics[index % topics.length]} ${2019 + Math.floor(index / 16)}, question ${1 + (Math.floor(index / 8) % 2)}`;
    return {
      key: `old_${index + 1}`,
      type: pick(['text', 'textarea', 'integer', 'checkbox', 'date']),
      title: [text, text, text],
      archived: true,
    };
  });
};

/** Zendesk's own fields, which no portal shows. */
const system: readonly FieldSource[] = ['status', 'custom_status', 'group', 'assignee'].map((type) => ({
  key: type,
  type,
  title: [type, type, type],
  archived: true,
  system: true,
}));

/** @param active inactive variants don't count: readers get the default one */
const contentOf = (
  id: number,
  name: string,
  [english, swedish, german]: LocaleText,
  active = true,
): DynamicContentItem => ({
  id,
  name,
  placeholder: `{{dc.${name}}}`,
  default_locale_id: 1,
  outdated: false,
  ...dates,
  variants: [english, swedish, german].map((content, index) => ({
    id: id * 10 + index,
    content,
    locale_id: supportLocales[index]!.id,
    default: index === 0,
    active: index === 0 || active,
    outdated: false,
    ...dates,
  })),
});

/** Forms, fields and texts of the help desk, made from their sources. */
export const makeSupport = (seed: number): SupportDesk => {
  const all = [...sources, ...system, ...archive(seed)];
  const idOf = (key: string) => firstField + all.findIndex((field) => field.key === key);
  const content: DynamicContentItem[] = [];
  /** Adds a text and gives its placeholder. */
  const text = (name: string, texts: LocaleText) => {
    // One of them has switched its Swedish and German variants off.
    const item = contentOf(360007700601 + content.length, name, texts, name !== 'field_graphics_title');
    content.push(item);
    return item.placeholder;
  };

  const fields = all.map(
    (
      { key, type, title, hint, required = false, pattern, options, starts, archived, system: isSystem },
      position,
    ): TicketField => {
      const rawTitle = text(`field_${key}_title`, title);
      const rawHint = hint ? text(`field_${key}_hint`, hint) : '';
      return {
        id: idOf(key),
        type,
        title: title[0],
        raw_title: rawTitle,
        title_in_portal: title[0],
        raw_title_in_portal: rawTitle,
        description: hint?.[0] ?? '',
        raw_description: rawHint,
        active: !archived || isSystem === true,
        required: false,
        required_in_portal: required,
        visible_in_portal: !archived,
        editable_in_portal: !archived,
        regexp_for_validation: pattern ?? null,
        position,
        collapsed_for_agents: false,
        tag: null,
        removable: !['subject', 'description'].includes(type) && !isSystem,
        ...(options && {
          [isSystem ? 'system_field_options' : 'custom_field_options']: options.map(([value, ...texts], index) => ({
            ...(!isSystem && { id: idOf(key) * 10 + index, default: value === starts }),
            name: texts[0],
            raw_name: text(`option_${key}_${value}`, texts),
            value,
          })),
        }),
        ...dates,
      };
    },
  );

  const forms = formSources.map(({ id, key, name, fields: keys, conditions }: FormSource, position): TicketForm => {
    const rawName = text(`form_${key}`, name);
    return {
      id,
      name: name[0],
      display_name: name[0],
      raw_name: rawName,
      raw_display_name: rawName,
      active: true,
      end_user_visible: true,
      default: position === 0,
      position,
      in_all_brands: true,
      restricted_brand_ids: [],
      ticket_field_ids: keys.map(idOf),
      end_user_conditions: conditions.map(([parent, value, ...children]) => ({
        parent_field_id: idOf(parent),
        parent_field_type: all.find((field) => field.key === parent)!.type,
        value,
        child_fields: children.map((child) => ({ id: idOf(child.replace('!', '')), is_required: child.endsWith('!') })),
      })),
      agent_conditions: [],
      ...dates,
    };
  });

  // Agents' phrases, to fill a third page.
  const greetings = ['thanks', 'sorry', 'wait', 'solved', 'more', 'moved', 'bye'];
  for (let index = 0; index < 70; index++) {
    const phrase = `${greetings[index % greetings.length]}, wording ${1 + Math.floor(index / greetings.length)}`;
    text(`agent_phrase_${index + 1}`, [`Phrase: ${phrase}`, `Fras: ${phrase}`, `Wendung: ${phrase}`]);
  }
  return { forms, fields, dynamicContent: content };
};
