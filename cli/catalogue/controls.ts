import { attributeOf } from '../../src/embed/read-props';
import type { PropDescription, WidgetDescription } from '../../src/widgets/kit/description';
import { typeText } from './attributes';
import { escapeHtml } from './site/markup';

/** If a widget has more default texts than this, they get their own group. Areas have up to 90. */
const MAX_TEXTS = 6;

/** Maximum length in characters for a single-line input. Longer values get a text area. */
const LONG_VALUE = 48;

export const propControls = ({ props, examples }: WidgetDescription): string => {
  const all = Object.entries(props);
  const isGroup = all.filter(([, prop]) => isDefaultText(prop)).length > MAX_TEXTS;
  const [texts, others] = [
    all.filter(([, prop]) => isGroup && isDefaultText(prop)),
    all.filter(([, prop]) => !isGroup || !isDefaultText(prop)),
  ];
  const isLong = (name: string) => {
    const lengths = examples.flatMap(({ props = {} }) => (name in props ? String(props[name]).length : []));
    return lengths.length > 0 && lengths.every((length) => length > LONG_VALUE);
  };
  const list = (some: typeof all) => some.map(([name, prop]) => propControl(name, prop, isLong(name))).join('\n');
  const group =
    texts.length > 0
      ? `\n<details class="texts"><summary>Texts (${texts.length})</summary>\n${list(texts)}\n</details>`
      : '';
  return `${list(others)}${group}`;
};

const isDefaultText = ({ type, values, default: fallback, required }: PropDescription): boolean =>
  type === 'text' && !values && !required && typeof fallback === 'string' && fallback !== '';

const propControl = (name: string, prop: PropDescription, isLong: boolean): string => {
  const facts = `<small>${escapeHtml(typeText(prop))} · ${defaultOf(prop)}</small>`;
  const about = `<p id="about-${name}">${escapeHtml(prop.text)} ${facts}</p>`;
  if (prop.from === 'settings')
    return `<div class="control"><p class="prop"><code>${name}</code> only in the settings’ <code>texts</code></p>${about}</div>`;
  const label = `<label for="control-${name}"><code>${name}</code> <code class="attribute">${attributeOf(name)}</code></label>`;
  const field = fieldOf(name, prop, isLong);
  const problem = `<p class="problem" id="problem-${name}" aria-live="polite"></p>`;
  const parts = prop.type === 'boolean' ? `<div class="check">${field}${label}</div>` : label + field;
  return `<div class="control">${parts}${about}${problem}</div>`;
};

const fieldOf = (name: string, prop: PropDescription, isLong: boolean): string => {
  const { type, values, min, max, required, slotted, default: fallback } = prop;
  const shown = fallback === undefined ? '' : String(fallback);
  const attributes = Object.entries({
    id: `control-${name}`,
    name: attributeOf(name),
    'data-type': values ? 'enum' : type,
    'data-default': shown,
    'aria-describedby': `about-${name} problem-${name}`,
    ...(required ? { 'data-required': slotted ? 'or-slotted' : '' } : {}),
    ...(required && !slotted ? { 'aria-required': 'true' } : {}),
  })
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ');
  const hint = shown ? ` placeholder="${escapeHtml(shown)}"` : '';
  if (values) return `<select ${attributes}>${options(values, prop)}</select>`;
  if (type === 'list' || type === 'record') return `<textarea ${attributes} rows="5" spellcheck="false"></textarea>`;
  if (type === 'boolean') return `<input type="checkbox" ${attributes}>`;
  if (type === 'number') return `<input type="number" step="any"${range(min, max)} ${attributes}${hint}>`;
  if (type === 'url') return `<input type="url" ${attributes}${hint}>`;
  if (isLong || shown.length > LONG_VALUE) return `<textarea ${attributes} rows="2"${hint}></textarea>`;
  return `<input type="text" ${attributes}${hint}>`;
};

const options = (values: readonly string[], { default: fallback, required }: PropDescription): string => {
  const option = (value: string, text: string) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;
  const empty = fallback === undefined ? option('', required ? 'Choose one' : 'none') : '';
  return empty + values.map((value) => option(value, value === fallback ? `${value} (default)` : value)).join('');
};

const range = (min?: number, max?: number): string =>
  `${min === undefined ? '' : ` min="${min}"`}${max === undefined ? '' : ` max="${max}"`}`;

const defaultOf = ({ required, slotted, default: fallback }: PropDescription): string => {
  if (required) return `<b>required</b>${slotted ? ', or slotted' : ''}`;
  if (fallback === undefined) return 'no default';
  return fallback === '' ? 'default: empty' : `default: <code>${escapeHtml(String(fallback))}</code>`;
};
