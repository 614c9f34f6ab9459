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
} from './answers/support';
import type { CallOptions, Client } from './http/client';
import type { Progress } from './http/transport-with-progress';
import { supportRoutes as routes } from './routes/support';

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

interface FieldsPage {
  ticket_fields?: TicketField[];
  meta?: { has_more?: boolean; after_cursor?: string | null };
}

interface ContentPage {
  items?: DynamicContentItem[];
  /** Of all pages. */
  count?: number;
}

/** More pages than this are not asked for: an answer that never ends is a fault. */
const mostPages = 100;

/** Makes the group. */
export const createSupport = ({ call, exchange, records }: Client): Support => ({
  ticketForm: (id, options) => call(routes.ticketForm, { id }, options),

  async ticketFields(options) {
    let fields: TicketField[] = [];
    let after: string | null | undefined;
    for (let page = 0; page < mostPages; page++) {
      const answer: FieldsPage | undefined = await call(routes.ticketFields, { 'page[after]': after }, options);
      // Not by push(...): a list of 200,000 is more than a call takes.
      fields = fields.concat(records(answer?.ticket_fields));
      // The cursor is taken, never the server's next link, which could lead anywhere.
      const { has_more, after_cursor } = answer?.meta ?? {};
      if (!has_more || !after_cursor || after_cursor === after) break;
      after = after_cursor;
    }
    return fields;
  },

  async dynamicContent(options) {
    const ask = (page?: number): Promise<ContentPage | undefined> => call(routes.dynamicContent, { page }, options);
    const first = await ask();
    const rest: ReturnType<typeof ask>[] = [];
    const count = typeof first?.count === 'object' ? 0 : first?.count!;
    for (let page = 2; page <= mostPages && (page - 1) * 100 < count; page++) rest.push(ask(page));
    return [first, ...(await Promise.all(rest))].flatMap((answer) => records(answer?.items));
  },

  locales: (options) => call(routes.locales, {}, options),
  challenge: (challengeType, options) => call(routes.challenge, { challengeType }, options),
  createTicket: (body, options) => call(routes.createTicket, { body }, options),
  async upload(body, { onProgress, ...options } = {}) {
    const { name: filename = 'file' } = body;
    // Code that few pages need; where it does not come, nobody hears of the progress.
    const transport =
      onProgress &&
      (await import('./http/transport-with-progress').then(
        ({ default: transportWithProgress }) => transportWithProgress(onProgress),
        () => undefined,
      ));
    return (await exchange<Uploaded>(routes.upload, { body, filename }, options, transport)).data;
  },
  removeUpload: (token, options) => call(routes.removeUpload, { token }, options),
});
