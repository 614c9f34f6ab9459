// @vitest-environment node
import { expect, it } from 'vitest';
import { chooseTests } from '../../runner/changed.mjs';

const sources = {
  'src/widgets/flyout/flyout.widget.ts': "import { Flyout } from './flyout'",
  'src/widgets/flyout/flyout.tsx': "import { useHover } from './parts/use-hover'\nimport { id } from '../kit/id'",
  'src/widgets/flyout/parts/use-hover.ts': '',
  'src/widgets/kit/id.ts': '',
  'src/areas/site/shop/shop.widget.ts': "import('./shop')",
  'src/areas/site/shop/shop.tsx': '',
  'src/loader/loader.ts': '',
  'src/embed/mount.ts': '',
  'tests/unit/widgets/flyout.test.tsx': "import { Flyout } from '../../../src/widgets/flyout/flyout'",
  'tests/unit/widgets/flyout.all.test.tsx': '',
  'tests/unit/shop.test.ts': '',
  'tests/browser/components/flyout.test.ts': '',
  'tests/browser/loader/when.test.ts': '<p data-widget="flyout">',
  'tests/browser/loader/base.test.ts': '<p data-widget="flyout-other">',
  'tests/browser/loader/base.all.test.ts': "'flyout'",
  'tests/browser/frames.test.ts': `
it('mounts', async () => {
  await open('<p data-widget="flyout">');
});

describe('a frame', () => {
  it.each<number>([320, 1280])('is %i px wide', async (width) => {
    await open('flyout', width);
  });

  it.each(
    sizes,
  )('has a size of %i', async (size) => {
    await open("'flyout'", size);
  }, 60_000);

  it('closes', () => open('modal'));
});
`,
  'tests/browser/axe.test.ts': `
const all = await findWidgets();
it('has no violations', () => check(all));
it('opens', () => open('flyout'));
`,
  'tests/browser/end-to-end/areas/shop.ts': '',
  'tests/browser/end-to-end/site.test.ts': "import { shop } from './areas/shop'",
};
const choose = (...changed: string[]) => Object.fromEntries(chooseTests(changed, sources) ?? []);

it('chooses the tests that import a changed file, and only the browser tests that name its widget', () => {
  expect(choose('src/widgets/flyout/parts/use-hover.ts')).toEqual({
    'tests/unit/widgets/flyout.test.tsx': 'imports src/widgets/flyout/parts/use-hover.ts',
    'tests/browser/components/flyout.test.ts': 'names flyout',
    'tests/browser/loader/when.test.ts': 'names flyout',
    'tests/browser/axe.test.ts': 'names flyout',
    'tests/browser/frames.test.ts:2': 'names flyout',
    'tests/browser/frames.test.ts:7': 'names flyout',
    'tests/browser/frames.test.ts:13': 'names flyout',
  });
});

it('follows a shared part to the widgets that use it', () => {
  expect(Object.keys(choose('src/widgets/kit/id.ts'))).toContain('tests/browser/components/flyout.test.ts');
});

it('chooses the end-to-end tests of an area', () => {
  expect(choose('src/areas/site/shop/shop.tsx')).toEqual({ 'tests/browser/end-to-end/site.test.ts': 'tests shop' });
});

it('chooses the browser tests of the same folder, or all if there is none', () => {
  const loader = ['tests/browser/loader/base.test.ts', 'tests/browser/loader/when.test.ts'];
  const others = ['axe', 'components/flyout', 'end-to-end/site', 'frames'].map(
    (name) => `tests/browser/${name}.test.ts`,
  );
  const all = [...loader, ...others];
  expect(Object.keys(choose('src/loader/loader.ts')).sort()).toEqual(loader);
  expect(Object.keys(choose('src/embed/mount.ts')).sort()).toEqual(all.sort());
});

it('chooses a changed test itself, and nothing for a document', () => {
  expect(Object.keys(choose('tests/unit/shop.test.ts', 'README.md'))).toEqual(['tests/unit/shop.test.ts']);
});

it('chooses every test when the settings of the project change', () => {
  expect(chooseTests(['package-lock.json'], sources)).toBeUndefined();
});
