import { attributeOf } from '../../src/embed/read-props';
import type { WidgetDescription } from '../../src/widgets/kit/description';
import type { CatalogueOptions, CatalogueWidget } from './catalogue-options';
import { exampleMarkup, placeArt } from './example-markup';
import { rootAttributes } from './page-frame';
import { escapeHtml } from './site/markup';

/**
 * Returns a page that shows one example in a frame. There, media and container queries use the chosen width, the
 * document has the chosen direction, and dialogs stay inside. Links open a new tab, because a sign-in page can't be in
 * a frame.
 */
export const previewPage = (options: CatalogueOptions, { description }: CatalogueWidget): string => {
  const { name, props, exampleWidth } = description;
  // The page's URL can set only these attributes, and no HTML, because anyone can write such a URL.
  const attributes = Object.keys(props)
    .filter((prop) => props[prop]?.from !== 'settings')
    .map(attributeOf);
  return `<!doctype html>
<html lang="en" ${rootAttributes(options)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<base target="_blank">
<title>Preview of ${name} · Cobble</title>
<link rel="icon" href="${escapeHtml(`${options.art}mark.svg`)}">
<link rel="stylesheet" href="themes.css">
<link rel="stylesheet" href="preview.css">
<script src="look.js"></script>
<script type="module" src="preview.js"></script>
</head>
<body>
<main data-events="${[...eventNames(description), ...COMMON_EVENTS].join(' ')}" data-attributes="${attributes.join(' ')}"${exampleWidth ? ` data-typical="${exampleWidth}"` : ''}></main>
${description.examples.map((example) => `<template data-example="${escapeHtml(example.name)}"${example.call === 'open' ? ' data-opens' : ''}>${placeArt(exampleMarkup(description, example, { id: 'preview' }), options.art)}</template>`).join('\n')}
</body>
</html>
`;
};

const COMMON_EVENTS = ['cobble:mounted', 'cobble:unmounted', 'cobble:error'];

export const eventNames = ({ events = {} }: WidgetDescription): string[] =>
  Object.keys(events).map((event) => `cobble:${event}`);
