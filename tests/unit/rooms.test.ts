// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

interface Room {
  readonly imports: readonly string[];
  readonly types: readonly string[];
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

const rooms: Readonly<Record<string, Room>> = Object.fromEntries(
  [
    ...readFileSync(new URL('rooms.txt', import.meta.url), 'utf8').matchAll(/^([a-z/-]+):(.*)(?:\n +types:(.*))?/gm),
  ].map(([, room, imports, types]) => [room, { imports: words(imports), types: words(types) }]),
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
      /^(?:import|export) (type )?(?:[^'";]*? from )?'(\.[^']+)'|(typeof )?import\(\s*'(\.[^']+)'\s*\)/gm,
    ),
  ].flatMap(([, type, path, typeOf, late]) => {
    const base = posix.join(posix.dirname(from), (path ?? late)!);
    const to = [base, `${base}.ts`, `${base}.tsx`].find((one) => known.has(one));
    return to ? [{ from, to, isType: !!(type ?? typeOf) }] : [];
  });

const imports = files.flatMap(importsOf);

it('assigns every file to a folder of rooms.txt', () => {
  expect(files.filter((path) => !(roomOf(path) in rooms))).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

it('imports only from folders that rooms.txt allows', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    const { imports = [], types = [] } = rooms[room] ?? {};
    return room !== other && !imports.includes(other) && !(isType && types.includes(other));
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

it('allows no import that no file needs', () => {
  const needed = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  // Areas are omitted: they share one list of allowed imports, and no area needs all of it.
  const idle = Object.entries(rooms)
    .filter(([room]) => !room.startsWith('src/areas/'))
    .flatMap(([room, { imports, types }]) =>
      [...imports, ...types].filter((other) => !needed.has(`${room} ${other}`)).map((other) => `${room} ${other}`),
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
