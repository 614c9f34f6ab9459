// @vitest-environment node
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openBuildCache } from '../../../cli/build/build-cache';
import { keepRuns, type Runs } from '../../../cli/build/keep-runs';
import { openStyles, type Styles } from '../../../cli/build/open-styles';
import { runBundler } from '../../../cli/build/run-bundler';
import { tempFolder } from '../temp-folder';

const folder = tempFolder('test');
let styles: Styles;
let bundled: number;
let runs: Runs;
/** Milliseconds since 1970: each change is later than the one before, however quick the test is. */
let time = 1_000_000;

beforeEach(async () => {
  symlinkSync(join(process.cwd(), 'node_modules'), folder.path('node_modules'));
  styles = openStyles(await openBuildCache());
  const kept = keepRuns();
  runs = (name, make) =>
    kept(name, () => {
      bundled++;
      return make();
    });
});

const write = (name: string, text: string) => {
  const path = folder.path(name);
  writeFileSync(path, text);
  time += 1000;
  utimesSync(path, time / 1000, time / 1000);
};
const style = (name: string, body: string) =>
  write(`${name}.style.ts`, `import { css } from '@linaria/core';\n${body}`);
/** The script and the stylesheet, and how many bundles were made for them. */
const build = async () => {
  bundled = 0;
  const texts = await runBundler(runs, {
    entryPoints: { a: folder.path('a.ts') },
    entryNames: '[name]',
    styles,
  });
  return { script: texts.get('a.js') ?? '', sheet: texts.get('a.css') ?? '', bundled };
};

// With 36 sheets that have the shared style, all scripts were bundled again for a rule: a second, of 0.6 allowed.
it('a rule that changes makes no bundle again, and stands in its sheet', async () => {
  style('one', 'export const one = css`order: 1;`;');
  style('two', 'export const two = css`order: 2;`;');
  write('a.ts', "import { two } from './two.style';\nimport { one } from './one.style';\nconsole.log(one, two);");
  const first = await build();
  expect(first.bundled).toBe(1);
  // In the order in which they are imported.
  expect(first.sheet).toMatch(/^\.\w+\{order:2\}\n\.\w+\{order:1\}$/);
  style('one', 'export const one = css`order: 3;`;');
  const second = await build();
  expect(second.bundled).toBe(0);
  expect(second.sheet).toBe(first.sheet.replace('order:1', 'order:3'));
  expect(second.script).toBe(first.script);
  expect((await build()).bundled).toBe(0);
});

it('a class that comes or goes makes the bundle again, and so does a value that a style takes from elsewhere', async () => {
  write('size.ts', 'export const size = 4;');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module.
  style('one', "import { size } from './size';\nexport const one = css`order: ${size};`;");
  write('a.ts', "import { one } from './one.style';\nconsole.log(one);");
  expect(await build()).toMatchObject({ bundled: 1, sheet: expect.stringContaining('order:4') });
  write('size.ts', 'export const size = 5;');
  expect(await build()).toMatchObject({ bundled: 0, sheet: expect.stringContaining('order:5') });
  style('one', 'export const zero = css`order: 0;`;\nexport const one = css`order: 1;`;');
  const { script, sheet, bundled } = await build();
  const [, name = 'none'] = /\.(\w+)\{order:1\}/.exec(sheet) ?? [];
  expect([bundled, script.includes(`"${name}"`)]).toEqual([1, true]);
});

it('a style that breaks is told with its place, and one that is mended is built', async () => {
  style('one', 'export const one = css`order: 1;`;');
  write('a.ts', "import { one } from './one.style';\nconsole.log(one);");
  await build();
  style('one', 'export const one = css`order: 1; order$(1): red;`;');
  await expect(build()).rejects.toThrow(/one\.style\.ts: Expected ":": .*order\$\(1\)/);
  rmSync(folder.path('one.style.ts'));
  await expect(build()).rejects.toThrow(/one\.style/);
  style('one', 'export const one = css`order: 6;`;');
  expect((await build()).sheet).toContain('order:6');
});

it('a stylesheet from elsewhere than a style is refused: it would be in no sheet', async () => {
  write('plain.css', 'a { order: 1 }');
  write('a.ts', "import './plain.css';");
  await expect(build()).rejects.toThrow('a stylesheet is imported otherwise than from a *.style.ts: a{order:1}');
});
