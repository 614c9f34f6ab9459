export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pages of the site, in the order of their links. */
export const PAGES = {
  'index.html': 'Overview',
  'accessibility.html': 'Accessibility',
  'security.html': 'Security',
  'browser-support.html': 'Browser support',
  'compatibility.html': 'Compatibility',
  'engines.html': 'Engines',
  'speed.html': 'Speed',
  'page-scores.html': 'Page scores',
} as const;

export type PageName = keyof typeof PAGES;

/**
 * @param warnings the warnings' HTML, which every page of the site shows
 * @param body the page's HTML, beginning with the `h1`
 */
export const htmlPage = (name: PageName, warnings: readonly string[], body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${PAGES[name]} · Cobble report</title>
<style>${CSS}</style>
</head>
<body>
<header>
<nav aria-label="Report"><ul>${Object.entries(PAGES)
  .map(([page, title]) => `<li><a href="${page}"${page === name ? ' aria-current="page"' : ''}>${title}</a></li>`)
  .join('')}</ul></nav>
</header>
<main>
${warnings.map((warning) => `<p class="warning">${warning}</p>`).join('\n')}
${body}
</main>
</body>
</html>
`;

/** `head` and `rows` contain HTML. */
export const htmlTable = (label: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  scrollable(
    label,
    `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>
${rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`).join('\n')}
</tbody></table>`,
  );

const htmlCell = (cell: string): string => `<td${/^[\d,]+$/.test(cell) ? ' class="right"' : ''}>${cell}</td>`;

/** Lets a wide table scroll by itself, with the pointer or keyboard. */
export const scrollable = (label: string, table: string): string =>
  `<div class="wide" role="group" aria-label="${escapeHtml(label)}" tabindex="0">${table}</div>`;

export const mark = (kind: 'good' | 'bad' | 'open', text: string): string =>
  `<strong class="${kind}">${escapeHtml(text)}</strong>`;

const CSS = `
:root { color-scheme: light dark; --line: light-dark(#ccc, #555); --soft: light-dark(#f4f4f4, #262626);
  --good: light-dark(#0a6b2d, #7fdc9b); --bad: light-dark(#b00020, #ff9a9a); --link: light-dark(#0b57d0, #a8c7fa) }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #161616); color: light-dark(#1b1b1b, #e8e8e8) }
header { background: var(--soft); border-bottom: 1px solid var(--line) }
nav ul { display: flex; flex-wrap: wrap; gap: 0 4px; list-style: none; margin: 0 auto; padding: 4px 12px; max-width: 1200px }
nav a { display: block; padding: 8px; text-decoration: none }
nav a[aria-current] { font-weight: bold; color: inherit; text-decoration: underline }
main { max-width: 1200px; margin: 0 auto; padding: 8px 20px 40px }
h1 { line-height: 1.2; margin: 16px 0 8px }
h2 { margin: 32px 0 8px }
p, li, dd { max-width: 75ch; overflow-wrap: anywhere }
a { color: var(--link) }
code { font-size: .9em; overflow-wrap: anywhere }
pre { padding: 12px; background: var(--soft); overflow: auto }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px }
dt { font-weight: bold }
dd { margin: 0; min-width: 0 }
.wide { overflow-x: auto; border: 1px solid var(--line); margin: 12px 0; max-width: max-content }
table { border-collapse: collapse; font-size: 15px }
th, td { padding: 6px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); min-width: 4em }
td code { min-width: 14em }
.right { text-align: right }
thead { background: var(--soft) }
tbody tr:last-child > * { border-bottom: 0 }
.warning { border-left: 4px solid var(--bad); background: var(--soft); padding: 8px 12px; max-width: none }
.good { color: var(--good) }
.bad { color: var(--bad) }
.note { color: light-dark(#555, #b5b5b5) }
td ul { margin: 0; padding-left: 18px; min-width: 18em }
@media (max-width: 500px) { main { padding: 4px 14px 32px } dl { display: block } dd { margin-bottom: 8px } }
@media print { header { display: none } .wide { overflow: visible; border: 0 } tr { break-inside: avoid } table { font-size: 11px } a { color: inherit } }
`;
