// @vitest-environment node
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { bundle } from '../../../cli/build/bundle';
import type { FoundWidget } from '../../../cli/build/find-widgets';
import { outputFiles } from '../../../cli/build/output-files';
import { BUILD } from '../../../cli/build/placeholders';
import { type BuildCache, openBuildCache } from '../../../cli/io/build-cache';
import { sourcesOf } from '../../../cli/styles/style-sources';
import { openStyles } from '../../../cli/styles/styles';
import { gray } from '../../../src/themes/gray';
import { realms } from '../../../src/themes/realms';

const widget = (name: string, component: string): FoundWidget => ({
  name,
  export: component,
  component: fileURLToPath(new URL(`../../fixtures/widgets/${name}/${name}.tsx`, import.meta.url)),
  description: {
    name,
    kind: 'component',
    text: 'A fixture.',
    props: {
      title: { type: 'text', required: true, text: 'A title.' },
      amount: { type: 'number', min: 0, text: 'A number.' },
    },
    examples: [],
  },
});
const cacheFile = join(mkdtempSync(join(tmpdir(), 'cobble-')), 'build.json');
const shared = openBuildCache(cacheFile);
const built = async (...widgets: FoundWidget[]) => builtWith(await shared, ...widgets);
const builtWith = async (cache: BuildCache, ...widgets: FoundWidget[]) => {
  const choice = { themes: [realms, gray], widgets: widgets.map(({ name }) => name) };
  return outputFiles((await bundle(widgets, cache)).templates, choice, cache);
};

let plain: Awaited<ReturnType<typeof built>>;
beforeAll(async () => {
  plain = await built(widget('plain', 'Plain'));
}, 60_000);

// THM-2 THM-3 CLI-3
it('makes a pasted file and stylesheets per theme, and one set of chunks', () => {
  const names = [...plain.keys()];
  expect(names).toContain('realms/cobble.js');
  expect(names).toContain('gray/cobble.js');
  expect(plain.get('realms/cobble.js')!.replaceAll('realms', 'gray')).toBe(plain.get('gray/cobble.js'));
  const [one, two] = [plain.get(`realms/plain.${BUILD}.css`)!, plain.get(`gray/plain.${BUILD}.css`)!];
  expect(one).toContain(realms.color.text);
  expect(two).not.toBe(one);
  expect(one + two).not.toContain('theme(');
  expect(names.filter((name) => /^chunks\/plain/.test(name))).toEqual([`chunks/plain.${BUILD}.js`]);
  const chunk = plain.get(`chunks/plain.${BUILD}.js`)!;
  expect(chunk).toMatch(/\b[a-z][a-z0-9]0\b/);
  expect(chunk).not.toContain('A fixture');
  expect(chunk).toMatch(/=\w+\.createElement\b/);
  expect(chunk).not.toContain('useMemo');
});

// THM-3
it('uses the class names of imported styles', async () => {
  const css = (await built(widget('nested', 'Nested'))).get(`gray/nested.${BUILD}.css`)!;
  const [, part] = /\.([a-z0-9]{2}1)\{display:grid\}/.exec(css)!;
  expect(css).toMatch(RegExp(`>\\.${part}\\{order:7\\}`));
}, 60_000);

// TEL-1
it('has each telemetry adapter once, for services, experiments and the client without the tag', () => {
  const names = [...plain.keys()];
  for (const adapter of ['one-ds', 'data-layer'])
    expect(names.filter((name) => name.includes(adapter))).toEqual([`chunks/${adapter}.${BUILD}.js`]);
});

it('adds code for old names of props only to widgets that have some', async () => {
  const plainWidget = widget('plain', 'Plain');
  const deprecated = { heading: { use: 'title', since: '1.2.0', removedIn: '99.0.0' } } as const;
  const renamed = await built({ ...plainWidget, description: { ...plainWidget.description, deprecated } });
  // The code of enhanced links lists all props, and one pasted file contains all components.
  const rest = (files: ReadonlyMap<string, string>) =>
    [...files].filter(([path]) => !/^chunks\/(plain|warn-deprecated|links)\.|components/.test(path));
  expect(renamed.get(`chunks/plain.${BUILD}.js`)).toContain('99.0.0');
  expect(renamed.has(`chunks/warn-deprecated.${BUILD}.js`)).toBe(true);
  expect(plain.has(`chunks/warn-deprecated.${BUILD}.js`)).toBe(false);
  expect(rest(renamed)).toEqual(rest(plain));
}, 60_000);

// LDR-6. Static imports between files would be fatal: Chrome up to 150 remembers a failed one and never retries it.
it('makes files that import others only by the loader or a helper that retries', () => {
  const scripts = [...plain].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(40);
  for (const [path, text] of scripts) expect([path, /(?:\bfrom|\bimport)\s*["']/.exec(text)]).toEqual([path, null]);
  expect(plain.get(`chunks/services.${BUILD}.js`)).toContain('cobble.shared.load("services-store")');
  expect(plain.get('services.js')).toContain(`("./chunks/toasts.${BUILD}.js")`);
});

// LDR-6
it('leaves a number without a default undefined, not null', () => {
  expect(plain.get(`chunks/plain.${BUILD}.js`)).toContain('amount:["n",,[0,1e308]]');
});

// THM-3
it.each([
  ['a widget without CSS', widget('naked', 'Naked'), /naked has no CSS/],
  ['a style that would need Linaria at run time', widget('unstyled', 'Unstyled'), /run-time code/],
  ['a stylesheet with a line that browsers drop', widget('bad-value', 'BadValue'), /infix operator/],
  ['two files that make the same class in one sheet', widget('clash', 'Clash'), /both define the class hl0/],
])(
  'rejects %s',
  async (_, bad, message) => {
    await expect(built(bad)).rejects.toThrow(message);
  },
  60_000,
);

// CLI-3
it('makes the same bytes with the cache of another process', async () => {
  await (await shared).save();
  let made = 0;
  const second = await openBuildCache(cacheFile);
  const counted: BuildCache = {
    ...second,
    get: (kind, input, make) =>
      second.get(kind, input, () => {
        made++;
        return make();
      }),
  };
  const again = await builtWith(counted, widget('plain', 'Plain'));
  expect([...again].sort()).toEqual([...plain].sort());
  expect(made).toBe(0);
}, 60_000);

it('misses the cache for another kind or input, and for an invalid file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cobble-')), 'build.json');
  writeFileSync(file, '{"half');
  const cache = await openBuildCache(file);
  let made = 0;
  const make = () => ++made;
  expect([
    await cache.get('a', 'x', make),
    await cache.get('a', 'x', make),
    await cache.get('b', 'x', make),
    await cache.get('a', 'y', make),
  ]).toEqual([1, 1, 2, 3]);
  await expect(
    cache.get('a', 'z', () => {
      throw Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await cache.get('a', 'z', make)).toBe(4);
});

it('misses the cache if a direct or indirect import of a style has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  writeFileSync(join(folder, 'a.ts'), "import { b } from './b';\nimport 'package';\nexport { b };");
  writeFileSync(join(folder, 'b.ts'), "export * from './c';\nexport const b = 1;");
  writeFileSync(join(folder, 'c.tsx'), "import type { b } from './b';");
  expect([...sourcesOf(join(folder, 'a.ts')).keys()].map((path) => basename(path))).toEqual(['a.ts', 'b.ts', 'c.tsx']);
  writeFileSync(join(folder, 'c.tsx'), "import './gone';");
  expect(() => sourcesOf(join(folder, 'a.ts'))).toThrow(/gone, which does not exist/);
});

// Importers of a shared style use only its class names, so its rules don't matter to them.
it('evaluates importers of a style again for a new class, but not for a rule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const style = (body: string) => `import { css } from '@linaria/core';\n${body}`;
  const shared = (rule: string, more = '') =>
    writeFileSync(join(folder, 'shared.style.ts'), style(`${more}export const shared = css\`${rule}\`;`));
  writeFileSync(
    join(folder, 'own.style.ts'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a module.
    style("import { shared } from './shared.style';\nexport const own = css`.${shared} & { order: 1; }`;"),
  );
  const cache = await openBuildCache();
  let evaluated = 0;
  const counted: BuildCache = {
    ...cache,
    get: (kind, input, make) =>
      cache.get(kind, input, () => {
        if (kind.startsWith('linaria')) evaluated++;
        return make();
      }),
  };
  const css = async () => {
    evaluated = 0;
    const { css } = await openStyles(counted).read(join(folder, 'own.style.ts'));
    return [css, evaluated] as const;
  };
  shared('order: 2;');
  expect((await css())[1]).toBe(2);
  shared('order: 3;');
  const [changed, once] = await css();
  expect([once, /\.(\w{2}0) \.\w{2}0\{order:1/.test(changed)]).toEqual([1, true]);
  shared('order: 3;', 'export const first = css`order: 4;`;');
  const [moved, all] = await css();
  expect([all, /\.(\w{2}1) \.\w{2}0\{order:1/.test(moved)]).toEqual([2, true]);
}, 60_000);
