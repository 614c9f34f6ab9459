import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { Progress } from '../client/transport-with-progress';
import type {
  Challenge,
  ContentType,
  CreatedTicket,
  DynamicContentItem,
  OneTicketForm,
  SupportLocales,
  TicketField,
  TicketPayload,
  Uploaded,
} from './answers';
import { supportRoutes as routes } from './routes';

/** The support calls; nobody needs to be signed in. */
export interface Support {
  /** SUP-1. */
  ticketForm(id: number | string, options?: CallOptions): Promise<OneTicketForm>;
  /** SUP-2. The fields of all pages. */
  ticketFields(options?: CallOptions): Promise<TicketField[]>;
  /** SUP-3. The items of all pages. */
  dynamicContent(options?: CallOptions): Promise<DynamicContentItem[]>;
  /** SUP-4. */
  locales(options?: CallOptions): Promise<SupportLocales>;
  /** SUP-5. A new challenge each time. */
  challenge(challengeType: ContentType, options?: CallOptions): Promise<Challenge>;
  /** SUP-6. Sent once. */
  createTicket(payload: TicketPayload, options?: CallOptions): Promise<CreatedTicket>;
  /** SUP-7. Sent once. A file without a name is `file`; one without a type goes as `application/octet-stream`. */
  upload(
    file: Blob & { readonly name?: string },
    options?: CallOptions & { onProgress?: (progress: Progress) => void },
  ): Promise<Uploaded>;
  /** SUP-7. Gives nothing. Sent even when the page is being left. */
  removeUpload(token: string, options?: CallOptions): Promise<void>;
}

/** More pages than this are not asked for: an answer that never ends is a fault. */
const mostPages = 100;

/** Creates the group. */
const createSupport = ({ call, exchange }: Client): Support => ({
  ticketForm: (id, options) => call(routes.ticketForm, { id }, options),

  async ticketFields(options) {
    let fields: TicketField[] = [];
    let after: string | undefined;
    for (let page = 0; page < mostPages; page++) {
      const { ticket_fields = [], meta = {} } =
        (await call(routes.ticketFields, { 'page[after]': after }, options)) ?? {};
      // Not by push(...): a list of 200,000 is more than a call takes.
      fields = fields.concat(ticket_fields);
      // The cursor is taken, never the server's next link, which could lead anywhere.
      const { has_more, after_cursor } = meta;
      if (!has_more || !after_cursor || after_cursor === after) break;
      after = after_cursor;
    }
    return fields;
  },

  async dynamicContent(options) {
    const ask = async (page?: number) => (await call(routes.dynamicContent, { page }, options)) ?? {};
    const first = await ask();
    const rest: ReturnType<typeof ask>[] = [];
    const { count = 0 } = first;
    for (let page = 2; page <= mostPages && (page - 1) * 100 < count; page++) rest.push(ask(page));
    return [first, ...(await Promise.all(rest))].flatMap(({ items = [] }) => items);
  },

  locales: (options) => call(routes.locales, {}, options),
  challenge: (challengeType, options) => call(routes.challenge, { challengeType }, options),
  createTicket: (body, options) => call(routes.createTicket, { body }, options),
  async upload(body, { onProgress, ...options } = {}) {
    // Code that few pages need; where it does not come, nobody hears of the progress.
    const transport =
      onProgress &&
      (await import('../client/transport-with-progress').then(
        ({ default: transportWithProgress }) => transportWithProgress(onProgress),
        () => undefined,
      ));
    return (await exchange(routes.upload, { body, filename: body.name || 'file' }, options, transport)).data;
  },
  removeUpload: (token, options) => call(routes.removeUpload, { token }, options),
});

export default createSupport;
