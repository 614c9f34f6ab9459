import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { Services } from '../../../../services/services';
import { loadTicketModel } from './load-ticket-model';
import { TicketForm, type TicketFormProps } from './ticket-form';
import type { TicketModel } from './ticket-model';

/** A form and its code, for which the area's heading and skeleton don't wait. */
export interface LoadedTicketForm {
  readonly model: TicketModel;
  renderForm(props: Omit<TicketFormProps, 'model' | 'support'>): ReactNode;
}

/**
 * Loads a ticket form.
 *
 * @param formId without one, the form has all fields that visitors may see
 * @throws ServiceError if the form or its fields can't be loaded
 */
export const loadTicketForm = async (
  services: Services,
  formId: number | string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<LoadedTicketForm> => {
  const { support } = services;
  const model = await loadTicketModel(services, formId, locale, signal);
  // Reading and rendering a long form in one task would block the page.
  await new Promise((resolve) => setTimeout(resolve));
  return { model, renderForm: (props) => createElement(TicketForm, { ...props, model, support }) };
};
