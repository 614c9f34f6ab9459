import { type CatalogueOptions, pageOf } from './catalogue-options';
import { escapeHtml } from './site/markup';

interface Page {
  readonly file: string;
  readonly title: string;
  readonly lead: string;
  readonly tags?: readonly string[];
  readonly main: string;
}

export const pageFrame = (options: CatalogueOptions, { file, title, lead, tags = [], main }: Page): string => {
  const { art } = options;
  return `<!doctype html>
<html lang="en" ${rootAttributes(options)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Cobble</title>
<link rel="icon" href="${escapeHtml(`${art}mark.svg`)}">
<link rel="stylesheet" href="themes.css">
<link rel="stylesheet" href="frame.css">
<link rel="stylesheet" href="content.css">
<link rel="stylesheet" href="find.css">
<link rel="stylesheet" href="playground.css">
<script src="look.js"></script>
<script type="module" src="catalogue.js"></script>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header class="top"><div>
<p class="name"><a href="index.html"><img src="${escapeHtml(`${art}mark.svg`)}" alt="" width="32" height="32"> Cobble</a></p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${tags.length ? `<ul class="tags">${tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('')}</ul>` : ''}
</div></header>
<div class="grid">
<aside class="side" aria-label="Themes and pages">
${switches(options)}
${list(options, file)}
</aside>
<main id="content">
${main}
</main>
</div>
<p class="said" role="status"></p>
</body>
</html>
`;
};

export const rootAttributes = ({ themes, bundle, api }: CatalogueOptions): string =>
  Object.entries({
    look: themes[0]?.name ?? '',
    looks: themes.map(({ name }) => name).join(' '),
    bundle,
    ...(api === undefined ? {} : { api }),
  })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ');

const switches = ({
  themes,
}: CatalogueOptions): string => `<details class="fold" open><summary>Theme and direction</summary>
<h2 id="themes">Theme</h2>
<nav class="switch swatches" aria-labelledby="themes">${themes.map(({ name }) => `<a href="?theme=${name}" data-choice="theme" data-value="${name}" data-swatch="${name}"><span></span>${capital(name)}</a>`).join('')}</nav>
<h2 id="directions">Direction of the widgets</h2>
<nav class="switch" aria-labelledby="directions"><a href="?dir=ltr" data-choice="dir" data-value="ltr">Left to right</a><a href="?dir=rtl" data-choice="dir" data-value="rtl">Right to left</a></nav>
</details>`;

const list = ({ widgets }: CatalogueOptions, file: string): string => {
  const parts = [...new Set(widgets.map(({ part }) => part))];
  const item = (href: string, text: string) =>
    `<li><a href="${href}"${href === file ? ' aria-current="page"' : ''}>${text}</a></li>`;
  return `<details class="fold" open><summary>All pages</summary>
<nav class="widgets" aria-label="Pages">
<ul>${item('index.html', 'Search')}${item('content-systems.html', 'Content systems')}</ul>
${parts
  .map(
    (part) =>
      `<h3>${part === undefined ? 'Components' : `Areas: ${part}`}</h3><ul>${widgets
        .filter((widget) => widget.part === part)
        .map(({ description: { name } }) => item(pageOf(name), name))
        .join('')}</ul>`,
  )
  .join('\n')}
</nav></details>`;
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
