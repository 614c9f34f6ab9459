// @vitest-environment node
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CssNode, generate, parse } from 'css-tree';
import { beforeAll, expect, it } from 'vitest';
import { bundle } from '../../../cli/build/bundle';
import { type FoundWidget, findWidgets } from '../../../cli/build/find-widgets';
import { AREAS_STYLES } from '../../../cli/build/page-modules';
import { BUILD } from '../../../cli/build/placeholders';
import { makeSheets } from '../../../cli/build/sheets';
import type { Templates } from '../../../cli/build/templates';
import { openBuildCache } from '../../../cli/io/build-cache';
import { must } from '../../../cli/io/errors';
import { sourcesOf } from '../../../cli/styles/style-sources';
import { AREAS_SHEET } from '../../../src/embed/areas-sheet-name';
import { once } from '../../browser/defaults/once';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const widgets = await findWidgets(root);
const areas = widgets.filter(({ description: { kind } }) => kind === 'area');
const components = widgets.filter((widget) => !areas.includes(widget));

const declarations = (css: string): string[] => declarationsIn(parse(css), '');
const declarationsIn = (node: CssNode, around: string): string[] => {
  if (node.type === 'StyleSheet') return node.children.toArray().flatMap((one) => declarationsIn(one, around));
  if (node.type === 'Atrule') {
    const within = `${around}@${node.name} ${node.prelude ? generate(node.prelude) : ''}`;
    return node.block?.children.toArray().flatMap((one) => declarationsIn(one, within)) ?? [];
  }
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') throw Error(`what is a ${node.type}?`);
  const inside = node.block.children.toArray().map((one) => generate(one));
  return node.prelude.children
    .toArray()
    .flatMap((selector) => inside.map((text) => `${around} ${generate(selector)} { ${text} }`));
};

let split: Templates;
let shared: ReadonlySet<string>;
const asComponent = (widget: FoundWidget): FoundWidget => ({
  ...widget,
  description: { ...widget.description, kind: 'component' },
});
const cache = openBuildCache(join(root, '.cache/build.json'));
const templatesOf = async (given: readonly FoundWidget[]) => (await bundle(given, await cache)).templates;
/** Builds the areas as components, once. */
const whole = once(() => templatesOf(areas.map(asComponent)));
const sheetIn = (templates: Templates, name: string) => declarations(must(templates.widgets.get(name), name).sheet);

beforeAll(async () => {
  split = await templatesOf(widgets);
  shared = new Set(declarations(split.areasSheet));
}, 120_000);

it.each(areas.map(({ name }) => name))(
  'splits the rules of %s into two stylesheets, in order and without duplicates',
  { tags: 'all' },
  async (name) => {
    const [own, one] = [sheetIn(split, name), sheetIn(await whole(), name)];
    expect(own.length).toBeGreaterThan(0);
    expect(one.filter((declaration) => !shared.has(declaration))).toEqual(own);
    expect(own.filter((declaration) => shared.has(declaration))).toEqual([]);
    expect(one.length).toBeGreaterThan(own.length);
  },
);

it('gives a component one stylesheet with all of its rules', () => {
  const base = [...shared].filter((declaration) => declaration.includes('all:initial'));
  expect(base).toHaveLength(1);
  for (const { name } of components) expect([name, ...sheetIn(split, name)]).toContain(base[0]);
});

// Sharing rarely used rules would make every area load them.
it('shares exactly the styles that at least three of four areas use', () => {
  const stylesOf = (path: string) => [...sourcesOf(path).keys()].filter((file) => file.endsWith('.style.ts'));
  const counts = new Map<string, number>();
  for (const { component } of areas)
    for (const style of stylesOf(component)) counts.set(style, (counts.get(style) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= areas.length * 0.75).map(([style]) => style);
  expect(stylesOf(join(root, AREAS_STYLES)).sort(), 'import in src/areas/kit/areas-sheet.ts').toEqual(common.sort());
});

it('has no widget with the name of the shared stylesheet', () => {
  expect(widgets.map(({ name }) => name)).not.toContain(AREAS_SHEET);
});

it('rejects a class of an area that the shared stylesheet has', async () => {
  const name = 'clash-with-areas';
  const description = { name, kind: 'area', text: 'A fixture.', props: {}, examples: [] } as const;
  const component = join(root, `tests/fixtures/widgets/${name}/${name}.tsx`);
  const widget = { name, component, export: 'ClashWithAreas', description };
  await expect(templatesOf([widget])).rejects.toThrow(
    /wave\.style\.ts and .*card-106\.style\.ts both define the class vq0/,
  );
  expect(sheetIn(await templatesOf([asComponent(widget)]), name)).toEqual([' .vq0 { color:red }']);
}, 60_000);

it('rejects a style that only a lazy chunk imports', async () => {
  const sheet = (...styles: string[]) => ({
    inputs: Object.fromEntries(styles.map((style) => [`cobble-sheet:src/${style}.style.ts`, {}])),
  });
  const make = (...lazyStyles: string[]) =>
    makeSheets(
      {
        inputs: {},
        outputs: {
          [`chunks/tile.${BUILD}.js`]: { imports: [{ path: 'cobble-chunk:later', kind: 'dynamic-import' }] },
          [`chunks/tile.${BUILD}.css`]: sheet('tile', 'base'),
          [`chunks/later.${BUILD}.css`]: sheet(...lazyStyles),
        },
      } as never,
      [must(components[0] && { ...components[0], name: 'tile' }, 'a component')],
      { read: async (path) => ({ code: '', css: `/*${path}*/`, classes: [], warnings: [] }) },
    );
  expect([...(await make('base')).own.keys()]).toEqual(['tile']);
  await expect(make('base', 'later')).rejects.toThrow('tile: src/later.style.ts is only imported by the chunk later');
});
