import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { version } from '../../esbuild.config.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const config =
  '{"experiments":[{"name":"a","flights":{"targeting":{"domain":"www.example.net","url":{"include":"^/store"}},"setup":{"a-b":{"js":["/b.js"]}}}}]}';

let folder = '';
/** Runs the installed command in a folder that holds nothing of this repository. */
const cobble = (...args: string[]) =>
  run(process.execPath, [join(folder, 'node_modules/cobble/cli/cobble.mjs'), ...args], { cwd: folder });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cobble-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    maxBuffer: 1e8,
  });
  // An object by package name since npm 12, a list before.
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await writeFile(join(folder, 'config.json'), config);
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', join(folder, packed!.filename)],
    { cwd: folder },
  );
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

// The packed package did not start: tsconfig.json was not in it.
it('the packed package is installed into an empty folder and says its version', async () => {
  const { stdout } = await run('npx', ['--no-install', 'cobble', '--version'], { cwd: folder });
  expect(stdout.trim()).toBe(version);
});

// CLI-1
it('the installed package checks a config', async () => {
  expect((await cobble('check', 'config.json', '--format', 'json')).stdout.trim()).toBe('[]');
});

// CLI-2
it('the installed package matches flights against URLs', async () => {
  const { stdout } = await cobble(
    'match',
    '--config',
    'config.json',
    '--flights',
    'a-b',
    '--format',
    'json',
    'https://www.example.net/store',
  );
  expect(JSON.parse(stdout)).toMatchObject({ flights: { on: ['a-b'] }, scripts: ['/b.js'] });
});

// What the sandbox's README promises of any page.
it('the installed package has the recorded answers that its sandbox gives', async () => {
  const of = (base: string) => readdir(join(base, 'tests/recorded'), { recursive: true }).then((files) => files.sort());
  const installed = join(folder, 'node_modules/cobble');
  expect(await of(installed)).toEqual(await of(root));
  expect(await readdir(join(installed, 'tests'))).toEqual(['recorded']);
  expect(JSON.parse(await readFile(join(installed, 'tests/recorded/newsletter/country.json'), 'utf8'))).toMatchObject({
    status: 200,
  });
});

// CLI-3
it('the installed package builds a theme that snippet finds', async () => {
  await cobble('build', '--theme', 'realms', '--widgets', 'themed-button', '--out', 'out');
  expect((await cobble('snippet', '--out', 'out')).stdout).toContain('realms/cobble.js');
}, 120_000);
