import { sandboxSettings } from '../../../examples/sandbox/settings';
import type { TicketField } from '../../../src/services/support/answers';
import type { runningSandbox } from './running-sandbox';

/** The form of the sandbox's own settings. */
export const usual = sandboxSettings('').helpCentre!.ticketFormId!;

/** All ticket fields, over the pages of the answer. */
export const everyField = async (get: ReturnType<typeof runningSandbox>['get']) => {
  const fields: TicketField[] = [];
  for (let after = ''; ; ) {
    const { ticket_fields, meta } = (
      await get(`/ticket_fields?page%5Bsize%5D=100${after && `&page%5Bafter%5D=${encodeURIComponent(after)}`}`)
    ).body as { ticket_fields: TicketField[]; meta: { has_more: boolean; after_cursor: string } };
    fields.push(...ticket_fields);
    if (!meta.has_more) return fields;
    after = meta.after_cursor;
  }
};
