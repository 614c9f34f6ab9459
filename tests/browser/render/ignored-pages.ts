import type { Page } from 'puppeteer';
import fc from '../../fast-check';
import { given, renderer } from '../../unit/render/support';

const values = [
  ...['ugc', 'ugc', 'UGC', 'UGC', 'k', 'K', 'rtl', 'RTL'],
  ...['ugc', 'UGC', 'Ugc', 'a ugc', 'ugc-b', 'rtl', 'RTL', 'en', 'en-US', '', '\u00e9', '\u00c9', 'k', '\u212a'],
  ...['s', '\u017f', 'a\u03a3b', 'a\u03c3b', '\ufffd', '\u00d7', '\u{1f3ae}', '"', '--'],
];
const attributes = [
  ...['class', 'class', 'class', 'id', 'dir', 'dir', 'lang', 'rel', 'type', 'hreflang', 'data-x', 'title'],
  ...['xml:lang', 'xlink:href', 'xlink:type', 'viewBox', 'href', 'data-cobble-off'],
];
const tags = [
  ...['div', 'section', 'span', 'b', 'i', 'a', 'p', 'font', 'table', 'tr', 'td', 'ul', 'li', 'h2', 'x-own', 'body'],
  ...['svg', 'foreignObject', 'g', 'math', 'mtext', 'template', 'button'],
];
const oddities = [
  ...[
    '\\',
    '|',
    '-',
    '--',
    '>',
    '\0',
    '\ud800',
    '\u00d7',
    '\u2795',
    ' i',
    '/**/',
    '[',
    ']',
    '"',
    ',',
    ' ',
    '+',
    '<!--',
  ],
  ...[':not(a)', '-->', '-->', '\u00a0', '\\75 gc', '*|', '(', '\r'],
];

const anyCase = (text: string) => fc.constantFrom(text, text.toLowerCase(), text.toUpperCase());
const name = fc.constantFrom(...attributes).chain(anyCase);
const attribute = fc.tuple(name, fc.constantFrom(...values)).map(([key, value]) => ` ${key}='${value}'`);
const startTag = fc
  .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 3 }))
  .map(([tag, all]) => `<${tag}${all.join('')}>`);
const endTag = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const host = fc.constantFrom('div', 'span', 'section').map((tag) => `<${tag} data-widget=note>#</${tag}>`);
const body = fc.array(
  fc.oneof({ arbitrary: startTag, weight: 3 }, endTag, { arbitrary: host, weight: 2 }, fc.constant('a')),
  { minLength: 3, maxLength: 20 },
);
const doctype = fc.constantFrom(
  '',
  '<!doctype html>',
  '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
);

const word = fc.constantFrom('ugc', 'ugc', 'UGC', 'rtl', 'k', '\u00e9', '\u{1f3ae}');
const simple = fc.oneof(
  word.map((text) => `.${text}`),
  word.map((text) => `#${text}`),
  fc
    .tuple(name, fc.constantFrom('=', '~=', '|=', '^=', '$=', '*='), fc.constantFrom(...values))
    .map(([key, operator, value]) => `[${key}${operator}'${value}']`),
  fc.tuple(name, word).map(([key, text]) => `[ ${key} = ${text} ]`),
  name.map((key) => `[${key}]`),
);
const compound = fc
  .tuple(fc.option(fc.constantFrom(...tags, '*').chain(anyCase), { nil: '' }), fc.array(simple, { maxLength: 2 }))
  .map(([tag, all]) => tag + all.join('') || '*');
const complex = fc
  .array(fc.tuple(compound, fc.constantFrom(' ', '>', ' > ', '\t')), { minLength: 1, maxLength: 3 })
  .map((all) => all.map(([text, combinator], index) => (index ? combinator : '') + text).join(''));
const valid = fc.array(complex, { minLength: 1, maxLength: 2 }).map((all) => all.join());
const odd = fc
  .tuple(valid, fc.nat(), fc.constantFrom(...oddities))
  .map(([text, at, oddity]) => text.slice(0, at % text.length) + oddity + text.slice(at % text.length));
const selector = fc.oneof({ arbitrary: valid, weight: 3 }, odd);

const anyPage = fc.tuple(doctype, selector, body).map(([start, ignore, parts]) => {
  const settings = JSON.stringify({ ignore }).replaceAll('<', '\\u003c');
  const content = parts.map((part, index) => part.replace('=note', `=note data-close-label=n${index}`)).join('');
  return `${start}<script type="application/json" data-cobble-config>${settings}</script>${content}`;
});

/** Returns, for each page, the labels of the widgets that the browser doesn't ignore. Uses the loader's selector. */
const inBrowser = (page: Page, pages: readonly string[]): Promise<string[][]> =>
  page.evaluate(
    (all) =>
      all.map((html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const { ignore } = JSON.parse(parsed.querySelector('script')!.textContent);
        const isOurs = (element: Element) => {
          try {
            return !element.closest(`[data-cobble-off],${ignore}`);
          } catch {
            return false;
          }
        };
        const hosts = [...parsed.querySelectorAll<HTMLElement>('[data-widget=note]')];
        return hosts.filter(isOurs).map(({ dataset }) => dataset.closeLabel!);
      }),
    pages,
  );

const labelsIn = (html: string): unknown[] => given(html).map(({ closeLabel }) => closeLabel);

const piecesOf = (html: string): string[] => html.match(/[^]{1,7}/g) ?? [];

const onServer = async (html: string) => {
  let isDecided = true;
  const whole = await renderer.render(html, { warn: () => (isDecided = false) });
  // Don't stream this page, because a streaming renderer can't know the attributes that a later `<body>` adds.
  if (html.includes('<body')) return { isDecided, labels: labelsIn(whole) };
  let streamed = '';
  for await (const piece of renderer.renderPieces(piecesOf(html))) streamed += piece;
  return { isDecided, labels: [...new Set([...labelsIn(whole), ...labelsIn(streamed)])] };
};

/**
 * Compares server and browser on random pages with random `ignore` selectors.
 *
 * @returns `wrong`: pages in which the server renders a widget that the browser ignores. `allowed`: number of widgets
 *   that the browser mounts. `decided`: number of those on pages whose selector the server understands. `rendered`:
 *   number of widgets that the server renders
 */
export const compareIgnored = async (page: Page, count: number) => {
  const pages = fc.sample(anyPage, { numRuns: count, seed: Number(process.env.COBBLE_FUZZ_SEED ?? 1) });
  const allowed = await inBrowser(page, pages);
  const wrong: string[] = [];
  let [decided, rendered] = [0, 0];
  for (const [index, html] of pages.entries()) {
    const { isDecided, labels } = await onServer(html);
    const ours = allowed[index] ?? [];
    if (labels.some((label) => !ours.includes(`${label}`))) wrong.push(html);
    if (isDecided) decided += ours.length;
    rendered += labels.length;
  }
  return { wrong, allowed: allowed.flat().length, decided, rendered };
};
