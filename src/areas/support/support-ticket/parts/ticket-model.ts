import type { Field, FieldValue } from '../../../kit/form/field';

/** A field of the ticket's form, and where its value goes. */
export interface ModelField extends Field {
  /** A place of its own in the ticket, or among the custom fields. */
  readonly place: 'subject' | 'body' | 'type' | 'priority' | 'custom' | 'name' | 'email';
  /** The service's own id of it, as it came. */
  readonly key?: number | string;
  /** What it holds to begin with. */
  readonly initial?: FieldValue | undefined;
  /** The number of a card: what it holds is never kept in a draft. */
  readonly isCard?: boolean;
}

/** A child is shown while its parent is, and has the value. */
export interface Condition {
  readonly parent: string;
  readonly value: string;
  readonly child: string;
  readonly isRequired: boolean;
}

/** A ticket form with what can be used of it, in the page's language. */
export interface TicketModel {
  /** Undefined where the page names none. */
  readonly id: number | string | undefined;
  readonly title: string | undefined;
  /** False where no tickets are taken. */
  readonly isOpen: boolean;
  readonly fields: readonly ModelField[];
  readonly conditions: readonly Condition[];
}
