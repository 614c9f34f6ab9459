// @vitest-environment node
import { spawn } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { test } from '../../../cli/commands/test';
import { starterFiles } from '../../../cli/init/starter-files';
import { gray } from '../../../src/themes/gray';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

// Interface 10
it('runs the cases again after each change of a case file or config, also after an error', async () => {
  const textOf = (name: string): string => starterFiles(gray).find((file) => file.name === name)!.text;
  folder.write('experiments.json', textOf('experiments.json'));
  folder.write('cases.json', textOf('cases.json'));
  const child = spawn(process.execPath, [PROGRAM, 'test', '--watch'], { cwd: folder.path() });
  stops.push(() => child.kill('SIGKILL'));
  let printed = '';
  let checkPrinted = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      checkPrinted();
    });
  const until = (text: string): Promise<void> =>
    new Promise((resolve) => {
      checkPrinted = () => {
        if (!printed.includes(text) || !printed.endsWith('Press Ctrl+C to stop\n')) return;
        printed = '';
        resolve();
      };
      checkPrinted();
    });
  await until('6 passed');
  folder.write('experiments.json', textOf('experiments.json').replace('/checkout', '/cart'));
  await until('5 passed, 1 failed');
  folder.write('cases.json', '{');
  await until("isn't valid JSON");
  folder.write('cases.json', textOf('cases.json'));
  folder.write('experiments.json', textOf('experiments.json'));
  await until('6 passed');
});

it('rejects standard input with --watch', async () => {
  const { code, err } = await runCommand((io) => test(['-'], { watch: true }, io));
  expect([code, err]).toEqual([2, expect.stringContaining("--watch can't watch standard input")]);
});
