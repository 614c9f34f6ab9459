import type { Completion, CompletionCommand } from './completion-tree';

export const zshCompletion = (tree: readonly CompletionCommand[]): string => {
  const arms = tree.flatMap(({ name, options }) =>
    options.flatMap(({ names, value }) =>
      value ? [`    (${names.map((option) => `${name}:${option}`).join('|')}) ${offer(value)}; return ;;`] : [],
    ),
  );
  const places = tree.map(({ name, options, argument }) => {
    const rows = options.flatMap(({ names, text }) => names.map((option) => row(option, text)));
    const own =
      name === ''
        ? `list=(${tree.flatMap((each) => (each.name ? [row(each.name, each.text)] : [])).join(' ')}); _describe command list`
        : offer(argument);
    return `    (${name || "''"}) if [[ $cur == -* ]]; then list=(${rows.join(' ')}); _describe -o option list; else ${own}; fi ;;`;
  });
  return `#compdef cobble
# Completion of cobble for zsh. In ~/.zshrc, after compinit: source <(cobble completion zsh)
_cobble() {
  local cur="\${words[CURRENT]}" prev="\${words[CURRENT-1]}" command='' index
  local -a list
  if [[ $cur == --*=* ]]; then prev="\${cur%%=*}"; compset -P '*='; fi
  for ((index = 2; index < CURRENT; index++)); do
    if [[ "\${words[index]}" != -* ]]; then command="\${words[index]}"; break; fi
  done
  case "$command:$prev" in
${arms.join('\n')}
  esac
  case "$command" in
${places.join('\n')}
  esac
}
if [[ "\${funcstack[1]}" == _cobble ]]; then _cobble "$@"; else compdef _cobble cobble; fi
`;
};

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const row = (name: string, text: string): string => quote(`${name.replaceAll(':', '\\:')}:${text}`);

const offer = ({ words, isList, files, folders }: Completion): string => {
  const offers: string[] = [];
  if (isList) offers.push("compset -P '*,'");
  if (words.length > 0) offers.push(`compadd ${isList ? "-S '' " : ''}-- ${words.join(' ')}`);
  if (files) offers.push('_files');
  else if (folders) offers.push('_files -/');
  return offers.join('; ') || ':';
};
