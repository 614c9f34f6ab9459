import type { CommandDefinition } from '../command-definition';
import type { Shell } from '../completion';

export const initCommand: CommandDefinition<[dir: string | undefined]> = {
  name: 'init',
  summary: 'create a first experiment, its cases, a page and a theme',
  arguments: [{ usage: '[dir]', text: 'the folder, created if missing (default: the working directory)' }],
  examples: ['cobble init my-site', 'cobble test my-site/cases.json'],
  async run([dir], _, { io }) {
    const { init } = await import('../init');
    return init(dir, io);
  },
};

export const completionCommand: CommandDefinition<[shell: Shell]> = {
  name: 'completion',
  summary: 'print the completion script of a shell',
  arguments: [{ usage: '<shell>', text: 'the shell', choices: ['bash', 'zsh', 'fish'] }],
  examples: [
    'source <(cobble completion bash)',
    'cobble completion zsh > _cobble',
    'cobble completion fish > cobble.fish',
  ],
  async run([shell], _, { io, program }) {
    const { completion } = await import('../completion');
    return completion(shell, program, io);
  },
};

export const helpCommand: CommandDefinition<[command: string | undefined]> = {
  name: 'help',
  summary: 'display help for command',
  arguments: [{ usage: '[command]' }],
  async run([command], _, { program }) {
    const { help } = await import('../help');
    return help(program, command);
  },
};
