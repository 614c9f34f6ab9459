import { exampleMarkup } from '../../cli/catalogue/example-markup';
import type { WidgetDescription } from '../../src/widgets/kit/description';

export const widgetPage = (description: WidgetDescription, theme: string): string =>
  `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${description.name}</title>
<style>body{margin:16px auto;max-width:960px;padding:0 16px;font:16px/1.5 sans-serif}</style>
<link rel="stylesheet" href="/dist/${theme}/room.css">
<script async src="/dist/${theme}/cobble.js"></script>
<body><h1>A page with one widget</h1><p>What stands before it.</p>
${description.examples
  .slice(0, 1)
  .map((example) => exampleMarkup(description, example))
  .join('')}
<p>What stands behind it, and is not to be moved.</p>`;
