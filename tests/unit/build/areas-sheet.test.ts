// @vitest-environment node
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CssNode, generate, parse } from 'css-tree';
import { beforeAll, expect, it } from 'vitest';
import { type BuildCache, openBuildCache } from '../../../cli/build/build-cache';
import { checkOutput } from '../../../cli/build/check-output';
import { type FoundWidget, findWidgets } from '../../../cli/build/find-widgets';
import { keepRuns } from '../../../cli/build/keep-runs';
import { makeAreasSheet } from '../../../cli/build/make-areas-sheet';
import { makeWidget } from '../../../cli/build/make-widget';
import { openStyles } from '../../../cli/build/open-styles';
import { BUILD } from '../../../cli/build/placeholders';
import { AREAS_STYLES } from '../../../cli/build/plugins/areas-styles';
import { sourcesOf } from '../../../cli/build/sources-of';
import { AREAS_SHEET } from '../../../src/embed/areas-sheet-name';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const widgets = await findWidgets(root);
const areas = widgets.filter(({ description: { kind } }) => kind === 'area');
const components = widgets.filter((widget) => !areas.includes(widget));

/** A sheet's declarations in their order, each with its selector and with what is round that. */
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

let cache: BuildCache;
let shared: ReadonlySet<string>;
/** The same widget with one sheet, as components have it. */
const whole = (widget: FoundWidget): FoundWidget => ({
  ...widget,
  description: { ...widget.description, kind: 'component' },
});
const sheetOf = async (widget: FoundWidget) =>
  declarations((await makeWidget(widget, openStyles(cache), cache, keepRuns())).sheet);

beforeAll(async () => {
  cache = await openBuildCache(join(root, '.cache/build.json'));
  shared = new Set(declarations(await makeAreasSheet(openStyles(cache), keepRuns())));
}, 120_000);

it.each(areas.map((area) => [area.name, area] as const))(
  'the two sheets of %s say what one would, in its order, and nothing twice',
  async (_, area) => {
    const [own, one] = [await sheetOf(area), await sheetOf(whole(area))];
    expect(own.length).toBeGreaterThan(0);
    expect(one.filter((declaration) => !shared.has(declaration))).toEqual(own);
    expect(own.filter((declaration) => shared.has(declaration))).toEqual([]);
    // Some of them stand in the other one.
    expect(one.length).toBeGreaterThan(own.length);
  },
  60_000,
);

it('a component has all of its rules in one sheet', async () => {
  const base = [...shared].filter((declaration) => declaration.includes('all:initial'));
  expect(base).toHaveLength(1);
  for (const component of components) expect([component.name, ...(await sheetOf(component))]).toContain(base[0]);
}, 60_000);

// What few areas have would be fetched for nothing by all others.
it('what areas share is what at least three of four are drawn with, and all of that', () => {
  const stylesOf = (path: string) => [...sourcesOf(path).keys()].filter((file) => file.endsWith('.style.ts'));
  const counts = new Map<string, number>();
  for (const { component } of areas)
    for (const style of stylesOf(component)) counts.set(style, (counts.get(style) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= areas.length * 0.75).map(([style]) => style);
  expect(stylesOf(AREAS_STYLES).sort(), 'import in src/areas/kit/areas-sheet.ts').toEqual(common.sort());
});

it('no widget has the name of the sheet', () => {
  expect(widgets.map(({ name }) => name)).not.toContain(AREAS_SHEET);
});

// Both sheets meet in one shadow root.
it('refuses a class of an area’s own that a style has which areas share', async () => {
  const name = 'clash-with-areas';
  const description = { name, kind: 'area', text: 'A fixture.', props: {}, examples: [] } as const;
  const component = join(root, `tests/fixtures/widgets/${name}/${name}.tsx`);
  const widget = { name, component, export: 'ClashWithAreas', description };
  await expect(makeWidget(widget, openStyles(cache), cache, keepRuns())).rejects.toThrow(
    /wave\.style\.ts and .*card-106\.style\.ts both make the class vq0/,
  );
  // As a component it never meets that style.
  expect(await sheetOf(whole(widget))).toEqual([' .vq0 { color:red }']);
}, 60_000);

it('refuses a class that is only in the sheet of a part which is fetched later, and no page loads', () => {
  const texts = (later: string) =>
    new Map([
      [`chunks/a.${BUILD}.css`, '.ab0{color:theme(color.text)}.ab12{margin:0}'],
      [`chunks/part-X.${BUILD}.css`, later],
    ]);
  expect(() => checkOutput('a', texts('.ab0{margin:.5em theme(space.x4)}.ab12{order:1}'))).not.toThrow();
  expect(() => checkOutput('a', texts('.ab0{margin:0}.cd1{color:red}'))).toThrow(/a: the class cd1 is only in/);
  // Whole names count.
  expect(() => checkOutput('a', texts('.ab1{color:red}'))).toThrow(/the class ab1 is only in/);
});
