const widget = (name: string, content = '') => `<div data-widget="${name}">${content}</div>`;
const tag = (ignore: string) => `<script src="/dist/realms/cobble.js" data-ignore="${ignore}"></script>`;
const fill = (start: string, unit: string, length: number): string =>
  start + unit.repeat(Math.max(1, Math.floor((length - start.length) / unit.length)));

/**
 * Makers of pages that are expensive to render (threat 9), keyed by name. Each takes the page's length in characters.
 */
export const hostilePages: Readonly<Record<string, (length: number) => string>> = {
  'nested modals': (length) => fill('', '<div data-widget="modal" data-title="Title">', length),
  'nested modals, closed': (length) =>
    fill('', `${'<div data-widget="modal" data-title="T">'.repeat(400)}${'</div>'.repeat(400)}`, length),
  'many widgets': (length) => fill('', widget('themed-button', 'Play'), length),
  'many widgets in deep nesting': (length) => fill('<div>'.repeat(500), '<p data-widget=shimmer></p>', length),
  'long data-ignore': (length) => fill(tag(`${'.a,'.repeat(600)}x`), widget('themed-button', 'Play'), length),
  'long class and data-ignore': (length) =>
    fill(
      `${tag(`${'.a,'.repeat(600)}x`)}<div class="${'b '.repeat(length / 4)}">`,
      widget('themed-button', 'Play'),
      length,
    ),
  'paragraphs in deep nesting': (length) => fill('<div>'.repeat(500), '<p>', length),
  'unclosed formatting': (length) =>
    fill(`<p>${Array.from({ length: 400 }, (_, index) => `<b a=${index}>`).join('')}</p>`, '<p>a</p>', length),
  'fostered elements': (length) => fill(`${'<br>'.repeat(length / 8)}<table>`, '<br>', length),
  'children of a widget': (length) => fill('<div data-widget="carousel">', '<b>a</b>', length),
  'earlier markup': (length) =>
    fill('<div data-widget="themed-button">', '<template data-cobble-drawn="x"></template>', length),
  'many attributes': (length) =>
    `<div data-widget="themed-button"${Array.from({ length: length / 12 }, (_, index) => ` a${index}=1`).join('')}>`,
};
