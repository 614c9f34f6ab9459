import type { PropsOf } from '../../../../widgets/kit/description';
import type { Field, FieldValue } from '../../../kit/form/field';
import type { description } from '../support-ticket.widget';

export type TicketTexts = PropsOf<typeof description>;

export interface ModelField extends Field {
  readonly place: 'subject' | 'body' | 'type' | 'priority' | 'custom' | 'name' | 'email';
  /** The service's id, with its original type. */
  readonly key?: number | string;
  readonly initial?: FieldValue | undefined;
  /** Whether the field is a card's number, which drafts never contain. */
  readonly isCard?: boolean;
}

/** The child is shown while its parent is shown and has this value. */
export interface Condition {
  readonly parent: string;
  readonly value: string;
  readonly child: string;
  readonly isRequired: boolean;
}

export interface TicketModel {
  /** Undefined if the fields don't belong to a form. */
  readonly id: number | string | undefined;
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly fields: readonly ModelField[];
  readonly conditions: readonly Condition[];
}
