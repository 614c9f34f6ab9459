// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

interface ImportRule {
  readonly imports: readonly string[];
  readonly types: readonly string[];
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

const rules: Readonly<Record<string, ImportRule>> = Object.fromEntries(
  [
    ...readFileSync(new URL('import-rules.txt', import.meta.url), 'utf8').matchAll(
      /^([a-z/-]+):(.*)(?:\n +types:(.*))?/gm,
    ),
  ].map(([, folder, imports, types]) => [folder, { imports: words(imports), types: words(types) }]),
);

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'cli', 'examples'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(tsx?|mjs)$/.test(path));
const known = new Set(files);

const folderOf = (path: string): string =>
  Object.keys(rules)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0] ?? path;

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const importsOf = (from: string): Import[] =>
  [
    ...readFileSync(from, 'utf8').matchAll(
      /^(?:import|export) (type )?(?:[^'";]*? from )?'(\.[^']+)'|(typeof )?import\(\s*'(\.[^']+)'\s*\)/gm,
    ),
  ].flatMap(([, type, path, typeOf, late]) => {
    const base = posix.join(posix.dirname(from), (path ?? late)!);
    const to = [base, `${base}.ts`, `${base}.tsx`].find((one) => known.has(one));
    return to ? [{ from, to, isType: !!(type ?? typeOf) }] : [];
  });

const imports = files.flatMap(importsOf);

it('assigns every file to a folder of import-rules.txt', () => {
  expect(files.filter((path) => !(folderOf(path) in rules))).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

it('imports only from folders that import-rules.txt allows', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [folder, other] = [folderOf(from), folderOf(to)];
    const { imports = [], types = [] } = rules[folder] ?? {};
    return folder !== other && !imports.includes(other) && !(isType && types.includes(other));
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

it('allows no import that no file needs', () => {
  const needed = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  // Areas are omitted: they share one list of allowed imports, and no area needs all of it.
  const idle = Object.entries(rules)
    .filter(([folder]) => !folder.startsWith('src/areas/'))
    .flatMap(([folder, { imports, types }]) =>
      [...imports, ...types].filter((other) => !needed.has(`${folder} ${other}`)).map((other) => `${folder} ${other}`),
    );
  expect(idle).toEqual([]);
});

it('keeps the DOM out of the engine', () => {
  const dom = /\b(document|window|navigator|localStorage|sessionStorage|Element|Node)\b(?!['`"])/;
  const engine = files.filter((path) => path.startsWith('src/experiments/engine/'));
  const code = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  expect(engine.length).toBeGreaterThan(5);
  expect(engine.filter((path) => dom.test(code(path)))).toEqual([]);
});

// Everything but the renderer also runs on React itself (docs/decisions/05-react-on-preact.md).
it('imports preact in the renderer only', () => {
  const found = files.filter((path) => path.startsWith('src/') && /from 'preact\b/.test(readFileSync(path, 'utf8')));
  expect(found).toEqual(['src/embed/renderer.ts']);
});
