import { attributeOf } from '../../../src/embed/read-props';
import type { PropDescription, WidgetDescription } from '../../../src/widgets/kit/description';
import fc from '../../fast-check';

/** An element with its children. Texts are separate children. */
export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

/** Elements that can have a shadow root, and can therefore be widgets. */
const hosts = ['div', 'div', 'div', 'section', 'article', 'span', 'header', 'aside', 'blockquote', 'h2'];

/** Other elements. Some are special to the parser, the platform or the loader. */
const others = [
  'a',
  'button',
  'form',
  'template',
  'svg',
  'math',
  'table',
  'ul',
  'details',
  'slot',
  'fieldset',
  'x-own',
  'img',
  'input',
  'label',
  'figure',
  'dialog',
  'object',
  'picture',
  'foreignObject',
];

/** Names that hide members of `document`, `window` or a form (DOM clobbering). */
const clobbering = [
  'body',
  'head',
  'cookie',
  'cobble',
  'cobbleSettings',
  'currentScript',
  'readyState',
  'dataset',
  'closest',
  'getAttribute',
  'querySelectorAll',
  'parentElement',
  '__proto__',
  'constructor',
  'same',
  'same',
];

const text = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '5',
    '1e9',
    'NaN',
    'true',
    'false',
    'yes',
    'null',
    '/a',
    'https://x.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//x',
    'http://[',
    '\u0000',
    '\n',
    '<b>',
    '"\'&',
    '🎮\u202e\ud83d',
    'x'.repeat(3000),
  ),
  fc.constantFrom(
    '[]',
    '{}',
    '[{}]',
    '[null]',
    '[1]',
    '[{"key":"a","displayName":"A"}]',
    '"[{}]"',
    '{"text":1}',
    '{"__proto__":{"a":1}}',
    '[{"type":"Accordion","text":"a","clampSize":-1}]',
    '[{"type":{}}]',
    '[{"key":{},"displayName":[]}]',
    '{"toString":1}',
    '{',
  ),
);

const anyValue = ({ type, values, min, max }: PropDescription): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: text },
    {
      weight: 2,
      arbitrary: values
        ? fc.constantFrom(...values, ...values.map((value) => value.toUpperCase()))
        : type === 'number'
          ? fc.constantFrom(min ?? 0, max ?? 3, (max ?? 1e6) + 1, 2.5).map(String)
          : type === 'boolean'
            ? fc.constantFrom('', 'true', 'false', 'TRUE')
            : type === 'url'
              ? fc.constantFrom('/a', '#a', 'mailto:a@b.example', 'HTTPS://x.example')
              : type === 'list' || type === 'record'
                ? fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value))
                : fc.constantFrom('Frost Keep', '660'),
    },
  );

const json = (props: WidgetDescription['props']) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .dictionary(fc.constantFrom(...Object.keys(props), 'other', '__proto__'), fc.jsonValue({ maxDepth: 3 }), {
          maxKeys: 3,
        })
        .map((value) => JSON.stringify(value)),
    },
    { weight: 2, arbitrary: text },
  );

const anyState = fc.constantFrom(
  'visible',
  'eager',
  'eager',
  'idle',
  'interaction',
  'media (min-width: 1px)',
  'media',
  'media ',
  'mediaprint',
  `media ${'('.repeat(1200)}`,
  'lazy',
  'Eager',
  ' eager',
  '',
  'media (',
);

/** A widget's attributes. About half are invalid. */
const widgetAttributes = (widgets: readonly WidgetDescription[]): fc.Arbitrary<Record<string, string>> =>
  fc.constantFrom(...widgets).chain(({ name, props }) =>
    fc
      .record(
        {
          'data-widget': fc.oneof(
            { weight: 12, arbitrary: fc.constant(name) },
            {
              weight: 3,
              arbitrary: fc.constantFrom(
                name.toUpperCase(),
                ` ${name}`,
                `${name} `,
                `${name}s`,
                '__proto__',
                'constructor',
                '',
                ' ',
                '../x',
                'é',
                'x'.repeat(2000),
                'themed-button carousel',
              ),
            },
          ),
          'data-theme': fc.constantFrom('vanilla', 'gray', 'Vanilla', ' gray', '', 'toString', 'no-such', 'realms'),
          'data-load': anyState,
          'data-props': json(props),
          ...Object.fromEntries(Object.entries(props).map(([key, prop]) => [attributeOf(key), anyValue(prop)])),
        },
        { requiredKeys: ['data-widget'] },
      )
      .chain((attributes) => {
        // Required props are usually present, so that most widgets mount.
        const required = Object.entries(props)
          .filter(([, prop]) => prop.required)
          .map(
            ([key, { type }]) =>
              [attributeOf(key), type === 'list' ? '[{"key":"a","displayName":"A"}]' : 'Given'] as const,
          );
        return fc.boolean().map(
          (isGiven): Record<string, string> => ({
            ...(isGiven && Object.fromEntries(required)),
            ...(attributes as Record<string, string>),
          }),
        );
      }),
  );

const pageAttributes = fc
  .uniqueArray(
    fc.oneof(
      fc.tuple(fc.constantFrom('id', 'name'), fc.constantFrom(...clobbering)),
      fc.constantFrom(
        ['class', 'ugc'],
        ['class', 'a b'],
        ['slot', 'footer'],
        ['slot', ''],
        ['data-cobble-off', ''],
        ['data-widget-open', '#same'],
        ['data-widget-open', '('],
        ['data-widget-state', 'mounted'],
        ['data-widget-state', 'x'],
        ['hidden', ''],
        ['style', 'display:contents'],
        ['style', 'display:none'],
      ),
    ),
    { maxLength: 2, selector: ([name]) => name },
  )
  .map((all) => Object.fromEntries(all) as Record<string, string>);

export const anyMarkup = (widgets: readonly WidgetDescription[]): fc.Arbitrary<Markup> =>
  fc.letrec<{ element: Markup; children: (Markup | string)[] }>((tie) => ({
    children: fc.array(
      fc.oneof({ maxDepth: 3, depthSize: 'small' }, fc.constantFrom('Text', ' ', '&lt;', '🎮'), tie('element')),
      { maxLength: 3 },
    ),
    element: fc.record({
      tag: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...hosts) },
        { weight: 3, arbitrary: fc.constantFrom(...others) },
      ),
      attributes: fc
        .tuple(
          fc.oneof({ weight: 6, arbitrary: widgetAttributes(widgets) }, { weight: 2, arbitrary: fc.constant({}) }),
          fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: pageAttributes }),
        )
        .map(([one, two]) => ({ ...one, ...two })),
      children: tie('children'),
    }),
  })).element;

export const isVoid = (tag: string): boolean => /^(img|input)$/.test(tag);

const escaped = (value: string) => value.replace(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Each opening tag has its own line; `data-line` is its 1-based number. */
export const writeMarkup = (markup: Markup): string => {
  let line = 1;
  const write = ({ tag, attributes, children }: Markup): string => {
    const own = Object.entries({ ...attributes, 'data-line': `${++line}` })
      .map(([name, value]) => ` ${name}="${escaped(value)}"`)
      .join('');
    return `\n<${tag}${own}>${isVoid(tag) ? '' : `${children.map((child) => (typeof child === 'string' ? child : write(child))).join('')}</${tag}>`}`;
  };
  return write(markup);
};
