import type { OpenText } from './open-text';

/** A ticket form (SUP-1). */
export interface TicketForm {
  id: number;
  name: string;
  display_name?: string;
  raw_name?: string;
  active?: boolean;
  end_user_visible?: boolean;
  ticket_field_ids: number[];
  /** A child field is shown when the parent has the value. */
  end_user_conditions?: {
    parent_field_id: number;
    value: string | boolean;
    child_fields: { id: number; is_required?: boolean }[];
    [field: string]: unknown;
  }[];
  [field: string]: unknown;
}

/** SUP-1. */
export interface OneTicketForm {
  ticket_form: TicketForm;
  [field: string]: unknown;
}

/** A field of a form (SUP-2). */
export interface TicketField {
  id: number;
  type: OpenText<
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
  >;
  title: string;
  /** May hold `{{dc.name}}`, as may an option's. */
  raw_title?: string;
  title_in_portal?: string;
  raw_title_in_portal?: string;
  description?: string;
  raw_description?: string;
  required_in_portal?: boolean;
  visible_in_portal?: boolean;
  editable_in_portal?: boolean;
  regexp_for_validation?: string | null;
  position?: number;
  custom_field_options?: {
    id: number;
    name: string;
    raw_name?: string;
    value: string;
    default?: boolean;
    [field: string]: unknown;
  }[];
  /** Of `tickettype` and `priority`. */
  system_field_options?: { name: string; value: string; [field: string]: unknown }[];
  [field: string]: unknown;
}

/** A text in several languages (SUP-3). */
export interface DynamicContentItem {
  id: number;
  name: string;
  /** `{{dc.name}}`. */
  placeholder: string;
  default_locale_id?: number;
  variants: {
    id: number;
    content: string;
    locale_id: number;
    default?: boolean;
    active?: boolean;
    [field: string]: unknown;
  }[];
  [field: string]: unknown;
}

/** SUP-4. */
export interface SupportLocales {
  locales: { id: number; locale: string; name: string; [field: string]: unknown }[];
  [field: string]: unknown;
}

/** What a captcha shows (SUP-5). */
export type ContentType = 'Image' | 'Audio';

/** SUP-5. */
export interface Challenge {
  id: string;
  contentType: OpenText<ContentType>;
  /** Base64. */
  image?: string;
  /** Base64, wav. */
  audio?: string;
  [field: string]: unknown;
}

/** The body of SUP-6; further members are sent too. */
export interface TicketPayload {
  ticket: {
    subject?: string;
    comment?: { body: string; uploads?: string[] };
    requester?: { name?: string; email: string };
    ticket_form_id?: number | string;
    custom_fields?: { id: number; value: unknown }[];
    [field: string]: unknown;
  };
  challenge?: { id: string; text: string };
  [field: string]: unknown;
}

/** SUP-6. */
export interface CreatedTicket {
  ticket?: { id: number; [field: string]: unknown };
  [field: string]: unknown;
}

/** SUP-7. The token lives an hour. */
export interface Uploaded {
  upload: {
    token: string;
    attachment?: {
      id: number;
      file_name: string;
      content_type?: string;
      content_url?: string;
      size?: number;
      [field: string]: unknown;
    };
    attachments?: unknown[];
    [field: string]: unknown;
  };
  [field: string]: unknown;
}
