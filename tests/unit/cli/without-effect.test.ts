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

// CLI-1, CLI-2, CLI-3: each was accepted, but had no effect or another one.
it.each<[args: string, command: (io: Io) => Promise<number>, said: string]>([
  [
    'check --schema bad.json',
    (io) => check(['bad.json'], { format: 'text', schema: true }, io),
    '--schema looks at no file, and bad.json is given\nLeave --schema out, or the file.',
  ],
  [
    'check --rules bad.json',
    (io) => check(['bad.json'], { format: 'text', rules: true }, io),
    '--rules looks at no file, and bad.json is given\nLeave --rules out, or the file.',
  ],
  [
    'check --rules --schema',
    (io) => check([], { format: 'text', rules: true, schema: true }, io),
    '--schema and --rules are two lists\nAsk for one of them.',
  ],
  [
    'check --rules --format sarif',
    (io) => check([], { format: 'sarif', rules: true }, io),
    '--rules has no --format sarif\nUse text or json.',
  ],
  [
    'lint --rules page.html',
    (io) => lint(['page.html'], { format: 'text', rules: true }, io),
    '--rules looks at no file, and page.html is given\nLeave --rules out, or the file.',
  ],
  [
    'lint --rules --format github',
    (io) => lint([], { format: 'github', rules: true }, io),
    '--rules has no --format github\nUse text or json.',
  ],
  [
    'test --junit -',
    (io) => test(['-'], { junit: '-' }, io),
    '--junit - is no file: standard output has the results\nName a file, as in --junit cobble.xml.',
  ],
  [
    'render --to -',
    (io) => render('-', { to: '-' }, io),
    '--to - is no file\nLeave --to out: the page then goes to standard output.',
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
  expect(() => help(program, 'chek')).toThrow('there is no command "chek"; did you mean "check"?');
  expect(() => help(program, 'nope')).toThrow('there is no command "nope"');
});
