import type { Preview } from './previews';

export interface StartedPage {
  /** `/help/index.html` */
  readonly path: string;
  readonly href: string;
  readonly previews: readonly Preview[];
}

export interface StartPage {
  readonly pages: readonly StartedPage[];
  readonly host: string | undefined;
  readonly fault: string | undefined;
}

export const renderStartPage = ({ pages, host, fault }: StartPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pages served by Cobble</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your pages</h1>
<p>${host === undefined ? 'There are no experiments yet.' : `Experiments of <b>${escapeHtml(host)}</b> run here.`} Open pages reload when you save a file.</p>
${fault === undefined ? '' : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`}
${pages.length === 0 ? '<p>There is no page in this folder yet. Add an <code>.html</code> file.</p>' : ''}
<ul class="pages">${pages.map(pageItem).join('')}</ul>
</main>
<footer>Served on this machine only. The sandbox API lists its calls at <a href="/__sandbox/requests">/__sandbox/requests</a>. Examples: <a href="/catalogue/">all widgets</a>.</footer>
</body>
</html>
`;

const pageItem = ({ path, href, previews }: StartedPage): string => `<li>
<h2><a href="${escapeHtml(href)}">${escapeHtml(path)}</a></h2>
${
  previews.length === 0
    ? '<p>No flight can run on this page.</p>'
    : `<p>Preview a flight:</p>\n<ul class="flights">${previews.map(flightItem).join('')}</ul>`
}
<iframe src="${escapeHtml(href)}" title="${escapeHtml(path)}" loading="lazy" tabindex="-1"></iframe>
</li>`;

const flightItem = ({ experiment, flight, href }: Preview): string =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(flight)}</a> <span>of ${escapeHtml(experiment)}</span></li>`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1rem; }
h1, h2 { line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
p { margin: 0 0 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; }
.pages { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); margin: 1.5rem 0; }
.pages > li { border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: 0.5rem; display: flex; flex-direction: column; padding: 1rem; }
.flights { margin-bottom: 1rem; }
.flights a { font-weight: 600; }
.flights span { opacity: 0.75; }
.fault { border-left: 4px solid #c62828; padding-left: 0.75rem; white-space: pre-wrap; }
iframe { background: #fff; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); height: 20rem; margin-top: auto; pointer-events: none; width: 100%; }
`;
