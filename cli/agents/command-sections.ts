import type { ArgumentDefinition, CommandDefinition, OptionDefinition } from '../commands/command-definition';
import { allCommands } from '../commands/definitions/all-commands';
import { code } from './markdown-table';

export const commandSections = (): string =>
  allCommands
    .filter(({ name }) => name !== 'help')
    .map(commandSection)
    .join('\n\n');

const commandSection = ({ name, summary, arguments: given = [], options = [] }: CommandDefinition): string => {
  const lines = [...given.map(argumentLine), ...options.map(optionLine)];
  const text = `## cobble ${name}\n\n${summary.replace(/^./, (letter) => letter.toUpperCase())}.`;
  return lines.length > 0 ? `${text}\n\n${lines.join('\n')}` : text;
};

const argumentLine = ({ usage, text = '', choices }: ArgumentDefinition): string =>
  `- ${code(usage)}: ${text}${choicesText(choices)}`;

const optionLine = ({ flags, text, choices, default: fallback }: OptionDefinition): string =>
  `- ${code(flags)}: ${text}${choicesText(choices)}${fallback === undefined ? '' : ` (default: ${fallback})`}`;

const choicesText = (choices: readonly string[] = []): string =>
  choices.length > 0 ? ` (${choices.map(code).join(', ')})` : '';
