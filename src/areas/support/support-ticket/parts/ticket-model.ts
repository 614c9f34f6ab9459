import type { PropsOf } from '../../../../widgets/kit/description';
import type { Field, FieldValue } from '../../../kit/form/field';
import type { description } from '../support-ticket.widget';

export type TicketTexts = PropsOf<typeof description>;

export interface ModelField extends Field {
  readonly place: 'subject' | 'body' | 'type' | 'priority' | 'custom' | 'name' | 'email';
  /** As the service sent it. */
  readonly key?: number | string;
  readonly initial?: FieldValue | undefined;
  /** Never in a draft. */
  readonly isCard?: boolean;
}

/** The child is shown if its parent is, with this value. */
export interface Condition {
  readonly parent: string;
  readonly value: string;
  readonly child: string;
  readonly isRequired: boolean;
}

/** In the page's language. */
export interface TicketModel {
  /** Undefined: the page names none. */
  readonly id: number | string | undefined;
  readonly title: string | undefined;
  /** Whether the service accepts tickets. */
  readonly isOpen: boolean;
  readonly fields: readonly ModelField[];
  readonly conditions: readonly Condition[];
}
