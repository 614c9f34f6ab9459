import type { ServerResponse } from 'node:http';
import { escapeHtml, sendPage } from '../sign-in/page';
import type { LoggedRequest } from './request-log';

/** Limits the page's size. The JSON response has no limit. */
const MAX_ROWS = 500;
const MAX_BODY_CHARACTERS = 4000;

/** Sends a table of the requests, newest first, with a filter. */
export const sendRequestPage = (res: ServerResponse, entries: readonly LoggedRequest[]): void =>
  sendPage(res, { title: 'Requests to the sandbox API', style: STYLE, script: SCRIPT, content: contentOf(entries) });

const contentOf = (entries: readonly LoggedRequest[]): string => `<h1>Requests to the sandbox API</h1>
<p>The calls of this server's pages, newest first. Reload to see new ones. <a href="?format=json">JSON</a></p>
<form>
<label for="filter">Filter by time, status, method, path or call</label>
<div><input id="filter" type="search" autocomplete="off" spellcheck="false"> <button type="button" id="clear">Clear the list</button></div>
</form>
<p id="count" role="status">${countText(entries.length)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Requests">
<table>
<thead><tr><th scope="col">Time</th><th scope="col">Status</th><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Call</th></tr></thead>
<tbody>${entries.slice(-MAX_ROWS).reverse().map(rowOf).join('\n')}</tbody>
</table>
</div>`;

const countText = (count: number): string => {
  if (count === 0) return 'No requests yet. Open a page with a widget that calls a service.';
  if (count > MAX_ROWS) return `The last ${MAX_ROWS} of ${count} requests`;
  return count === 1 ? '1 request' : `${count} requests`;
};

const rowOf = (entry: LoggedRequest): string => {
  const { method, url, call, status, time } = entry;
  const at = new Date(time);
  return `<tr${status === undefined || status >= 400 ? ' class="bad"' : ''}>
<td><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 23)}</time></td>
<td>${status ?? 'no response'}</td>
<td>${escapeHtml(method)}</td>
<td><details><summary>${escapeHtml(url)}</summary><pre>${escapeHtml(detailsOf(entry))}</pre></details></td>
<td>${call === undefined ? 'unknown path' : escapeHtml(call)}</td>
</tr>`;
};

const detailsOf = ({ headers, body, bodyEncoding, bodyBytes }: LoggedRequest): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (bodyBytes === 0) return lines.join('\n');
  const encoding = bodyEncoding === 'base64' ? ' in base64' : '';
  const cut = body.length > MAX_BODY_CHARACTERS ? `, of which the first ${MAX_BODY_CHARACTERS} characters` : '';
  return [...lines, '', `Body, ${bodyBytes} bytes${encoding}${cut}:`, body.slice(0, MAX_BODY_CHARACTERS)].join('\n');
};

/** Shows times in the visitor's time zone, filters the rows, and clears the log. */
const SCRIPT = `
const rows = [...document.querySelectorAll('tbody tr')];
const [filter, clear, count] = ['filter', 'clear', 'count'].map((id) => document.getElementById(id));
const all = count.textContent;
for (const time of document.querySelectorAll('time'))
  time.textContent = new Date(time.dateTime).toLocaleTimeString([], { hour12: false, hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 });
const textOf = (row) => [...row.cells].map((cell) => (cell.querySelector('summary') ?? cell).textContent).join(' ');
const texts = rows.map((row) => textOf(row).toLowerCase());
const update = () => {
  const words = filter.value.toLowerCase().split(/\\s+/);
  rows.forEach((row, at) => { row.hidden = !words.every((word) => texts[at].includes(word)); });
  const shown = rows.filter((row) => !row.hidden).length;
  count.textContent = shown === rows.length ? all : shown + ' of ' + rows.length + ' requests';
};
filter.addEventListener('input', update);
filter.form.addEventListener('submit', (event) => event.preventDefault());
clear.addEventListener('click', async () => {
  await fetch('/__sandbox/requests', { method: 'DELETE' });
  location.reload();
});
update();`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px 16px; }
main { max-width: 1200px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.2; }
p { margin: 0 0 12px; }
label { display: block; font-weight: 600; }
form div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 12px; }
input { flex: 1 1 240px; min-width: 0; padding: 8px 12px; font: inherit; }
button { padding: 8px 12px; font: inherit; cursor: pointer; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 25%, transparent); text-align: start; vertical-align: top; white-space: nowrap; }
td:nth-child(4) { width: 100%; min-width: 240px; white-space: normal; overflow-wrap: anywhere; }
time, summary, pre { font-family: ui-monospace, Consolas, monospace; font-size: 13px; }
summary { cursor: pointer; }
pre { max-height: 20rem; margin: 8px 0; padding: 8px; overflow: auto; white-space: pre-wrap; background: color-mix(in srgb, currentcolor 8%, transparent); }
.bad td:nth-child(2) { font-weight: 700; color: light-dark(#b3261e, #ff9b93); }`;
