// @vitest-environment node
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Argument, Command, Option } from 'commander';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bashCompletion } from '../../../cli/completion/bash-completion';
import { CompletedOption, completionTree } from '../../../cli/completion/completion-tree';
import { fishCompletion } from '../../../cli/completion/fish-completion';
import { zshCompletion } from '../../../cli/completion/zsh-completion';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';

vi.setConfig({ testTimeout: 60_000 });

/** A made-up program, because the scripts must read any command tree instead of knowing cobble's commands. */
const program = new Command('cobble').version('1.0.0').option('--debug', "print what 'went' wrong: all");
program
  .command('paint')
  .description("paint the 'wall': twice")
  .addOption(new CompletedOption('--theme <name|file>', 'a theme', 'themes'))
  .addOption(new CompletedOption('--widgets <list>', 'some', 'widgets'))
  .option('--out <dir>', 'where to')
  .option('-q, --quiet', 'say nothing')
  .option('--api <url>', 'the address')
  .option('--at-page <url>', 'a published page')
  .addOption(new CompletedOption('--inline-room <list>', 'room for these', 'widgets'))
  .addOption(new CompletedOption('--from <theme>', 'a theme to begin with', 'themes'))
  .addOption(new Option('--format <format>', 'how').choices(['text', 'json']))
  .argument('[url...]', 'addresses');
program.command('read').argument('<old-file>').argument('[page...]').option('--config <file>', 'a file');
program.command('shell').addArgument(new Argument('<shell>').choices(['bash', 'zsh']));
program.command('make').argument('[dir]');
program.command('secret', { hidden: true });
const tree = completionTree(program, { themes: ['realms', 'vanilla'], widgets: ['modal', 'menu'] });

const folder = tempFolder();
beforeAll(() => {
  mkdirSync(folder.path('reports'));
  folder.write('read me.json', '');
  folder.write('cobble.bash', bashCompletion(tree));
  folder.write('cobble.zsh', zshCompletion(tree));
  folder.write('cobble.fish', fishCompletion(tree));
});

const isThere = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/**
 * Each line: typed words, of which the last is completed, and the expected candidates. `--at-page` takes a URL,
 * although its name contains "page" like the arguments that take files. `--inline-room` and `--from` take widget and
 * theme names (interface 9). The last row has the option of another command.
 */
const cases = `
pa » paint
 » help, make, paint, read, shell
--d » --debug
-- » --debug, --help, --version
paint --q » --quiet
paint --theme re » read me.json, realms, reports
paint --theme v » vanilla
paint --quiet --format  » json, text
paint --format j » json
paint --widgets m » menu, modal
paint --widgets menu,mo » menu,modal
paint --out re » reports
paint --api re » nothing
paint --at-page re » nothing
paint --inline-room menu,mo » menu,modal
paint --from  » realms, vanilla
paint re » nothing
read re » read me.json, reports
read --config re » read me.json, reports
--debug read re » read me.json, reports
shell  » bash, zsh
make re » reports
help pa » paint
read --format j » nothing
`
  .trim()
  .split('\n')
  .map((line) => line.split(' » '))
  .map(
    ([typed = '', offered = 'nothing']) =>
      [typed.split(' '), offered === 'nothing' ? [] : offered.split(', ')] as const,
  );

const inBash = (words: readonly string[], script = folder.path('cobble.bash')): string[] =>
  execFileSync(
    'bash',
    [
      '-c',
      `source "$1"; shift; [[ $(complete -p cobble) == 'complete -F _cobble cobble' ]] || exit 3
COMP_WORDS=(cobble "$@"); COMP_CWORD=$#; _cobble; for word in "\${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done`,
      'bash',
      script,
      ...words,
    ],
    { cwd: folder.path(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
    .split('\n')
    .filter(Boolean)
    .sort();

describe.runIf(isThere('bash'))('completion in bash', () => {
  it('offers the listed candidates', () => {
    for (const [words, offered] of cases) expect([words, inBash(words)]).toEqual([words, offered]);
  });

  it('completes --option=value like a separate value', () => {
    // Bash splits `--format=j` into three words.
    expect(inBash(['paint', '--format', '=', 'j'])).toEqual(['json']);
    expect(inBash(['paint', '--format', '='])).toEqual(['json', 'text']);
  });
});

/** Runs the completion without zsh's own functions, because those work only while a line is edited. */
const inZsh = (words: readonly string[]): string[] =>
  execFileSync(
    'zsh',
    [
      '-f',
      '-c',
      `compdef() { :; }
compset() { if [[ $2 == '*,' && $words[CURRENT] == *,* ]]; then before=\${words[CURRENT]%,*},; fi; }
compadd() { while [[ $1 != -- ]]; do shift; done; shift; offer "$@"; }
offer() { local each; for each in "$@"; do [[ $before$each == $words[CURRENT]* ]] && print -r -- $before$each; done; return 0; }
_describe() { local each; for each in "\${list[@]}"; do offer "\${each%%:*}"; done; }
_files() { if [[ $1 == -/ ]]; then offer *(N/); else offer *(N); fi; }
source "$1"; shift; before=''; words=(cobble "$@"); CURRENT=$#words; _cobble`,
      'zsh',
      folder.path('cobble.zsh'),
      ...words,
    ],
    { cwd: folder.path(), encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean)
    .sort();

describe.runIf(isThere('zsh'))('completion in zsh', () => {
  it('offers the listed candidates', () => {
    for (const [words, offered] of cases) {
      const long = inZsh(words).filter((word) => !/^-\w$/.test(word));
      expect([words, long]).toEqual([words, offered]);
    }
  });
});

const inFish = (words: readonly string[]): string[] => {
  const args = ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', folder.path('cobble.fish')];
  const found = execFileSync('fish', [...args, ['cobble', ...words].join(' ')], {
    cwd: folder.path(),
    encoding: 'utf8',
  });
  const shown = found
    .split('\n')
    .flatMap((row) => row.split('\t')[0] || [])
    .map((word) => word.replaceAll('\\ ', ' ').replace(/\/$/, ''))
    // fish also suggests short names, and candidates that contain the word anywhere.
    .filter((word) => !/^-\w$/.test(word) && word.startsWith(words.at(-1) ?? ''));
  return [...new Set(shown)].sort();
};

describe.runIf(isThere('fish'))('completion in fish', () => {
  it('offers the listed candidates', () => {
    for (const [words, offered] of cases) expect([words, inFish(words)]).toEqual([words, offered]);
  });
});

describe('the completion scripts', () => {
  it.runIf(isThere('bash'))('prints scripts that bash parses without errors, including the one for zsh', () => {
    for (const name of ['cobble.bash', 'cobble.zsh'])
      expect(spawnSync('bash', ['-n', folder.path(name)], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
  });

  it('balances the quotes in every line for fish', () => {
    for (const line of fishCompletion(tree).split('\n')) {
      if (!line.startsWith('complete')) continue;
      expect(line).toMatch(/^complete( (-[a-zA-Z]|[\w-]+|'([^'\\]|\\.)*'))+$/);
    }
  });

  it('omits hidden options from completion scripts', () => {
    for (const script of [bashCompletion(tree), zshCompletion(tree), fishCompletion(tree)])
      expect(script).not.toContain('secret');
  });

  // Interface 9
  it("lists the program's commands, options, choices, themes and widgets", async () => {
    const print = (...args: string[]): Promise<string> =>
      new Promise((resolve, reject) => {
        execFile(process.execPath, [PROGRAM, ...args], { cwd: folder.path() }, (error, out) =>
          error ? reject(error) : resolve(out),
        );
      });
    const script = await print('completion', 'bash');
    const help = await print('match', '--help');
    const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, name]) => name);
    expect(options.length).toBeGreaterThan(8);
    for (const name of options) expect(script).toContain(` ${name}`);
    const path = folder.path('own.bash');
    writeFileSync(path, script);
    if (isThere('bash')) {
      expect(inBash(['build', '--theme', 'leg'], path)).toEqual(['legends']);
      expect(inBash(['build', '--widgets', 'modal,help-s'], path)).toEqual(['modal,help-search']);
      expect(inBash(['completion', ''], path)).toEqual(['bash', 'fish', 'zsh']);
      expect(inBash(['match', '--'], path)).toEqual(options.toSorted());
      expect(inBash(['test', 're'], path)).toEqual(['read me.json', 'reports']);
      expect(inBash(['com'], path)).toEqual(['completion']);
    }
    await expect(print('completion', 'tcsh')).rejects.toMatchObject({ code: 2 });
  });
});
