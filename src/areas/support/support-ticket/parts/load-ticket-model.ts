import { statusOf } from '../../../../services/client/status-of';
import type { Services } from '../../../../services/services';
import type { OneTicketForm } from '../../../../services/support/answers';
import { dynamicTexts } from './dynamic-texts';
import { readForm } from './read-form';
import type { TicketModel } from './ticket-model';

/**
 * Asks for all that a form is made of. Texts in the page's language are wanted, not needed: without them the form is
 * there with the service's own.
 *
 * @param id of the form; without one, all fields that readers may see
 * @throws what the form's or the fields' call failed with
 */
export const loadTicketModel = async (
  { support }: Services,
  id: number | string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<TicketModel> => {
  let lost: unknown;
  const wanted = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      lost = error;
    });
  const [form, fields, items, locales] = await Promise.all([
    id ? support.ticketForm(id, { signal }).catch(orGone) : undefined,
    support.ticketFields({ signal }),
    wanted(support.dynamicContent({ signal })),
    wanted(support.locales({ signal })),
  ]);
  // Trying again brings no form that is not there: no tickets are taken.
  if (form === gone) return { id, title: undefined, isOpen: false, fields: [], conditions: [] };
  if (id && !form?.ticket_form) throw new Error(`cobble: ticket form ${id} came without a ticket_form.`);
  const hasPattern = fields.some((field) => field.regexp_for_validation);
  const isCatastrophic = hasPattern
    ? await import('../../../../experiments/engine/patterns/is-catastrophic').then(
        (module) => module.isCatastrophic,
        () => () => true,
      )
    : () => true;
  const model = readForm(
    form?.ticket_form,
    fields,
    dynamicTexts(items ?? [], locales?.locales ?? [], locale),
    isCatastrophic,
  );
  // Nothing can be shown without the texts that did not come.
  if (!model.fields.length && lost) throw lost;
  return model;
};

const gone = {};
/** A form that the service does not know is no failure. */
const orGone = (error: unknown): OneTicketForm => {
  if (statusOf(error) === 404) return gone;
  throw error;
};
