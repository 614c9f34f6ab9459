import type { WidgetDescription, WidgetExample } from '../../src/widgets/shared/description';
import { escape } from './escape';
import { exampleMarkup } from './example-markup';
import { exampleWidth } from './example-width';
import { propRow } from './prop-row';

/** One widget's section of the catalogue: its examples, live and to copy, and tables of all that it takes and tells. */
export const renderWidget = (description: WidgetDescription, dir: 'ltr' | 'rtl'): string => {
  const { name, text, props, events = {}, slots = {}, methods = [], form, examples } = description;
  return `<section id="${name}">
<h2>${name}</h2>
<p>${escape(text)}</p>
<div class="examples">
${examples.map((example) => figure(description, example, dir)).join('\n')}
</div>
${Object.keys(events).length ? `<p class="log" role="log" data-events="${Object.keys(events).join(' ')}">Events of the examples show here.</p>` : ''}
<h3>Props</h3>
${table(
  ['Prop, attribute', 'Holds', 'Default', 'What it is for'],
  Object.entries(props).map(([prop, one]) => propRow(prop, one)),
)}
${
  Object.keys(slots).length
    ? `<h3>Slots</h3>${table(
        ['Slot', 'What it is for'],
        Object.entries(slots).map(([slot, what]) => row(slot ? `slot="${slot}"` : 'the element’s own content', what)),
      )}`
    : ''
}
${
  Object.keys(events).length
    ? `<h3>Events</h3>${table(
        ['Event', 'detail'],
        Object.entries(events).map(([event, what]) => row(`cobble:${event}`, what)),
      )}`
    : ''
}
${methods.length ? `<h3>Methods</h3><p>Of its handle: ${methods.map((method) => `<code>cobble.get('#id').${method}()</code>`).join(', ')}.</p>` : ''}
${form ? '<h3>Form</h3><p>In a form it takes part under <code>data-name</code>: in its data, its validation and its reset.</p>' : ''}
</section>`;
};

const figure = (description: WidgetDescription, example: WidgetExample, dir: string) => {
  const { name } = description;
  const id = `${name}-${example.name}`;
  const width = exampleWidth(name);
  const opens =
    example.call === 'open' ? ` <button type="button" class="act" data-widget-open="#${id}">Open</button>` : '';
  const live = exampleMarkup(description, example, { id });
  return `<figure${width || opens || name === 'themed-button' ? '' : ' class="whole"'}>
<figcaption><b>${escape(example.name)}</b><p>${escape(example.text)}</p></figcaption>
<div class="live" dir="${dir}"><div${width ? ` style="width: ${width}px"` : ''}>${opens}${live}</div></div>
<details><summary>Markup</summary><div class="markup"><pre tabindex="0"><code>${escape(exampleMarkup(description, example))}</code></pre><button type="button" class="copy">Copy</button></div></details>
</figure>`;
};

const table = (heads: readonly string[], rows: readonly string[]) =>
  `<div class="table" role="group" tabindex="0" aria-label="${escape(heads[0]!)}"><table><thead><tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const row = (code: string, text: string) => `<tr><td><code>${escape(code)}</code></td><td>${escape(text)}</td></tr>`;
