// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

interface Room {
  /** Rooms that a file of this one may import from, besides its own. */
  readonly imports: readonly string[];
  /** Rooms of which it may import types alone. */
  readonly types?: readonly string[];
}

const areaImports = ['src/areas/kit', 'src/widgets', 'src/widgets/kit', 'src/services', 'src/themes', 'src/platform'];

/** A file belongs to the room with the longest of these paths that it begins with. */
const rooms: Readonly<Record<string, Room>> = {
  'src/loader': { imports: [], types: ['src/services'] },
  'src/platform': { imports: [], types: ['src/services'] },
  'src/themes': { imports: [] },
  // A prop that is an address is read by the same rule that components follow.
  'src/embed': { imports: ['src/loader', 'src/platform', 'src/widgets/kit'], types: ['src/services'] },
  'src/widgets/kit': { imports: ['src/themes', 'src/platform'], types: ['src/services'] },
  'src/widgets': { imports: ['src/widgets/kit', 'src/themes', 'src/platform'] },
  'src/areas/kit': { imports: ['src/widgets/kit', 'src/services', 'src/themes', 'src/platform'] },
  'src/areas/help': { imports: areaImports },
  'src/areas/market': { imports: areaImports },
  'src/areas/store': { imports: areaImports },
  'src/areas/player': { imports: areaImports },
  // A ticket's form has patterns that a service has written.
  'src/areas/support': { imports: [...areaImports, 'src/experiments/engine'] },
  'src/areas/site': { imports: areaImports },
  'src/services': { imports: ['src/platform'] },
  'src/experiments/engine': { imports: [] },
  'src/experiments/overlay': { imports: ['src/experiments/engine'] },
  'src/experiments/page': {
    imports: ['src/experiments/engine', 'src/experiments/overlay', 'src/services', 'src/platform'],
  },
  // Reads props, and what others have written, by the rules that pages do; the widgets' chunks are given to it.
  'src/render': { imports: ['src/embed', 'src/services', 'src/widgets/kit', 'src/areas/help'], types: ['src/loader'] },
  // What code imports from the package.
  'src/package': {
    imports: ['src/experiments/engine', 'src/render', 'src/services', 'src/themes', 'src/platform'],
    types: ['src/loader'],
  },
  // The entries of what the loader fetches.
  'src/chunks': {
    imports: ['src/embed', 'src/services', 'src/experiments/page', 'src/platform'],
    types: ['src/loader'],
  },
  'cli/io': { imports: [] },
  'cli/report': { imports: ['cli/io'], types: ['cli/test'] },
  'cli/check': { imports: ['cli/io', 'cli/report', 'cli/patterns', 'src/experiments/engine'] },
  'cli/patterns': { imports: ['cli/io', 'src/experiments/engine'] },
  'cli/match': { imports: ['cli/io', 'cli/patterns', 'cli/report', 'src/experiments/engine'] },
  'cli/suppress': { imports: ['cli/io', 'cli/check', 'cli/report'] },
  'cli/fix': { imports: ['cli/io', 'cli/report'] },
  'cli/diff': { imports: ['cli/io', 'cli/match', 'src/experiments/engine'] },
  'cli/test': { imports: ['cli/io', 'cli/check', 'cli/match', 'cli/patterns', 'src/experiments/engine'] },
  // The page's own rules for settings and for files.
  'cli/at-page': {
    imports: [
      ...['io', 'check', 'lint', 'match', 'report'].map((room) => `cli/${room}`),
      'src/embed',
      'src/platform',
      'src/services',
    ],
  },
  'cli/init': { imports: ['cli/io'], types: ['src/themes'] },
  'cli/texts': { imports: ['cli/io'], types: ['src/widgets/kit'] },
  'cli/completion': { imports: [] },
  // Settings are looked up in their schema, and a locale is read as in a page that is drawn.
  'cli/lint': {
    imports: ['cli/io', 'cli/check', 'cli/report', 'cli/schema', 'src/embed'],
    types: ['src/widgets/kit'],
  },
  // The hosts of videos are what the page's settings name.
  'cli/snippet': { imports: ['cli/io', 'cli/build', 'cli/reserved-space', 'src/loader', 'src/services'] },
  'cli/build': {
    imports: ['cli/io', 'cli/reserved-space', 'cli/sizes', 'cli/texts', 'src/themes', 'src/embed'],
    types: ['src/widgets/kit'],
  },
  'cli/sizes': { imports: ['cli/io', 'src/embed'], types: ['cli/build'] },
  // Heights that were measured, and the stylesheet that is made of them.
  'cli/reserved-space': { imports: [] },
  'cli/theme-files': { imports: ['cli/io', 'cli/check', 'cli/theme', 'src/themes'] },
  'cli/watch': { imports: ['cli/io', 'cli/build', 'cli/theme-files', 'src/themes'] },
  // What anybody's theme is checked by, and is written as.
  'cli/theme': { imports: ['cli/io', 'src/themes'] },
  // Serving it and writing it are one renderer.
  'cli/catalogue': { imports: ['cli/io', 'src/embed'], types: ['cli/build', 'src/themes', 'src/widgets/kit'] },
  'cli/render': { imports: ['src/render', 'cli/io'] },
  'cli/schema': {
    imports: ['cli/build', 'cli/check', 'cli/test', 'cli/theme', 'src/themes'],
    // The schema of the settings has a line for each member of their types.
    types: ['src/loader', 'src/services', 'src/widgets/kit'],
  },
  // It makes the package: no command has it.
  'cli/pack': {
    imports: ['cli/build', 'cli/io', 'src/themes', 'src/embed', 'src/render', 'examples/sandbox'],
    types: ['src/widgets/kit'],
  },
  // It makes the files of the pixel face: no command has it.
  'cli/face': { imports: [] },
  'cli/commands': {
    imports: [
      ...[
        'io',
        'report',
        'check',
        'match',
        'at-page',
        'diff',
        'test',
        'lint',
        'suppress',
        'fix',
        'snippet',
        'build',
        'sizes',
        'theme-files',
        'watch',
        'init',
        'texts',
        'completion',
        'catalogue',
        'theme',
        'render',
      ].map((room) => `cli/${room}`),
      'src/themes',
      'src/render',
      'examples/sandbox',
    ],
    types: ['src/experiments/engine'],
  },
  // A thread of `match` starts as the command line does.
  cli: { imports: ['cli/commands', 'cli/io', 'cli/match'] },
  'examples/http': { imports: [] },
  // As a site would write it: it imports the package.
  'examples/edge': { imports: [] },
  'examples/pages': { imports: ['cli/snippet', 'src/themes'] },
  'examples/catalogue': {
    imports: ['examples/http', 'examples/pages', 'cli/build', 'cli/catalogue', 'src/themes'],
    types: ['src/widgets/kit'],
  },
  'examples/start': { imports: ['examples/pages', 'src/themes'] },
  'examples/sandbox': {
    imports: [
      'examples/http',
      'examples/catalogue',
      'examples/pages',
      'examples/start',
      'src/themes',
      'src/services',
      'src/experiments/engine',
    ],
  },
};

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

const roomOf = (path: string): string =>
  Object.keys(rooms)
    .filter((room) => path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0] ?? path;

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const importsOf = (from: string): Import[] =>
  [
    ...readFileSync(from, 'utf8').matchAll(
      /^(?:import|export) (type )?(?:[^'";]*? from )?'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/gm,
    ),
  ].flatMap(([, type, path, late]) => {
    const base = posix.join(posix.dirname(from), (path ?? late)!);
    const to = [base, `${base}.ts`, `${base}.tsx`].find((one) => known.has(one));
    return to ? [{ from, to, isType: !!type }] : [];
  });

const imports = files.flatMap(importsOf);

it('every file stands in a room', () => {
  expect(files.filter((path) => !(roomOf(path) in rooms))).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

it('a room imports from the rooms that it may, and from no other', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    const { imports = [], types = [] } = rooms[room] ?? {};
    return room !== other && !imports.includes(other) && !(isType && types.includes(other));
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

it('nothing is allowed that no file needs', () => {
  const needed = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  // What areas may import is one list for all parts of the site.
  const idle = Object.entries(rooms)
    .filter(([room]) => !room.startsWith('src/areas/'))
    .flatMap(([room, { imports, types = [] }]) =>
      [...imports, ...types].filter((other) => !needed.has(`${room} ${other}`)).map((other) => `${room} ${other}`),
    );
  expect(idle).toEqual([]);
});

it('the engine knows no DOM', () => {
  const dom = /\b(document|window|navigator|localStorage|sessionStorage|Element|Node)\b(?!['`"])/;
  const engine = files.filter((path) => path.startsWith('src/experiments/engine/'));
  const code = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  expect(engine.length).toBeGreaterThan(5);
  expect(engine.filter((path) => dom.test(code(path)))).toEqual([]);
});
