import { exampleMarkup } from '../../cli/catalogue/example-markup';
import type { Theme } from '../../src/themes/theme';
import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';

export interface ExampleOptions {
  readonly theme: Theme;
  readonly dir: 'ltr' | 'rtl';
  readonly description: WidgetDescription;
  readonly example: WidgetExample;
}

/** Renders a page with one example. If the example has a `call`, the page calls that widget method. */
export const renderExample = ({ theme, dir, description, example }: ExampleOptions): string => `<!doctype html>
<html lang="en-us" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${description.name}, ${example.name}</title>
<style>${style(theme)}</style>
<script async src="/dist/${theme.name}/cobble.js"></script>
</head>
<body>
<h1 style="font-size: 20px">${description.name}</h1>
<p>The page behind it.</p>
${exampleMarkup(description, example, { id: 'example', 'data-load': 'eager' })}
${example.call ? `<script>(window.cobble = window.cobble || []).push(function (cobble) { cobble.get('#example').${example.call}(); });</script>` : ''}
</body>
</html>
`;

const style = ({ color, button: { secondary }, scheme, type }: Theme) => `
:root { color-scheme: ${scheme}; }
body { margin: 16px; background: ${color.surface}; color: ${color.text}; font: 16px/1.5 ${type.body}; }
a { color: ${color.link}; }
button { margin-top: 16px; padding: 8px 16px; border: 2px solid ${secondary.edge}; background: ${secondary.surface}; color: ${secondary.text}; font: inherit; }
`;
