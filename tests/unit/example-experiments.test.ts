// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { check } from '../../cli/commands/check';
import { test } from '../../cli/commands/test';
import { runCommand } from './cli/support';

const cwd = fileURLToPath(new URL('../../examples/experiments/', import.meta.url));

it('has passing cases that cover its whole config', async () => {
  const { code, out } = await runCommand((io) => test([], { format: 'json', minCoverage: '100' }, io), '', { cwd });
  expect([code, (JSON.parse(out) as { coverage: number }).coverage]).toEqual([0, 100]);
});

it('has a valid config that names existing files', async () => {
  const { code } = await runCommand((io) => check(['experiments.json'], { format: 'text', strict: true }, io), '', {
    cwd,
  });
  expect(code).toBe(0);
  const files = readFileSync(`${cwd}experiments.json`, 'utf8').match(/variants\/[\w-]+\.\w+/g) ?? [];
  expect(files).toHaveLength(7);
  expect(files.filter((file) => !existsSync(cwd + file))).toEqual([]);
});
