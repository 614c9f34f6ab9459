import type { WidgetDescription } from '../../src/widgets/kit/description';
import { type CatalogueOptions, previewOf } from './catalogue-options';
import { propControls } from './controls';
import { exampleAttributes, placeArt } from './example-markup';
import { htmlSection } from './html';
import { eventNames } from './preview-page';
import { escapeHtml } from './site/markup';

export const playgroundSection = (options: CatalogueOptions, description: WidgetDescription, isLive: boolean): string =>
  htmlSection('playground', 'Playground', [
    isLive ? toolbar(description) : `${MARKUP_ONLY_NOTE}\n${toolbar(description, true)}`,
    isLive ? preview(description) : '',
    `<div class="panels">
<form class="controls" id="props" aria-labelledby="props-title" autocomplete="off" novalidate data-name="${description.name}" data-examples="${escapeHtml(placeArt(JSON.stringify(exampleData(description)), options.art))}">
<h3 id="props-title">Props</h3>
${propControls(description)}
</form>
<div class="results">
<h3>Markup</h3>
<div class="markup"><pre tabindex="0"><code class="written"></code></pre><button type="button" class="copy">Copy</button></div>
${isLive ? eventLog(description) : ''}
</div>
</div>`,
  ]);

const MARKUP_ONLY_NOTE =
  '<p class="note">This area needs services, which a static folder doesn’t have, so it is shown as markup only. To see it live, run <code>cobble serve</code>, or generate the catalogue with <code>--api</code>.</p>';

const exampleData = ({ examples }: WidgetDescription) =>
  examples.map((example) => ({
    name: example.name,
    attributes: Object.fromEntries(exampleAttributes(example)),
    html: example.html ?? '',
  }));

const WIDTHS = [320, 360, 480, 768, 1024, 1280];

const toolbar = ({ name, examples, exampleWidth }: WidgetDescription, isMarkupOnly = false): string => {
  const example = `<label>Example <select class="example" autocomplete="off">${examples.map((one) => `<option>${escapeHtml(one.name)}</option>`).join('')}</select></label>`;
  const reset = '<button type="button" class="act reset">Reset</button>';
  if (isMarkupOnly) return `<div class="toolbar">${example}${reset}</div>`;
  const widths = [
    ...(exampleWidth ? [['', `typical (${exampleWidth} px)`]] : []),
    [exampleWidth ? 'full' : '', 'full'],
    ...WIDTHS.map((width) => [String(width), `${width} px`]),
  ].map(([value, text]) => `<option value="${value}">${text}</option>`);
  return `<div class="toolbar">${example}
<label>Width <select class="width" autocomplete="off">${widths.join('')}</select></label>
${reset}
<a class="alone" href="${previewOf(name)}">Open the preview alone</a></div>
${FORCED_COLORS}`;
};

const FORCED_COLORS = `<details class="forced"><summary>Forced colors: <span class="state">unknown</span></summary>
<p>The preview follows your browser, because a page can’t switch forced colors on, and a stylesheet that imitates them would show something else.</p>
<ul class="notes">
<li>Chrome and Edge: open DevTools, press Ctrl+Shift+P or ⌘⇧P, choose “Show Rendering”, and set “Emulate CSS media feature forced-colors” to active.</li>
<li>Firefox: in the settings, under Contrast Control, choose “Custom”.</li>
<li>Windows: turn on a contrast theme under Settings, Accessibility.</li>
</ul></details>`;

const preview = ({ name, isDialog, exampleWidth }: WidgetDescription): string =>
  `<div class="preview" tabindex="0" role="group" aria-label="Preview"><iframe title="Preview of ${name}" data-preview="${previewOf(name)}"${isDialog ? ' data-tall' : ''}${exampleWidth ? ` data-typical="${exampleWidth}"` : ''}></iframe></div>`;

const eventLog = (
  description: WidgetDescription,
): string => `<div class="log-head"><h3 id="log-title">Event log</h3><button type="button" class="act clear">Clear</button></div>
<p class="log-note">Events of the preview and the examples, newest first.</p>
<div class="log" role="log" tabindex="0" aria-labelledby="log-title" data-events="${eventNames(description).join(' ')}"></div>`;
