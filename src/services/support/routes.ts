import type { Row } from '../route';
import { challenge, contentPage, createdTicket, fieldsPage, oneTicketForm, supportLocales, uploaded } from './answers';

/** Requests for a `challenge` aren't shared: each captcha needs its own challenge. */
export const supportRoutes = {
  ticketForm: { at: 'support', path: '/ticket_forms/{id}', answer: oneTicketForm },
  ticketFields: { at: 'support', path: '/ticket_fields', query: 'page[size]=100 page[after]', answer: fieldsPage },
  dynamicContent: { at: 'support', path: '/dynamic_content/items', query: 'page per_page=100', answer: contentPage },
  locales: { at: 'support', path: '/locales', answer: supportLocales },
  challenge: { path: '/api/v1.0/reportconcern/challenge', query: 'challengeType', cache: 'none', answer: challenge },
  createTicket: { method: 'POST', path: '/api/v1.0/help/create-ticket', body: 'json', answer: createdTicket },
  upload: { method: 'POST', at: 'support', path: '/uploads.json', query: 'filename', body: 'file', answer: uploaded },
  removeUpload: { method: 'DELETE', at: 'support', path: '/uploads/{token}', reads: false },
} as const satisfies Record<string, Row>;
