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

/** Needs no sign-in. All methods throw `ServiceError`. */
export interface Support {
  ticketForm(id: number | string, options?: CallOptions): Promise<OneTicketForm>;
  /** Returns the fields of all forms, from all pages of the list (SUP-2). */
  ticketFields(options?: CallOptions): Promise<TicketField[]>;
  /** Returns the translated strings, from all pages of the list (SUP-3). */
  dynamicContent(options?: CallOptions): Promise<DynamicContentItem[]>;
  locales(options?: CallOptions): Promise<SupportLocales>;
  challenge(challengeType: ContentType, options?: CallOptions): Promise<Challenge>;
  /** Never retried (SUP-6). */
  createTicket(payload: TicketPayload, options?: CallOptions): Promise<CreatedTicket>;
  /**
   * Never retried (SUP-7).
   *
   * @param file the file to upload; default name `file`, default type `application/octet-stream`
   */
  upload(
    file: Blob & { readonly name?: string },
    options?: CallOptions & { onProgress?: (progress: Progress) => void },
  ): Promise<Uploaded>;
  /** Completes even if the page unloads meanwhile (SUP-7). */
  removeUpload(token: string, options?: CallOptions): Promise<void>;
}

const MAX_PAGES = 100;

const createSupport = ({ call, exchange }: Client): Support => ({
  ticketForm: (id, options) => call(routes.ticketForm, { id }, options),

  async ticketFields(options) {
    let fields: TicketField[] = [];
    let after: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const { ticket_fields = [], meta = {} } =
        (await call(routes.ticketFields, { 'page[after]': after }, options)) ?? {};
      // `push(...)` with too many fields would overflow the stack.
      fields = fields.concat(ticket_fields);
      // Use the cursor instead of the answer's link to the next page, which could lead to any host.
      const { has_more, after_cursor } = meta;
      if (!has_more || !after_cursor || after_cursor === after) break;
      after = after_cursor;
    }
    return fields;
  },

  async dynamicContent(options) {
    const getPage = async (page?: number) => (await call(routes.dynamicContent, { page }, options)) ?? {};
    const first = await getPage();
    const rest: ReturnType<typeof getPage>[] = [];
    const { count = 0 } = first;
    for (let page = 2; page <= MAX_PAGES && (page - 1) * 100 < count; page++) rest.push(getPage(page));
    return [first, ...(await Promise.all(rest))].flatMap(({ items = [] }) => items);
  },

  locales: (options) => call(routes.locales, {}, options),
  challenge: (challengeType, options) => call(routes.challenge, { challengeType }, options),
  createTicket: (body, options) => call(routes.createTicket, { body }, options),
  async upload(body, { onProgress, ...options } = {}) {
    // If the chunk that reports progress doesn't load, upload without reporting progress.
    const transport =
      onProgress &&
      (await import('../client/transport-with-progress').then(
        ({ default: transportWithProgress }) => transportWithProgress(onProgress),
        () => undefined,
      ));
    return (await exchange(routes.upload, { body, filename: body.name || 'file' }, { ...options, transport })).data;
  },
  removeUpload: (token, options) => call(routes.removeUpload, { token }, options),
});

export default createSupport;
