import type { DynamicContentItem, TicketField, TicketForm } from '../../../../src/services/support/answers';
import { must } from '../../must';
import { random } from '../../seeded/random';
import type { LocaleText } from '../locale-text';
import type { FieldSource } from './field-source';
import { fields as visibleFields } from './fields';
import type { FormSource } from './forms';
import { forms as formSources } from './forms';
import { supportLocales } from './support-locales';

export interface SupportDesk {
  readonly forms: readonly TicketForm[];
  readonly fields: readonly TicketField[];
  readonly dynamicContent: readonly DynamicContentItem[];
}

const dates = { created_at: '2023-05-02T10:00:00Z', updated_at: '2026-08-19T10:00:00Z' };
const FIRST_FIELD_ID = 360014500501;

/** Creates fields of old surveys, because real help desks contain many. */
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

/** Zendesk's built-in fields that portals hide. */
const systemFields: readonly FieldSource[] = ['status', 'custom_status', 'group', 'assignee'].map((type) => ({
  key: type,
  type,
  title: [type, type, type],
  archived: true,
  system: true,
}));

const [inEnglish, inSwedish, inGerman] = supportLocales;

const contentIn = ([english, swedish, german]: LocaleText) =>
  [
    [inEnglish, english],
    [inSwedish, swedish],
    [inGerman, german],
  ] as const;

const placeholderOf = (name: string) => `{{dc.${name}}}`;

/** @param active whether the Swedish and German translations are active */
const contentOf = (id: number, name: string, texts: LocaleText, active = true): DynamicContentItem => ({
  id,
  name,
  placeholder: placeholderOf(name),
  default_locale_id: 1,
  outdated: false,
  ...dates,
  variants: contentIn(texts).map(([locale, content], index) => ({
    id: id * 10 + index,
    content,
    locale_id: locale.id,
    default: index === 0,
    active: index === 0 || active,
    outdated: false,
    ...dates,
  })),
});

export const makeSupport = (seed: number): SupportDesk => {
  const sources = [...visibleFields, ...systemFields, ...archive(seed)];
  const dynamicContent: DynamicContentItem[] = [];
  const desk: Desk = {
    sources,
    idOf: (key) => FIRST_FIELD_ID + sources.findIndex((field) => field.key === key),
    addText(name, texts) {
      // For tests, the Swedish and German variants of this text are inactive.
      const isActive = name !== 'field_graphics_title';
      dynamicContent.push(contentOf(360007700601 + dynamicContent.length, name, texts, isActive));
      return placeholderOf(name);
    },
  };
  const fields = sources.map((source, position) => makeField(desk, source, position));
  const forms = formSources.map((source, position) => makeForm(desk, source, position));
  addAgentPhrases(desk);
  return { forms, fields, dynamicContent };
};

interface Desk {
  readonly sources: readonly FieldSource[];
  idOf(fieldKey: string): number;
  /** Adds a translated text and returns its placeholder, `{{dc.NAME}}`. */
  addText(name: string, texts: LocaleText): string;
}

const makeField = (desk: Desk, source: FieldSource, position: number): TicketField => {
  const { key, type, title, hint, required = false, pattern, archived, system: isSystem } = source;
  const rawTitle = desk.addText(`field_${key}_title`, title);
  const rawHint = hint ? desk.addText(`field_${key}_hint`, hint) : '';
  return {
    id: desk.idOf(key),
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
    ...makeOptions(desk, source),
    ...dates,
  };
};

const makeOptions = (desk: Desk, { key, options, starts, system: isSystem }: FieldSource) =>
  options && {
    [isSystem ? 'system_field_options' : 'custom_field_options']: options.map(([value, ...texts], index) => ({
      ...(!isSystem && { id: desk.idOf(key) * 10 + index, default: value === starts }),
      name: texts[0],
      raw_name: desk.addText(`option_${key}_${value}`, texts),
      value,
    })),
  };

const makeForm = (
  desk: Desk,
  { id, key, name, fields: keys, conditions }: FormSource,
  position: number,
): TicketForm => {
  const rawName = desk.addText(`form_${key}`, name);
  const typeOf = (field: string) =>
    must(
      desk.sources.find((one) => one.key === field),
      `The field ${field}`,
    ).type;
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
    ticket_field_ids: keys.map(desk.idOf),
    end_user_conditions: conditions.map(([parent, value, ...children]) => ({
      parent_field_id: desk.idOf(parent),
      parent_field_type: typeOf(parent),
      value,
      child_fields: children.map((child) => ({
        id: desk.idOf(child.replace('!', '')),
        is_required: child.endsWith('!'),
      })),
    })),
    agent_conditions: [],
    ...dates,
  };
};

/** Adds texts that no form uses, so that the dynamic content has a third page. */
const addAgentPhrases = ({ addText }: Desk): void => {
  const greetings = ['thanks', 'sorry', 'wait', 'solved', 'more', 'moved', 'bye'];
  for (let index = 0; index < 70; index++) {
    const phrase = `${greetings[index % greetings.length]}, wording ${1 + Math.floor(index / greetings.length)}`;
    addText(`agent_phrase_${index + 1}`, [`Phrase: ${phrase}`, `Fras: ${phrase}`, `Wendung: ${phrase}`]);
  }
};
