import type { Row } from '../route';

/** The support calls (SUP-1 to SUP-7). A challenge is never shared: each captcha needs its own. */
export const supportRoutes = {
  ticketForm: { at: 'support', path: '/ticket_forms/{id}' },
  ticketFields: { at: 'support', path: '/ticket_fields', query: 'page[size]=100 page[after]' },
  dynamicContent: { at: 'support', path: '/dynamic_content/items', query: 'page per_page=100' },
  locales: { at: 'support', path: '/locales' },
  challenge: { path: '/api/v1.0/reportconcern/challenge', query: 'challengeType', cache: 'none' },
  createTicket: { method: 'POST', path: '/api/v1.0/help/create-ticket', body: 'json' },
  upload: { method: 'POST', at: 'support', path: '/uploads.json', query: 'filename', body: 'file' },
  removeUpload: { method: 'DELETE', at: 'support', path: '/uploads/{token}', reads: false },
} as const satisfies Record<string, Row>;
