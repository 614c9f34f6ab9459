import type { PropsOf } from '../../../../widgets/kit/description';
import type { Field, FieldValue } from '../../../kit/form/field';
import type { description } from '../support-ticket.widget';

export type TicketTexts = PropsOf<typeof description>;

/** A field of the form, and where its value goes. */
export interface ModelField extends Field {
  readonly place: 'subject' | 'body' | 'type' | 'priority' | 'custom' | 'name' | 'email';
  /** The service's id, as it was sent. */
  readonly key?: number | string;
  readonly initial?: FieldValue | undefined;
  /** A card's number, which a draft never contains. */
  readonly isCard?: boolean;
}

/** A child is shown while its parent is shown and has the value. */
export interface Condition {
  readonly parent: string;
  readonly value: string;
  readonly child: string;
  readonly isRequired: boolean;
}

/** The usable part of a ticket form, in the page's language. */
export interface TicketModel {
  /** Undefined if the page names no form. */
  readonly id: number | string | undefined;
  readonly title: string | undefined;
  /** Whether the service accepts tickets with this form. */
  readonly isOpen: boolean;
  readonly fields: readonly ModelField[];
  readonly conditions: readonly Condition[];
}
