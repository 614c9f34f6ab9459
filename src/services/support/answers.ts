import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

export const ticketForm = {
  members: {
    id: 'id',
    name: 'text',
    display_name: 'text',
    raw_name: 'text',
    raw_display_name: 'text',
    active: 'boolean',
    end_user_visible: 'boolean',
    ticket_field_ids: { list: 'id' },
    end_user_conditions: {
      list: {
        members: {
          parent_field_id: 'id',
          value: 'value',
          child_fields: { list: { members: { id: 'id', is_required: 'boolean' }, needs: ['id'] } },
        },
        needs: ['parent_field_id'],
      },
    },
  },
} as const satisfies Shape;
export type TicketForm = AnswerOf<typeof ticketForm>;

export const oneTicketForm = { members: { ticket_form: ticketForm } } as const satisfies Shape;
export type OneTicketForm = AnswerOf<typeof oneTicketForm>;

const options = {
  list: { members: { value: 'key', name: 'text', raw_name: 'text', default: 'boolean' }, needs: ['value'] },
} as const;

export const ticketField = {
  members: {
    id: 'id',
    type: 'text' as Word<
      | 'subject'
      | 'description'
      | 'tickettype'
      | 'priority'
      | 'basic_priority'
      | 'status'
      | 'custom_status'
      | 'group'
      | 'assignee'
      | 'text'
      | 'textarea'
      | 'checkbox'
      | 'date'
      | 'integer'
      | 'decimal'
      | 'regexp'
      | 'partialcreditcard'
      | 'tagger'
      | 'multiselect'
      | 'lookup'
      | 'multi_lookup'
    >,
    title: 'text',
    /** May contain `{{dc.name}}`, like `raw_name`. */
    raw_title: 'text',
    title_in_portal: 'text',
    raw_title_in_portal: 'text',
    description: 'text',
    raw_description: 'text',
    required_in_portal: 'boolean',
    visible_in_portal: 'boolean',
    editable_in_portal: 'boolean',
    active: 'boolean',
    regexp_for_validation: { nullable: 'text' },
    position: 'number',
    custom_field_options: options,
    /** Only for `tickettype` and `priority`. */
    system_field_options: options,
  },
  needs: ['id'],
} as const satisfies Shape;
export type TicketField = AnswerOf<typeof ticketField>;

export const fieldsPage = {
  members: {
    ticket_fields: { list: ticketField },
    meta: { members: { has_more: 'boolean', after_cursor: 'text' } },
  },
} as const satisfies Shape;

export const dynamicContentItem = {
  members: {
    name: 'text',
    placeholder: 'text',
    default_locale_id: 'id',
    variants: { list: { members: { content: 'text', locale_id: 'id', default: 'boolean', active: 'boolean' } } },
  },
} as const satisfies Shape;
export type DynamicContentItem = AnswerOf<typeof dynamicContentItem>;

export const contentPage = {
  members: {
    items: { list: dynamicContentItem },
    count: 'number',
  },
} as const satisfies Shape;

export const supportLocales = {
  members: { locales: { list: { members: { id: 'id', locale: 'text' }, needs: ['id', 'locale'] } } },
} as const satisfies Shape;
export type SupportLocales = AnswerOf<typeof supportLocales>;

export type ContentType = 'Image' | 'Audio';

export const challenge = {
  members: {
    id: 'key',
    contentType: 'text' as Word<ContentType>,
    /** Base64. */
    image: 'text',
    /** Base64, WAV. */
    audio: 'text',
  },
} as const satisfies Shape;
export type Challenge = AnswerOf<typeof challenge>;

/** The client also sends members that this type doesn't list. */
export interface TicketPayload {
  ticket: {
    subject?: string;
    comment?: { body: string; uploads?: string[] };
    requester?: { name?: string; email: string };
    ticket_form_id?: number | string;
    custom_fields?: { id: number | string; value: unknown }[];
    [field: string]: unknown;
  };
  challenge?: { id: string; text: string };
  [field: string]: unknown;
}

export const createdTicket = { members: { ticket: { members: { id: 'id' } } } } as const satisfies Shape;
export type CreatedTicket = AnswerOf<typeof createdTicket>;

/** The token is valid for an hour. */
export const uploaded = {
  members: { upload: { members: { token: 'text' }, needs: ['token'] } },
} as const satisfies Shape;
export type Uploaded = AnswerOf<typeof uploaded>;
