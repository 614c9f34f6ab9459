// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DiffOptions } from '../../../cli/commands/diff';
import { diff } from '../../../cli/commands/diff';
import type { MatchOptions } from '../../../cli/commands/match';
import { match } from '../../../cli/commands/match';
import { benchData } from '../../bench/match/data';
import fc from '../../fast-check';
import { writeCommand } from '../program';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 120_000 });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/how-to/match-long-lists.md'), 'utf8');
const { config, pages } = benchData({ experiments: 30, urls: 60 });
const lines = pages.map((url, index) =>
  index % 9 === 4 ? `nonsense ${index}` : index % 9 === 5 ? `${url}?enableflights=flight-1` : url,
);

const folder = tempFolder();
beforeAll(() => {
  folder.write('experiments.json', JSON.stringify(config));
  folder.write('before.json', '{ "experiments": [] }');
  writeCommand(folder.path('cobble'));
});

const matching = async (piece: readonly string[], options: Partial<MatchOptions> = {}) =>
  (
    await runCommand(
      (io) => match(['-'], { config: 'experiments.json', format: 'json', ...options }, io),
      piece.map((line) => `${line}\n`).join(''),
      { cwd: folder.path() },
    )
  ).out;
const differing = async (piece: readonly string[], options: Partial<DiffOptions> = {}) =>
  (
    await runCommand(
      (io) => diff(['before.json', 'experiments.json'], { urls: ['-'], format: 'json', ...options }, io),
      piece.map((line) => `${line}\n`).join(''),
      { cwd: folder.path() },
    )
  ).out;

const cuts = fc.array(fc.nat({ max: lines.length }), { maxLength: 6 }).map((places) => {
  const ends = [...places.sort((a, b) => a - b), lines.length];
  return ends.map((end, index) => lines.slice(ends[index - 1] ?? 0, end));
});

// Interface 9, requirements CLI-2
describe('a list of URLs split at any line', () => {
  it.each<[string, (piece: readonly string[]) => Promise<string>]>([
    ['match', (piece) => matching(piece)],
    ['match with flights', (piece) => matching(piece, { flights: ['flight-1', 'flight-2'], disable: ['flight-2'] })],
    ['match --explain', (piece) => matching(piece, { explain: true })],
    ['match as text', (piece) => matching(piece, { format: 'text' })],
    ['diff', (piece) => differing(piece)],
  ])('produces the same lines: %s', { tags: 'all' }, async (_, run) => {
    const whole = await run(lines);
    expect(whole.length).toBeGreaterThan(100);
    await fc.assert(
      fc.asyncProperty(cuts, async (pieces) => {
        expect((await Promise.all(pieces.map(run))).join('')).toBe(whole);
      }),
      { numRuns: 8 },
    );
  });

  it('produces one line of JSON per line', { tags: 'all' }, async () => {
    const found = (await matching(lines)).trimEnd().split('\n');
    expect(found.map((line) => (JSON.parse(line) as { url: string }).url)).toEqual(lines);
  });
});

describe('docs/how-to/match-long-lists.md', () => {
  const commands = [...page.matchAll(/cobble match [^'\n]*? -(?=[ '])[^'\n]*/g)].map(([text]) =>
    text.replaceAll('\\$', '$'),
  );
  const shell = (command: string, input: string): { code: number; out: string } => {
    const cwd = folder.path();
    try {
      const env = { ...process.env, PATH: `${cwd}${delimiter}${process.env.PATH}` };
      const out = execFileSync('sh', ['-c', command], { cwd, env, input, encoding: 'utf8', stdio: 'pipe' });
      return { code: 0, out };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, out: stdout };
    }
  };

  it('has commands that read a part from standard input and write its lines', async () => {
    expect(commands).toHaveLength(3);
    const piece = lines.slice(0, 5);
    const expected = await matching(piece);
    for (const command of new Set(commands)) {
      const tolerant = command.includes('|| [ $? -eq 1 ]');
      expect({ command, ...shell(command, `${piece.join('\n')}\n`) }).toEqual({
        command,
        code: tolerant ? 0 : 1,
        out: expected,
      });
      expect({ command, ...shell(command, '') }).toEqual({ command, code: 0, out: '' });
    }
  });

  it("doesn't hide other failures", { tags: 'all' }, () => {
    const tolerant = commands.find((command) => command.includes('||'))!;
    expect(shell(tolerant.replace('experiments.json', 'none.json'), '').code).not.toBe(0);
  });
});
