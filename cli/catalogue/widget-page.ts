import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription, WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import { typeText } from './attributes';
import { type CatalogueOptions, type CatalogueWidget, pageOf } from './catalogue-options';
import { contentSystemsTable } from './content-systems-page';
import { exampleMarkup, placeArt } from './example-markup';
import { escapeHtml, htmlSection, htmlTable } from './html';
import { pageFrame } from './page-frame';

export const widgetPage = (options: CatalogueOptions, { description, part }: CatalogueWidget): string => {
  const { name, text } = description;
  const sections = [
    examplesSection(options, description),
    propsSection(description),
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

/** Areas can't mount without an API. */
const isLive = (options: CatalogueOptions, { kind }: WidgetDescription): boolean =>
  kind === 'component' || options.api !== undefined;

const MARKUP_ONLY_NOTE =
  '<p class="note">An area calls services, and this catalogue has none, so its examples are shown as markup. They are live under <code>cobble serve</code>, and in a catalogue made with <code>--api</code>.</p>';

const examplesSection = (options: CatalogueOptions, description: WidgetDescription): string => {
  const figures = description.examples.map((example) => exampleFigure(options, description, example));
  const list = `<div class="examples">\n${figures.join('\n')}\n</div>`;
  if (!isLive(options, description)) return htmlSection('examples', 'Examples', [MARKUP_ONLY_NOTE, list]);
  const events = Object.keys(description.events ?? {}).join(' ');
  const log = `<p class="log" role="log" data-events="${events}">Events of the examples show here.</p>`;
  return htmlSection('examples', 'Examples', events ? [list, log] : [list]);
};

const exampleFigure = (options: CatalogueOptions, description: WidgetDescription, example: WidgetExample): string => {
  const { name, exampleWidth: width } = description;
  const id = `${name}-${example.name}`;
  const markup = placeArt(exampleMarkup(description, example), options.art);
  const openButton =
    example.call === 'open' ? ` <button type="button" class="act" data-widget-open="#${id}">Open</button>` : '';
  const isFullWidth = !width && !openButton && name !== 'themed-button';
  const mounted = placeArt(exampleMarkup(description, example, { id }), options.art);
  const live = `<div class="live"><div${width ? ` style="width: ${width}px"` : ''}>${openButton}${mounted}</div></div>\n`;
  const hasLive = isLive(options, description);
  return `<figure${isFullWidth ? ' class="whole"' : ''}>
<figcaption><b>${escapeHtml(example.name)}</b><p>${escapeHtml(example.text)}</p></figcaption>
${hasLive ? live : ''}<details${hasLive ? '' : ' open'}><summary>Markup</summary><div class="markup"><pre tabindex="0"><code>${escapeHtml(markup)}</code></pre><button type="button" class="copy">Copy</button></div></details>
</figure>`;
};

const propsSection = ({ props }: WidgetDescription): string => {
  const rows = Object.entries(props).map(([prop, description]) => propRow(prop, description));
  return htmlSection('props', 'Props', [htmlTable('Props', ['Prop', 'Holds', 'Default', 'What it is for'], rows)]);
};

const propRow = (name: string, prop: PropDescription): string[] => {
  const isSetting = prop.from === 'settings';
  const place = isSetting ? 'only in the settings’ <code>texts</code>' : `<code>${attributeOf(name)}</code>`;
  return [
    `<code>${name}</code><small>${place}</small>`,
    escapeHtml(typeText(prop)),
    defaultOf(prop),
    escapeHtml(prop.text),
  ];
};

const defaultOf = ({ required, slotted, default: fallback }: PropDescription): string => {
  if (required) return `<b>required</b>${slotted ? ', or slotted' : ''}`;
  if (fallback === undefined) return '<span class="nothing">none</span>';
  return fallback === '' ? 'empty' : `<code>${escapeHtml(String(fallback))}</code>`;
};

const slotsSection = ({ slots = {} }: WidgetDescription): string | undefined => {
  const rows = Object.entries(slots).map(([slot, text]) => [
    `<code>${escapeHtml(slot ? `slot="${slot}"` : 'the element’s own content')}</code>`,
    escapeHtml(text),
  ]);
  if (rows.length === 0) return undefined;
  return htmlSection('slots', 'Slots', [htmlTable('Slots', ['Slot', 'What it is for'], rows)]);
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
        '<p>In a form it takes part under <code>data-name</code>: in its data, its validation and its reset.</p>',
      ])
    : undefined;
