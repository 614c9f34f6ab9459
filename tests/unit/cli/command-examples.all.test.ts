// @vitest-environment node
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PROGRAM } from '../program';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'cobble'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, { mode: 0o755 });
  env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };
  expect((await shell('cobble init site', folder)).code).toBe(0);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: join(folder, 'site'), stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-m', 'First experiment');
});
afterAll(() => rmSync(folder, { recursive: true }));

const shell = (line: string, cwd = join(folder, 'site')): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile('bash', ['-o', 'pipefail', '-c', line], { cwd, env, maxBuffer: 2e7 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const stopped = async (line: string): Promise<{ code: number; out: string; err: string }> => {
  const child = spawn('bash', ['-c', `exec ${line}`], { cwd: join(folder, 'site'), env });
  let out = '';
  child.stdout.on('data', async (data: Buffer) => {
    out += data;
    // The server handles signals only after its first response.
    await fetch(out.trim());
    child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err: '' };
};

const below = (heading: string, help: string): string[] =>
  (help.split(`\n${heading}:\n`)[1] ?? '')
    .split(/\n(?! {2})/)[0]!
    .split('\n')
    .filter((line) => /^ {2}\S/.test(line))
    .map((line) => line.trim());

// Interface 9: every command's help ends with examples.
it('runs every help example unchanged in a folder created by cobble init', async () => {
  const names = below('Commands', (await shell('cobble --help')).out).map((line) => line.split(/[ |]/)[0]!);
  expect(names).toEqual(expect.arrayContaining(['build', 'check', 'match', 'diff', 'test', 'init', 'completion']));
  for (const name of names.filter((each) => each !== 'help')) {
    const { out } = await shell(`cobble ${name} --help`);
    const examples = below('Examples', out);
    expect(examples.length, name).toBeGreaterThan(0);
    expect(out.endsWith(`\n  ${examples.at(-1)}\n`), name).toBe(true);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    // doctor examines a published page, which doesn't exist here. doctor.test.ts serves pages for it.
    if (name === 'doctor') continue;
    for (const line of examples) {
      const isServer = name === 'serve';
      const { code, out: printed, err } = await (isServer ? stopped(line) : shell(line));
      expect({ line, code, err: code === 0 ? '' : err }).toEqual({ line, code: 0, err: '' });
      if (isServer) expect(printed).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):\d+\/\n/);
    }
  }
});

it('runs the next steps printed by cobble init unchanged, without findings', async () => {
  const { out } = await shell('cobble init "a new/site"', folder);
  const next = below('Next', out);
  expect(next.slice(0, 2)).toEqual(["cd 'a new/site'", 'npx cobble serve .']);
  const [cd, , ...commands] = next.map((line) => line.replace(/^npx /, ''));
  expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'cobble test',
    'cobble check',
    'cobble lint',
    'cobble build',
  ]);
  const { code, out: printed, err } = await shell([cd, ...commands.slice(0, -1)].join(' && '), folder);
  expect([code, printed.includes('6 passed'), err]).toEqual([0, true, '']);
});
