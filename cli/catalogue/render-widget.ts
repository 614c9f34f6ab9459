import type { WidgetDescription, WidgetExample } from '../../src/widgets/kit/description';
import type { CatalogueOptions } from './catalogue-options';
import type { CatalogueWidget } from './catalogue-widget';
import { escapeHtml } from './escape-html';
import { exampleMarkup } from './example-markup';
import { exampleWidth } from './example-width';
import { htmlTable } from './html-table';
import { pageFrame } from './page-frame';
import { pageOf } from './page-of';
import { placeArt } from './place-art';
import { propRow } from './prop-row';
import { renderLetsThrough } from './render-lets-through';

/** One widget's page: its examples, live and to copy, tables of all that it takes and tells, and what systems let through. */
export const renderWidget = (options: CatalogueOptions, { description, part }: CatalogueWidget): string => {
  const { name, text, props, events = {}, slots = {}, methods = [], form, examples } = description;
  const isLive = description.kind === 'component' || options.api !== undefined;
  const sections = [
    section('examples', 'Examples', [
      ...(isLive ? [] : [AREA_NOTE]),
      `<div class="examples">\n${examples.map((example) => figure(options, description, example)).join('\n')}\n</div>`,
      ...(Object.keys(events).length && isLive
        ? [
            `<p class="log" role="log" data-events="${Object.keys(events).join(' ')}">Events of the examples show here.</p>`,
          ]
        : []),
    ]),
    section('props', 'Props', [
      htmlTable(
        'Props',
        ['Prop', 'Holds', 'Default', 'What it is for'],
        Object.entries(props).map(([prop, one]) => propRow(prop, one)),
      ),
    ]),
    ...(Object.keys(slots).length
      ? [
          section('slots', 'Slots', [
            words('Slots', ['Slot', 'What it is for'], slots, (slot) =>
              slot ? `slot="${slot}"` : 'the element’s own content',
            ),
          ]),
        ]
      : []),
    ...(Object.keys(events).length
      ? [section('events', 'Events', [words('Events', ['Event', 'detail'], events, (event) => `cobble:${event}`)])]
      : []),
    ...(methods.length
      ? [
          section('methods', 'Methods', [
            htmlTable(
              'Methods',
              ['Method', 'From markup'],
              methods.map((method) => [
                `<code>cobble.get('#id').${method}()</code>`,
                method === 'focus'
                  ? '<span class="nothing">none</span>'
                  : `<code>${escapeHtml(`<button data-widget-${method}="#id">`)}</code>`,
              ]),
            ),
          ]),
        ]
      : []),
    ...(form
      ? [
          section('form', 'Form', [
            '<p>In a form it takes part under <code>data-name</code>: in its data, its validation and its reset.</p>',
          ]),
        ]
      : []),
    section('systems', 'In a content system', [renderLetsThrough(description)]),
  ];
  return pageFrame(options, {
    file: pageOf(name),
    title: name,
    lead: text,
    tags: part === undefined ? ['Component'] : ['Area', part],
    main: sections.join('\n'),
  });
};

/** What stands over the examples of an area where nothing answers its calls. */
const AREA_NOTE =
  '<p class="note">An area calls services, and this catalogue has none, so its examples are shown as markup. They are live under <code>cobble serve</code>, and in a catalogue made with <code>--api</code>.</p>';

const figure = (options: CatalogueOptions, description: WidgetDescription, example: WidgetExample) => {
  const { name, kind } = description;
  const id = `${name}-${example.name}`;
  const width = exampleWidth(name);
  const opens =
    example.call === 'open' ? ` <button type="button" class="act" data-widget-open="#${id}">Open</button>` : '';
  const markup = placeArt(exampleMarkup(description, example), options.art);
  const isLive = kind === 'component' || options.api !== undefined;
  const shown = placeArt(exampleMarkup(description, example, { id }), options.art);
  const live = `<div class="live"><div${width ? ` style="width: ${width}px"` : ''}>${opens}${shown}</div></div>\n`;
  return `<figure${width || opens || name === 'themed-button' ? '' : ' class="whole"'}>
<figcaption><b>${escapeHtml(example.name)}</b><p>${escapeHtml(example.text)}</p></figcaption>
${isLive ? live : ''}<details${isLive ? '' : ' open'}><summary>Markup</summary><div class="markup"><pre tabindex="0"><code>${escapeHtml(markup)}</code></pre><button type="button" class="copy">Copy</button></div></details>
</figure>`;
};

const section = (id: string, title: string, parts: readonly string[]) =>
  `<section id="${id}"><h2>${title}</h2>\n${parts.join('\n')}\n</section>`;

const words = (
  label: string,
  heads: readonly [string, string],
  given: Readonly<Record<string, string>>,
  code: (key: string) => string,
) =>
  htmlTable(
    label,
    heads,
    Object.entries(given).map(([key, text]) => [`<code>${escapeHtml(code(key))}</code>`, escapeHtml(text)]),
  );
