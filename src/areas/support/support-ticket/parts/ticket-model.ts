import type { PropsOf } from '../../../../widgets/kit/description';
import type { Field, FieldValue } from '../../../kit/form/field';
import type { description } from '../support-ticket.widget';

export type TicketTexts = PropsOf<typeof description>;

export interface ModelField extends Field {
  readonly place: 'subject' | 'body' | 'type' | 'priority' | 'custom' | 'name' | 'email';
  /** The field's id, with the type that the service uses. */
  readonly key?: number | string;
  readonly initial?: FieldValue | undefined;
  /** Whether the field holds a payment card's number. Drafts never contain this field. */
  readonly isCard?: boolean;
}

/** `child` is shown while `parent` is shown and has the value `value`. */
export interface Condition {
  readonly parent: string;
  readonly value: string;
  readonly child: string;
  readonly isRequired: boolean;
}

export interface TicketModel {
  /** The form's id; undefined if the fields don't belong to a form. */
  readonly id: number | string | undefined;
  readonly title: string | undefined;
  readonly isOpen: boolean;
  readonly fields: readonly ModelField[];
  readonly conditions: readonly Condition[];
}
