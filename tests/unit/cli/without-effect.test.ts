// @vitest-environment node
import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { check } from '../../../cli/commands/check';
import { help } from '../../../cli/commands/help';
import { lint } from '../../../cli/commands/lint';
import { render } from '../../../cli/commands/render';
import { test } from '../../../cli/commands/test';
import type { Io } from '../../../cli/io/io';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

const folder = tempFolder();

// CLI-1, CLI-2, CLI-3: each of these commands used to be accepted, but an option had no effect, or a different one.
it.each<[args: string, command: (io: Io) => Promise<number>, said: string]>([
  [
    'check --schema bad.json',
    (io) => check(['bad.json'], { format: 'text', schema: true }, io),
    "--schema can't be combined with the file bad.json\nRemove --schema or the file.",
  ],
  [
    'check --rules bad.json',
    (io) => check(['bad.json'], { format: 'text', rules: true }, io),
    "--rules can't be combined with the file bad.json\nRemove --rules or the file.",
  ],
  [
    'check --rules --schema',
    (io) => check([], { format: 'text', rules: true, schema: true }, io),
    "--schema and --rules can't be combined\nUse one of them.",
  ],
  [
    'check --rules --format sarif',
    (io) => check([], { format: 'sarif', rules: true }, io),
    "--rules doesn't support --format sarif\nUse text or json.",
  ],
  [
    'lint --rules page.html',
    (io) => lint(['page.html'], { format: 'text', rules: true }, io),
    "--rules can't be combined with the file page.html\nRemove --rules or the file.",
  ],
  [
    'lint --rules --format github',
    (io) => lint([], { format: 'github', rules: true }, io),
    "--rules doesn't support --format github\nUse text or json.",
  ],
  [
    'test --junit -',
    (io) => test(['-'], { junit: '-' }, io),
    "--junit can't write to standard output, which has the results\nName a file, such as --junit cobble.xml.",
  ],
  [
    'render --to -',
    (io) => render('-', { to: '-' }, io),
    "--to can't write to -\nOmit --to to write to standard output.",
  ],
])('rejects cobble %s by name', async (_, command, said) => {
  const { code, out, err } = await runCommand(command, '', { cwd: folder.path() });
  expect([code, out, err]).toEqual([2, '', `cobble: ${said.replace('\n', '\nFix: ')}\n`]);
  expect(existsSync(folder.path('-'))).toBe(false);
});

// CLI-1
it('reports an unknown command given to cobble help', () => {
  let shown = '';
  const program = new Command('cobble').configureOutput({ writeOut: (text) => (shown += text) });
  program.command('check').description('checks');
  help(program, undefined);
  expect(shown).toContain('Usage: cobble');
  help(program, 'check');
  expect(shown).toContain('Usage: cobble check');
  expect(() => help(program, 'chek')).toThrow('unknown command "chek"; did you mean "check"?');
  expect(() => help(program, 'nope')).toThrow('unknown command "nope"');
});
