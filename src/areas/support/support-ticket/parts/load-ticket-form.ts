import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { Services } from '../../../../services/services';
import { loadTicketModel } from './load-ticket-model';
import { TicketForm, type TicketFormProps } from './ticket-form';
import type { TicketModel } from './ticket-model';

export interface LoadedTicketForm {
  readonly model: TicketModel;
  renderForm(props: Omit<TicketFormProps, 'model' | 'support'>): ReactNode;
}

export const loadTicketForm = async (
  services: Services,
  formId: number | string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<LoadedTicketForm> => {
  const { support } = services;
  const model = await loadTicketModel(services, formId, locale, signal);
  // A long form, loaded and rendered in one task, would block the page.
  await new Promise((resolve) => setTimeout(resolve));
  return { model, renderForm: (props) => createElement(TicketForm, { ...props, model, support }) };
};
