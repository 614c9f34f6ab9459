import type { Completion, CompletionCommand, CompletionOption } from './completion-tree';

/** For fish 3 and later. */
export const fishCompletion = (tree: readonly CompletionCommand[]): string => {
  const lines = tree.flatMap(({ name, text, options, argument }) => [
    ...(name === '' ? [] : [`complete -c cobble -n ${quote('__cobble_is')} -a ${name} -d ${quote(text)}`]),
    ...options.map((option) => optionLine(name, option)),
    ...(name === '' || !hasAny(argument)
      ? []
      : [`complete -c cobble -n ${quote(`__cobble_is ${name}`)} ${offer(argument)}`]),
  ]);
  return `# Completion of cobble for fish. In ~/.config/fish/config.fish: cobble completion fish | source
# Whether the command is this one; without one, whether there is none yet.
function __cobble_is
    for word in (commandline -opc)[2..-1]
        if not string match -q -- '-*' $word
            test "$word" = "$argv[1]"
            return
        end
    end
    test (count $argv) -eq 0
end
# Several words with commas between: those that stand there, and one more.
function __cobble_list
    set -l before (string replace -r -- '^--[^=]*=' '' (commandline -ct) | string match -r -- '.*,')
    for word in $argv
        echo "$before$word"
    end
end
complete -c cobble -e
complete -c cobble -f
${lines.join('\n')}
`;
};

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const hasAny = ({ words, files, folders }: Completion): boolean => words.length > 0 || files || folders;

const optionLine = (command: string, { names, text, value }: CompletionOption): string => {
  const spelled = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const is = quote(`__cobble_is ${command}`.trim());
  return [`complete -c cobble -n ${is}`, ...spelled, ...(value ? ['-r', offer(value)] : []), `-d ${quote(text)}`].join(
    ' ',
  );
};

const offer = ({ words, isList, files, folders }: Completion): string => {
  const parts = [
    isList ? `(__cobble_list ${words.join(' ')})` : words.join(' '),
    folders ? '(__fish_complete_directories)' : '',
  ];
  const said = parts.filter(Boolean).join(' ');
  return `${files ? '-F' : '-f'}${said ? ` -a ${quote(said)}` : ''}`;
};
