import type { OneTicketForm, SupportLocales } from '../../../src/services/support/answers';
import type { supportRoutes } from '../../../src/services/support/routes';
import { supportLocales } from '../data/support/support-locales';
import type { Handler } from '../http/call';
import { numberOf, paramOf } from '../http/params';
import { Refusal } from '../http/refusal';
import { challenge } from './challenge';
import { createTicket } from './create-ticket';
import { sliceOf } from './slice-of';
import { removeUpload, upload } from './uploads';

const ticketForm: Handler = (call) => {
  const { state, origin, path } = call;
  const requested = paramOf(call, 'id').replace(/\.json$/, '');
  const form = state.support.forms.find(({ id }) => String(id) === requested);
  if (!form) throw new Refusal(404, 'RecordNotFound', 'Not found');
  const body: OneTicketForm = { ticket_form: { url: `${origin}${path}`, ...form } };
  return { body };
};

/** Returns a page of ticket fields. To skip N fields, set `page[after]` to `place:N` in base64. */
const ticketFields: Handler = ({ state, query, origin, path }) => {
  const { fields } = state.support;
  const size = Math.min(numberOf(query, 'page[size]', 100, 1), 100);
  const after = query.get('page[after]');
  const place = after ? /^place:(\d+)$/.exec(Buffer.from(after, 'base64').toString())?.[1] : '0';
  if (!place) throw new Refusal(400, 'InvalidPaginationParameter', 'page[after] is no cursor of ours.');
  const from = Number(place);
  const page = fields.slice(from, from + size);
  const hasMore = from + size < fields.length;
  const cursor = (at: number) => Buffer.from(`place:${at}`).toString('base64');
  const next = new URLSearchParams({ 'page[size]': String(size), 'page[after]': cursor(from + size) });
  return {
    body: {
      ticket_fields: page,
      meta: {
        has_more: hasMore,
        after_cursor: page.length ? cursor(from + size) : null,
        before_cursor: page.length ? cursor(from) : null,
      },
      links: { prev: null, next: hasMore ? `${origin}${path}?${next}` : null },
    },
  };
};

const dynamicContent: Handler = (call) => {
  const { members, about } = sliceOf(call.state.support.dynamicContent, call, 100);
  return { body: { items: members, ...about } };
};

const locales: Handler = ({ origin }) => {
  const body: SupportLocales = {
    locales: supportLocales.map((locale) => ({
      ...locale,
      url: `${origin}/locales/${locale.id}.json`,
      created_at: '2023-05-02T10:00:00Z',
      updated_at: '2023-05-02T10:00:00Z',
    })),
    count: supportLocales.length,
  };
  return { body };
};

/** SUP-1 to SUP-7 */
export const supportCalls: Readonly<Record<keyof typeof supportRoutes, Handler>> = {
  ticketForm,
  ticketFields,
  dynamicContent,
  locales,
  challenge,
  createTicket,
  upload,
  removeUpload,
};
