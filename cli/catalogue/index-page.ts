import type { WidgetDescription } from '../../src/widgets/kit/description';
import { type CatalogueOptions, type CatalogueWidget, isLive, pageOf, previewOf } from './catalogue-options';
import { exampleMarkup, placeArt } from './example-markup';
import { pageFrame } from './page-frame';
import { escapeHtml } from './site/markup';

export const indexPage = (options: CatalogueOptions): string =>
  pageFrame(options, {
    file: 'index.html',
    title: 'All widgets',
    lead: 'All widgets with examples. Copy their markup into any page that has the tag.',
    main: `<section id="tag"><h2>The tag</h2>
<div class="markup"><pre tabindex="0"><code data-tag>${escapeHtml(`<script async src="${options.bundle}${options.themes[0]?.name}/cobble.js"></script>`)}</code></pre><button type="button" class="copy">Copy</button></div>
</section>
<section id="widgets"><h2>Widgets</h2>
<form class="find" role="search" hidden>
<label>Search <input type="search" name="q" autocomplete="off" placeholder="price, dialog, cobble:change…" aria-keyshortcuts="/"></label>
<label class="shortcut"><input type="checkbox" name="shortcut" value="off"> Turn off <kbd>/</kbd>, the key that focuses the search</label>
<fieldset><legend>Show</legend>${kindsOf(options.widgets).map(radio).join('')}</fieldset>
<p class="count" role="status"></p>
</form>
<ul class="cards">
${options.widgets.map((widget) => card(options, widget)).join('\n')}
</ul>
<p class="none" hidden>No widget has all these words. Try fewer, or show all.</p>
</section>
<section id="files"><h2>For editors and scripts</h2>
<ul class="notes">
<li><a href="widgets.json">widgets.json</a>: everything in this catalogue, to read by a program.</li>
<li><a href="html-data.json">html-data.json</a>: completion and hover in VS Code. Name it under <code>html.customData</code> in the settings.</li>
<li><a href="web-types.json">web-types.json</a>: the same in the editors of JetBrains. Name it under <code>web-types</code> in the site’s <code>package.json</code>.</li>
</ul>
</section>`,
  });

interface Kind {
  readonly value: string;
  readonly text: string;
}

const kindsOf = (widgets: readonly CatalogueWidget[]): Kind[] => {
  const parts = [...new Set(widgets.flatMap(({ part }) => part ?? []))];
  return [
    { value: '', text: 'All' },
    ...(widgets.some(({ part }) => part === undefined) ? [{ value: 'component', text: 'Components' }] : []),
    ...(parts.length > 0 ? [{ value: 'area', text: 'All areas' }] : []),
    ...parts.map((part) => ({ value: `area-${part}`, text: part })),
  ];
};

const radio = ({ value, text }: Kind): string =>
  `<label><input type="radio" name="kind" value="${value}"${value ? '' : ' checked'}><span>${escapeHtml(text)}</span></label>`;

const card = (options: CatalogueOptions, widget: CatalogueWidget): string => {
  const { description, part } = widget;
  const { name, text } = description;
  const kind = part === undefined ? 'component' : `area area-${part}`;
  const tags = part === undefined ? '<li>Component</li>' : `<li>Area</li><li>${part}</li>`;
  return `<li data-kind="${kind}" data-words="${escapeHtml(searchText(widget))}">${thumbnail(options, widget)}<a href="${pageOf(name)}"><b>${name}</b></a><p>${escapeHtml(text)}</p><ul class="tags">${tags}</ul></li>`;
};

/** Returns the thumbnail's width in px before scaling. */
const thumbnailWidth = ({ isButton, exampleWidth }: WidgetDescription): number => {
  if (exampleWidth) return exampleWidth + 40;
  return isButton ? 240 : 560;
};

const thumbnail = (options: CatalogueOptions, { description }: CatalogueWidget): string => {
  const { name, exampleWidth, isDialog, examples } = description;
  const [example] = examples;
  if (!example || !isLive(options, description)) return '<p class="thumbnail still">Needs services</p>';
  // Show dialogs in a frame, so that they don't cover the page.
  const content = isDialog
    ? `<iframe data-preview="${previewOf(name)}" title="" loading="lazy" tabindex="-1"></iframe>`
    : `<div class="live"><div${exampleWidth ? ` data-typical="${exampleWidth}"` : ''}>${placeArt(exampleMarkup(description, example), options.art)}</div></div>`;
  return `<div class="thumbnail" data-width="${thumbnailWidth(description)}" inert aria-hidden="true">${content}</div>`;
};

const searchText = ({ description: { name, text, props, events = {}, slots = {} } }: CatalogueWidget): string =>
  [
    name,
    text,
    ...Object.entries(props).flatMap(([prop, { text: purpose }]) => [prop, purpose]),
    ...Object.entries(events).flatMap(([event, detail]) => [`cobble:${event}`, detail]),
    ...Object.values(slots),
  ]
    .join(' ')
    .toLowerCase();
