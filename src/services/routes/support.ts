import type { Route } from '../route';

/** The support calls (SUP-1 to SUP-7). A challenge is never shared: each captcha needs its own. */
export const supportRoutes = {
  ticketForm: { rule: 'SUP-1', method: 'GET', at: 'support', path: '/ticket_forms/{id}', reads: true, retry: 'read', cache: 'shared' },
  ticketFields: {
    rule: 'SUP-2', method: 'GET', at: 'support', path: '/ticket_fields',
    query: { 'page[size]': '=100', 'page[after]': 'text' },
    reads: true, retry: 'read', cache: 'shared',
  },
  dynamicContent: {
    rule: 'SUP-3', method: 'GET', at: 'support', path: '/dynamic_content/items',
    query: { page: 'text', per_page: '=100' },
    reads: true, retry: 'read', cache: 'shared',
  },
  locales: { rule: 'SUP-4', method: 'GET', at: 'support', path: '/locales', reads: true, retry: 'read', cache: 'shared' },
  challenge: {
    rule: 'SUP-5', method: 'GET', at: 'api', path: '/api/v1.0/reportconcern/challenge',
    query: { challengeType: 'text' },
    reads: true, retry: 'read', cache: 'none',
  },
  createTicket: {
    rule: 'SUP-6', method: 'POST', at: 'api', path: '/api/v1.0/help/create-ticket',
    body: 'json', reads: true, retry: 'never', cache: 'none',
  },
  upload: {
    rule: 'SUP-7', method: 'POST', at: 'support', path: '/uploads.json',
    query: { filename: 'text' },
    body: 'file', reads: true, retry: 'never', cache: 'none',
  },
  removeUpload: { rule: 'SUP-7', method: 'DELETE', at: 'support', path: '/uploads/{token}', reads: false, retry: 'never', cache: 'none' },
} as const satisfies Record<string, Route>;
