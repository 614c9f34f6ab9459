import { exampleMarkup } from '../../cli/catalogue/example-markup';
import { escapeHtml } from '../../cli/catalogue/site/markup';
import type { Theme } from '../../src/themes/theme';
import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import { sheetStyle } from './sheet-style';

export interface SheetOptions {
  readonly theme: Theme;
  readonly dir: 'ltr' | 'rtl';
  readonly descriptions: readonly WidgetDescription[];
}

/** Renders all examples, for screenshots and accessibility tests. Each open dialog is in its own iframe. */
export const renderSheet = ({ theme, dir, descriptions }: SheetOptions): string => `<!doctype html>
<html lang="en-us" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cobble: the widgets in ${theme.name}</title>
<link rel="icon" href="/examples/pages/art/mark.svg">
<style>${sheetStyle(theme)}</style>
<script async src="/dist/${theme.name}/cobble.js"></script>
</head>
<body>
<header><h1>${theme.name.charAt(0).toUpperCase()}${theme.name.slice(1)}</h1></header>
<main>
${descriptions.map((description) => section(description, theme, dir)).join('\n')}
</main>
</body>
</html>
`;

const section = (
  description: WidgetDescription,
  theme: Theme,
  dir: string,
) => `<section aria-label="${description.name}">
<h2>${description.name}</h2>
<div class="row">
${description.examples.map((example) => figure(description, example, theme, dir)).join('\n')}
</div>
</section>`;

const figure = (description: WidgetDescription, example: WidgetExample, theme: Theme, dir: string) => {
  const { name, exampleWidth: width } = description;
  const id = `${name}-${example.name}`;
  const caption = `<figcaption>${escapeHtml(example.name)}</figcaption>`;
  if (example.call === 'open') {
    const address = `/catalogue/example?widget=${name}&name=${example.name}&theme=${theme.name}&dir=${dir}`;
    return `<figure class="frame">${caption}<iframe title="${id}" src="${escapeHtml(address)}"></iframe></figure>`;
  }
  // A button must stay as wide as its text, so don't stretch it.
  const kind = width || name === 'themed-button' ? '' : ' class="whole"';
  return `<figure${kind}${width ? ` style="width: ${width}px"` : ''}>${caption}${exampleMarkup(description, example, { id, 'data-load': 'eager' })}</figure>`;
};
