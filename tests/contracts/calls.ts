export interface Call {
  readonly method?: 'POST' | 'DELETE';
  /** The path in Zendesk's API. `TOKEN` stands for the token of the last upload. */
  readonly path: string;
  readonly body?: string;
  readonly status: number;
}

/** The calls of Zendesk's Support API (SUP-1 to SUP-4, SUP-7). */
export const supportCalls: readonly Call[] = [
  { path: '/ticket_forms/360001900401', status: 200 },
  { path: '/ticket_forms/360001900404', status: 200 },
  { path: '/ticket_forms/7', status: 404 },
  { path: '/ticket_fields?page[size]=100', status: 200 },
  { path: '/ticket_fields?page[size]=100&page[after]=cGxhY2U6MTAw', status: 200 },
  { path: '/dynamic_content/items?per_page=100', status: 200 },
  { path: '/dynamic_content/items?page=3&per_page=100', status: 200 },
  { path: '/locales', status: 200 },
  { method: 'POST', path: '/uploads?filename=log.txt', body: 'the log', status: 201 },
  { method: 'POST', path: '/uploads?filename=run.exe', body: 'no', status: 422 },
  { method: 'DELETE', path: '/uploads/TOKEN', status: 204 },
  { method: 'DELETE', path: '/uploads/TOKEN', status: 404 },
];

const article = 'ARTICLE';

/** Calls of HLP-1 to HLP-6. `ARTICLE` stands for the ID of the first article. */
export const helpCentreCalls: readonly Call[] = [
  { path: '/help_center/en-us/articles?per_page=20&sort_by=created_at&sort_order=asc&page=1', status: 200 },
  { path: '/help_center/en-us/articles?label_names=server_status&per_page=1', status: 200 },
  { path: '/help_center/articles/search?query=install&locale=en-us&per_page=20', status: 200 },
  { path: '/help_center/en-us/sections?per_page=100', status: 200 },
  { path: '/help_center/en-us/categories?per_page=100', status: 200 },
  { path: `/help_center/en-us/articles/${article}`, status: 200 },
  { path: '/help_center/en-us/articles/7', status: 404 },
  { method: 'POST', path: `/help_center/en-us/articles/${article}/up`, status: 200 },
];

/** Fewer calls than `supportCalls`, because the recordings contain only one form and two pages of fields. */
export const recordedSupportCalls: readonly Call[] = [
  { path: '/ticket_forms/24418771900001', status: 200 },
  { path: '/ticket_fields?page[size]=100', status: 200 },
  { path: '/ticket_fields?page[size]=100&page[after]=eyJvIjoicG9zaXRpb24iLCJ2IjoiYVFnPSJ9==', status: 200 },
  { path: '/dynamic_content/items?per_page=100', status: 200 },
  { path: '/locales', status: 200 },
  { method: 'POST', path: '/uploads?filename=log.txt', body: 'the log', status: 201 },
  { method: 'DELETE', path: '/uploads/TOKEN', status: 204 },
];

export const recordedHelpCentreCalls: readonly Call[] = helpCentreCalls.filter(({ status }) => status < 300);

/** Calls that get a 404 from the recordings named `missing`. */
export const missingCalls: readonly Call[] = [
  { path: '/ticket_forms/1', status: 404 },
  { path: '/help_center/en-us/articles/1', status: 404 },
];
