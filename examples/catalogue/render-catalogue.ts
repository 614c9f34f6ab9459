import type { Theme } from '../../src/themes/theme';
import { themes as eight } from '../../src/themes/themes';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import { catalogueStyle } from './catalogue-style';
import { renderWidget } from './render-widget';

export interface CatalogueOptions {
  readonly theme: Theme;
  /** Those that can be switched to; the eight where nothing is said. */
  readonly themes?: readonly Theme[];
  /** Of the examples; the page around them stays left to right. */
  readonly dir: 'ltr' | 'rtl';
  readonly descriptions: readonly WidgetDescription[];
}

/**
 * The catalogue: every widget with all its examples, live in a theme and a direction, and its tables, from the
 * descriptions alone.
 */
export const renderCatalogue = ({ theme, themes = eight, dir, descriptions }: CatalogueOptions): string => {
  const groups = [
    { title: 'Components', widgets: descriptions.filter(({ kind }) => kind === 'component') },
    { title: 'Areas', widgets: descriptions.filter(({ kind }) => kind === 'area') },
  ].filter(({ widgets }) => widgets.length);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cobble: all widgets</title>
<link rel="icon" href="/examples/pages/art/mark.svg">
<style>${catalogueStyle(theme)}</style>
<script async src="/dist/${theme.name}/cobble.js"></script>
<script defer src="/catalogue/catalogue.js"></script>
</head>
<body>
<header class="top"><div>
<p class="name"><a href="/?theme=${theme.name}"><img src="/examples/pages/art/mark.svg" alt="" width="32" height="32"> Cobble</a></p>
<h1>All widgets</h1>
<p>Every named example, live. Copy its markup into any page that has the tag.</p>
</div></header>
<div class="grid">
<div class="side">
<h2 id="themes">Theme</h2>
<nav class="switch" aria-labelledby="themes">${themes.map(({ name }) => choice(`?theme=${name}&amp;dir=${dir}`, capital(name), name === theme.name)).join('')}</nav>
<h2 id="directions">Direction</h2>
<nav class="switch" aria-labelledby="directions">${choice(`?theme=${theme.name}&amp;dir=ltr`, 'Left to right', dir === 'ltr')}${choice(`?theme=${theme.name}&amp;dir=rtl`, 'Right to left', dir === 'rtl')}</nav>
${groups.map(({ title, widgets }) => `<h2 id="${title}">${title}</h2><nav class="widgets" aria-labelledby="${title}"><ul>${widgets.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>`).join('\n')}
</div>
<main>
${groups.flatMap(({ widgets }) => widgets.map((widget) => renderWidget(widget, dir))).join('\n')}
</main>
</div>
<p class="said" role="status"></p>
</body>
</html>
`;
};

const choice = (href: string, text: string, chosen: boolean) =>
  `<a href="${href}"${chosen ? ' aria-current="true"' : ''}>${text}</a>`;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
