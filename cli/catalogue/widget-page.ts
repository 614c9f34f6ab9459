import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import { activeDeprecations } from '../deprecations/deprecations';
import { type CatalogueOptions, type CatalogueWidget, isLive, pageOf } from './catalogue-options';
import { contentSystemsTable } from './content-systems-page';
import { exampleMarkup, placeArt } from './example-markup';
import { htmlSection, htmlTable } from './html';
import { pageFrame } from './page-frame';
import { playgroundSection } from './playground';
import { escapeHtml } from './site/markup';

export const widgetPage = (options: CatalogueOptions, { description, part }: CatalogueWidget): string => {
  const { name, text } = description;
  const sections = [
    playgroundSection(options, description, isLive(options, description)),
    examplesSection(options, description),
    deprecatedSection(description),
    slotsSection(description),
    eventsSection(description),
    methodsSection(description),
    formSection(description),
    htmlSection('systems', 'In a content system', [contentSystemsTable(description)]),
  ];
  return pageFrame(options, {
    file: pageOf(name),
    title: name,
    lead: text,
    tags: part === undefined ? ['Component'] : ['Area', part],
    main: sections.filter((section) => section !== undefined).join('\n'),
  });
};

const examplesSection = (options: CatalogueOptions, description: WidgetDescription): string => {
  const figures = description.examples.map((example) => exampleFigure(options, description, example));
  return htmlSection('examples', 'Examples', [`<div class="examples">\n${figures.join('\n')}\n</div>`]);
};

const exampleFigure = (options: CatalogueOptions, description: WidgetDescription, example: WidgetExample): string => {
  const { name, isButton, exampleWidth: width } = description;
  const id = `${name}-${example.name}`;
  const markup = placeArt(exampleMarkup(description, example), options.art);
  const openButton =
    example.call === 'open' ? ` <button type="button" class="act" data-widget-open="#${id}">Open</button>` : '';
  const isFullWidth = !width && !openButton && !isButton;
  const mounted = placeArt(exampleMarkup(description, example, { id }), options.art);
  const live = `<div class="live"><div${width ? ` data-typical="${width}"` : ''}>${openButton}${mounted}</div></div>\n`;
  const hasLive = isLive(options, description);
  return `<figure${isFullWidth ? ' class="whole"' : ''}>
<figcaption><b>${escapeHtml(example.name)}</b><p>${escapeHtml(example.text)}</p><a data-example="${escapeHtml(example.name)}" href="?example=${encodeURIComponent(example.name)}#playground">Try it<span class="unseen">: ${escapeHtml(example.name)}</span></a></figcaption>
${hasLive ? live : ''}<details${hasLive ? '' : ' open'}><summary>Markup</summary><div class="markup"><pre tabindex="0"><code>${escapeHtml(markup)}</code></pre><button type="button" class="copy">Copy</button></div></details>
</figure>`;
};

const deprecatedSection = (description: WidgetDescription): string | undefined => {
  const rows = activeDeprecations(description).map(({ attribute, useAttribute, since, removedIn }) => [
    `<code>${escapeHtml(attribute)}</code>`,
    `<code>${escapeHtml(useAttribute)}</code>`,
    since,
    removedIn,
  ]);
  if (rows.length === 0) return undefined;
  const table = htmlTable('Deprecated attributes', ['Attribute', 'Use', 'Deprecated since', 'Removed in'], rows);
  return htmlSection('deprecated', 'Deprecated attributes', [table]);
};

const slotsSection = ({ slots = {} }: WidgetDescription): string | undefined => {
  const rows = Object.entries(slots).map(([slot, text]) => [
    `<code>${escapeHtml(slot ? `slot="${slot}"` : 'the element’s own content')}</code>`,
    escapeHtml(text),
  ]);
  if (rows.length === 0) return undefined;
  return htmlSection('slots', 'Slots', [htmlTable('Slots', ['Slot', 'Description'], rows)]);
};

const eventsSection = ({ events = {} }: WidgetDescription): string | undefined => {
  const rows = Object.entries(events).map(([event, text]) => [
    `<code>${escapeHtml(`cobble:${event}`)}</code>`,
    escapeHtml(text),
  ]);
  if (rows.length === 0) return undefined;
  return htmlSection('events', 'Events', [htmlTable('Events', ['Event', 'detail'], rows)]);
};

const methodsSection = ({ methods = [] }: WidgetDescription): string | undefined => {
  if (methods.length === 0) return undefined;
  const rows = methods.map((method) => [
    `<code>cobble.get('#id').${method}()</code>`,
    method === 'focus'
      ? '<span class="nothing">none</span>'
      : `<code>${escapeHtml(`<button data-widget-${method}="#id">`)}</code>`,
  ]);
  return htmlSection('methods', 'Methods', [htmlTable('Methods', ['Method', 'From markup'], rows)]);
};

const formSection = ({ form }: WidgetDescription): string | undefined =>
  form
    ? htmlSection('form', 'Form', [
        '<p>Inside a form, <code>data-name</code> makes it part of the form’s data, validation and reset.</p>',
      ])
    : undefined;
