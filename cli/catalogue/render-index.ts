import type { CatalogueOptions } from './catalogue-options';
import type { CatalogueWidget } from './catalogue-widget';
import { escapeHtml } from './escape-html';
import { pageFrame } from './page-frame';
import { pageOf } from './page-of';

/** The first page: the tag to copy, the search, the filter, and a card a widget. */
export const renderIndex = (options: CatalogueOptions): string => {
  const { widgets } = options;
  const parts = [...new Set(widgets.flatMap(({ part }) => part ?? []))];
  const kinds = [
    ...(widgets.some(({ part }) => part === undefined) ? [['component', 'Components'] as const] : []),
    ...(parts.length ? [['area', 'All areas'] as const] : []),
    ...parts.map((part) => [`area-${part}`, part] as const),
  ];
  const choices = [['', 'All'] as const, ...kinds];
  return pageFrame(options, {
    file: 'index.html',
    title: 'All widgets',
    lead: 'Each widget with its examples. Copy their markup into any page that has the tag.',
    main: `<section id="tag"><h2>The tag</h2>
<div class="markup"><pre tabindex="0"><code data-tag>${escapeHtml(`<script async src="${options.bundle}${options.themes[0]?.name}/cobble.js"></script>`)}</code></pre><button type="button" class="copy">Copy</button></div>
</section>
<section id="widgets"><h2>Widgets</h2>
<form class="find" role="search" hidden>
<label>Search <input type="search" name="q" autocomplete="off" placeholder="price, dialog, cobble:change…"></label>
<fieldset><legend>Show</legend>${choices
      .map(
        ([value, text], index) =>
          `<label><input type="radio" name="kind" value="${value}"${index ? '' : ' checked'}><span>${escapeHtml(text)}</span></label>`,
      )
      .join('')}</fieldset>
<p class="count" role="status"></p>
</form>
<ul class="cards">
${widgets.map(card).join('\n')}
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
};

const card = ({ description, part }: CatalogueWidget) => {
  const { name, text, props, events = {}, slots = {} } = description;
  const words = [
    name,
    text,
    ...Object.entries(props).flatMap(([prop, { text: what }]) => [prop, what]),
    ...Object.entries(events).flatMap(([event, what]) => [`cobble:${event}`, what]),
    ...Object.values(slots),
  ];
  return `<li data-kind="${part === undefined ? 'component' : `area area-${part}`}" data-words="${escapeHtml(words.join(' ').toLowerCase())}"><a href="${pageOf(name)}"><b>${name}</b></a><p>${escapeHtml(text)}</p><ul class="tags"><li>${part === undefined ? 'Component' : 'Area'}</li>${part === undefined ? '' : `<li>${part}</li>`}</ul></li>`;
};
