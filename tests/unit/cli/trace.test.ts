// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '@jridgewell/sourcemap-codec';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trace } from '../../../cli/commands/trace';
import { placeholderEdits } from '../../../cli/source-maps/placeholder-edits';
import { edited, editsOf, shiftMappings } from '../../../cli/source-maps/shift-mappings';
import { readFrame } from '../../../cli/trace/read-frame';
import { runCommand } from './support';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-trace-'));
  const write = (file: string, source: string) => {
    const path = join(folder, 'dist/maps', `${file}.map`);
    mkdirSync(join(path, '..'), { recursive: true });
    // The map: column 10 is `mountWidget` in line 41, and column 30 is an unnamed function in line 7.
    const mappings = encode([
      [
        [10, 0, 40, 4, 0],
        [30, 0, 6, 2],
      ],
    ]);
    writeFileSync(path, JSON.stringify({ version: 3, file, sources: [source], names: ['mountWidget'], mappings }));
  };
  write('realms/cobble.js', 'src/loader/mount.ts');
  write('realms/cobble.a1b2c3.js', 'src/loader/mount.ts');
  write('chunks/runtime.a1b2c3.js', 'src/embed/mount.ts');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (stack: string, maps = 'dist/maps') => runCommand((io) => trace('-', { maps }, io), stack, { cwd: folder });
const cdn = 'https://cdn.example/cobble';

// Interface 10
describe('cobble trace', () => {
  const traced = `TypeError: x is null
    at mountWidget (src/embed/mount.ts:7:3)
    at src/loader/mount.ts:41:5
    at https://www.example/site.js:3:1
`;
  it.each([
    [
      'Chrome',
      `TypeError: x is null
    at e (${cdn}/chunks/runtime.a1b2c3.js:1:32)
    at async t.n [as m] (${cdn}/realms/cobble.js?theme=gray:1:11)
    at https://www.example/site.js:3:1`,
    ],
    [
      'Firefox',
      `TypeError: x is null
e@${cdn}/chunks/runtime.a1b2c3.js:1:32
async*t/<@${cdn}/realms/cobble.js?theme=gray:1:11
    at https://www.example/site.js:3:1`,
    ],
    [
      'Safari, of a pinned page',
      `TypeError: x is null
e@${cdn}/chunks/runtime.a1b2c3.js?1:1:32
@${cdn}/realms/cobble.a1b2c3.js:1:11
    at https://www.example/site.js:3:1`,
    ],
  ])('prints sources, lines and names for a stack of %s', async (_, stack) => {
    expect(await run(stack)).toEqual({ code: 0, out: traced, err: '' });
    expect((await run(stack, 'dist')).out).toBe(traced);
  });

  it('names builds without maps, and exits with 1 if it traced nothing', async () => {
    const { code, out, err } = await run(`Error: no\n    at e (${cdn}/chunks/runtime.ffffff.js:1:2)`);
    expect([code, out]).toEqual([1, `Error: no\n    at e (${cdn}/chunks/runtime.ffffff.js:1:2)\n`]);
    expect(err).toMatch(/runtime\.ffffff\.js has no map in dist\/maps\. Fix: name the maps of its build/);
    expect(await run('No stack')).toMatchObject({
      code: 1,
      out: 'No stack\n',
      err: expect.stringContaining('no line'),
    });
  });

  it('exits with 2 without maps, and explains how to make them', async () => {
    expect(await run('Error', 'none')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cobble build --sourcemap'),
    });
  });

  it('escapes control characters of a stack', async () => {
    expect((await run(`\u001b[31mError\n    at e (${cdn}/realms/cobble.js:1:11)`)).out).not.toContain('\u001b');
  });
});

it.each([
  ['    at fn (https://a.example/b.js:1:2)', 'fn', 'https://a.example/b.js'],
  ['    at new Foo (https://a.example/b.js:1:2)', 'new Foo', 'https://a.example/b.js'],
  ['    at https://a.example:8080/b.js:1:2', '', 'https://a.example:8080/b.js'],
  [
    '    at eval (eval at x (https://a.example/b.js:1:2), <anonymous>:3:4)',
    'eval (eval at x',
    'https://a.example/b.js',
  ],
  ['fn@https://a.example/b.js:1:2', 'fn', 'https://a.example/b.js'],
  ['promise callback*fn@https://a.example/b.js:1:2', 'fn', 'https://a.example/b.js'],
  ['@http://127.0.0.1:80/b.js:1:2', '', 'http://127.0.0.1:80/b.js'],
])('reads the frame %s', (line, name, url) => {
  expect(readFrame(line)).toEqual({ name, url, line: 1, column: 2 });
});

it.each(['TypeError: a:1:2', 'at new Promise (<anonymous>)', 'forEach@[native code]', ''])(
  'reads no frame from %j',
  (line) => {
    expect(readFrame(line)).toBeUndefined();
  },
);

describe('source maps of edited texts', () => {
  const text = 'let a=COBBLETHEME,b=COBBLEBASE||c;\nd(COBBLELISTS);e()';
  const tokens = ['let', 'a', 'b', 'c', 'd', 'e'];
  const map = {
    sources: ['a.ts'],
    names: tokens,
    mappings: encode(
      text.split('\n').map((line) =>
        tokens.flatMap((token, index) => {
          const column = line.search(RegExp(`\\b${token}\\b`));
          return column < 0 ? [] : [[column, 0, index, 0, index] as [number, number, number, number, number]];
        }),
      ),
    ),
  };
  /** Returns the name that the source map gives each token in the text `after`. */
  const named = ({ mappings }: { mappings: string }, after: string) => {
    const traced = new TraceMap({ version: 3, ...map, mappings });
    return tokens.map((token) => {
      const before = after.slice(0, after.search(RegExp(`\\b${token}\\b`))).split('\n');
      const segment = traceSegment(traced, before.length - 1, before.at(-1)!.length);
      return segment?.length === 5 && segment[0] === before.at(-1)!.length ? map.names[segment[4]] : undefined;
    });
  };

  it('keeps source maps exact after placeholders are replaced by texts of any length', () => {
    for (const [theme, base, lists] of [
      ['"x"', '', '{"f":1}'],
      ['"a long one"', '"/g/"||', ''],
      ['`1\n2`', '', '3\n4\n5'],
    ] as const) {
      const after = text.replace('COBBLETHEME', theme).replace('COBBLEBASE||', base).replace('COBBLELISTS', lists);
      const edits = placeholderEdits(text, after, { COBBLETHEME: theme, 'COBBLEBASE||': base });
      expect(edited(text, edits)).toBe(after);
      expect(named(shiftMappings(map, text, edits), after)).toEqual(tokens);
    }
  });

  it('keeps source maps exact after a prefix, and drops what is replaced', () => {
    const edits = [{ offset: 0, length: 0, newText: '// one\n// two\nx;' }, ...editsOf(text, /\bb=/g, () => 'q=')];
    const after = edited(text, edits);
    expect(named(shiftMappings(map, text, edits), after)).toEqual(['let', 'a', undefined, 'c', 'd', 'e']);
  });

  it('rejects source maps for a file of another template', () => {
    expect(() => placeholderEdits(text, 'let z', { COBBLETHEME: '', 'COBBLEBASE||': '' })).toThrow(
      'match its template',
    );
  });
});
