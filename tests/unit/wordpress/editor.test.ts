// The block of the WordPress plugin with fake WordPress and React; `npm run test:cms` uses the real ones.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

type Props = Readonly<Record<string, unknown>>;
interface Rendered {
  readonly type: unknown;
  readonly props: Props | null;
  readonly children: readonly unknown[];
}
type Edit = (given: { attributes: { widget: string; props: Props }; setAttributes: () => void }) => Rendered;

const code = readFileSync('examples/wordpress/editor.js', 'utf8');
const widgets = [
  {
    name: 'marketplace-tile',
    text: '',
    slots: {},
    methods: [],
    props: {
      title: { type: 'text', attribute: 'data-title', required: true },
      price: { type: 'number', attribute: 'data-price' },
    },
  },
];
const src = 'https://cdn.example/realms/cobble.js';

const place = document.createElement('div');
const states: unknown[] = [];

const renderBlock = (widget: string, props: Props, tag: Props = {}, problems: string[] = []): Rendered => {
  let edit: Edit | undefined;
  const effects: (() => void)[] = [];
  Object.assign(window, {
    cobbleEditor: { tag, widgets, problems },
    wp: {
      blocks: { registerBlockType: (_: string, block: { edit: Edit }) => (edit = block.edit) },
      blockEditor: { useBlockProps: (given: Props) => given },
      components: {},
      element: {
        createElement: (type: unknown, props: Props | null, ...children: unknown[]): Rendered => ({
          type,
          props,
          children,
        }),
        useRef: () => ({ current: place }),
        useState: (first: unknown) => [states.at(-1) ?? first, (next: unknown) => states.push(next)],
        useEffect: (effect: () => void) => effects.push(effect),
      },
    },
  });
  new Function(code)();
  const rendered = edit?.({ attributes: { widget, props }, setAttributes: vi.fn() });
  if (!rendered) throw new Error('no block was registered');
  for (const effect of effects) effect();
  return rendered;
};
const isRendered = (one: unknown): one is Rendered => typeof one === 'object' && one !== null && 'children' in one;
const attributesIn = ({ props, children }: Rendered): Record<string, unknown> =>
  Object.fromEntries([
    ...Object.entries(props ?? {}).filter(([name]) => name.startsWith('data-')),
    ...children.filter(isRendered).flatMap((child) => Object.entries(attributesIn(child))),
  ]);

const textsIn = ({ props, children }: Rendered): string[] => [
  ...(typeof props?.instructions === 'string' ? [props.instructions] : []),
  ...children
    .flat()
    .flatMap((child) => (isRendered(child) ? textsIn(child) : typeof child === 'string' ? [child] : [])),
];

beforeEach(() => {
  states.length = 0;
  document.head.innerHTML = '';
});

// Any property of the block used to become an attribute, with the editor's permissions.
it('renders only known attributes of the widget in the preview, as visitors get them', () => {
  const props = {
    title: 'Frost <b>',
    price: 660,
    theme: 'gray',
    name: 'a',
    widget: 'modal',
    load: 'interaction',
    'widget-open': '#x',
    controller: 'evil',
    onclick: 'x()',
  };
  expect(attributesIn(renderBlock('marketplace-tile', props))).toEqual({
    'data-title': 'Frost <b>',
    'data-price': '660',
    'data-theme': 'gray',
    'data-name': 'a',
    'data-widget': 'marketplace-tile',
    'data-load': 'eager',
  });
});

it('writes booleans as words, and omits values that are no string, number or boolean', () => {
  expect(attributesIn(renderBlock('marketplace-tile', { title: false, price: ['1'] }))).toMatchObject({
    'data-title': 'false',
  });
  expect(attributesIn(renderBlock('marketplace-tile', { title: false, price: ['1'] }))).not.toHaveProperty(
    'data-price',
  );
});

it("renders nothing for a widget that isn't in widgets.json", () => {
  expect(attributesIn(renderBlock('no-such', { title: 'A' }))).toEqual({});
});

// With "links" in the options, links in the editor's paragraphs used to become widgets and be saved.
it('adds a tag to the editor that only renders widgets', () => {
  renderBlock(
    'marketplace-tile',
    {},
    {
      src,
      'data-api': 'https://api.example',
      'data-experiments': 'on',
      'data-antiflicker': '800',
      'data-links': 'on',
      'data-scan': 'once',
    },
  );
  const [script, ...others] = document.head.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(Object.fromEntries([...(script?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
    src,
    'data-api': 'https://api.example',
    'data-cobble-editor': '',
  });
});

// A block used to be empty and invisible: its first widget needn't be in widgets.json, and without a URL or a required
// prop nothing is rendered.
it('explains why a block shows nothing', () => {
  const missing = 'There is no build. Fix: …';
  expect(textsIn(renderBlock('', {}, {}, [missing]))).toEqual([missing]);
  expect(textsIn(renderBlock('no-such', {}))).toEqual([expect.stringMatching(/doesn't list no-such\. Fix: /)]);
  expect(textsIn(renderBlock('marketplace-tile', {}, {}, [missing]))).toEqual(
    expect.arrayContaining([missing, "Fill in Title in the block's settings."]),
  );
});

it('shows the error of its widget until the widget is mounted', () => {
  const fire = (name: string, detail: object) => place.dispatchEvent(new CustomEvent(`cobble:${name}`, { detail }));
  const texts = () => textsIn(renderBlock('marketplace-tile', { title: 'A' }, { src }));
  texts();
  fire('error', { error: new Error('can’t load') });
  expect(texts()).toContain('can’t load');
  fire('mounted', {});
  expect(texts()).not.toContain('can’t load');
});
