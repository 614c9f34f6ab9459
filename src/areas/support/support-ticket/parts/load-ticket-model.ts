import { statusOf } from '../../../../services/client/status-of';
import type { Services } from '../../../../services/services';
import type { OneTicketForm } from '../../../../services/support/answers';
import { dynamicTexts } from './dynamic-texts';
import { readForm } from './read-form';
import type { TicketModel } from './ticket-model';

/**
 * Uses the service's own texts if the translations don't load.
 *
 * @param id a form's id. Without an id, loads all fields that visitors may see
 */
export const loadTicketModel = async (
  { support }: Services,
  id: number | string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<TicketModel> => {
  let textsError: unknown;
  const optional = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      textsError = error;
    });
  const [form, fields, items, locales] = await Promise.all([
    id ? support.ticketForm(id, { signal }).catch(orGone) : undefined,
    support.ticketFields({ signal }),
    optional(support.dynamicContent({ signal })),
    optional(support.locales({ signal })),
  ]);
  // The form doesn't exist, so show it as closed instead of offering a retry.
  if (form === GONE) return { id, title: undefined, isOpen: false, fields: [], conditions: [] };
  if (id && !form?.ticket_form)
    throw new Error(`cobble: ticket form ${id} came without a ticket_form. Fix: check the support service.`);
  const model = readForm(form?.ticket_form, fields, dynamicTexts(items ?? [], locales?.locales ?? [], locale));
  // Every field needs one of the texts that didn't load, so there is nothing to show.
  if (!model.fields.length && textsError) throw textsError;
  return model;
};

const GONE = {};

const orGone = (error: unknown): OneTicketForm => {
  if (statusOf(error) === 404) return GONE;
  throw error;
};
