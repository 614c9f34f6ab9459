import type { Completion, CompletionCommand } from './completion-tree';

/** For bash 4 and later. Names are plain words, so nothing needs quotes. */
export const bashCompletion = (tree: readonly CompletionCommand[]): string => {
  const arms = tree.flatMap(({ name, options }) =>
    options.flatMap(({ names, value }) =>
      value ? [`    ${names.map((option) => `${name}:${option}`).join('|')}) ${offer(value)}; return ;;`] : [],
    ),
  );
  const places = tree.map(({ name, options, argument }) => {
    const words = options.flatMap(({ names }) => names).join(' ');
    const own =
      name === ''
        ? `words '${tree
            .map((command) => command.name)
            .join(' ')
            .trim()}'`
        : offer(argument);
    return `    ${name || "''"}) if [[ $cur == -* ]]; then words '${words}'; else ${own}; fi ;;`;
  });
  return `# Completion of cobble for bash. In ~/.bashrc: source <(cobble completion bash)
_cobble() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} command='' index
  # --option=value comes as three words.
  if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} != -* ]]; then command=\${COMP_WORDS[index]}; break; fi
  done
  words() { COMPREPLY+=($(compgen -W "$1" -- "$cur")); }
  list() {
    local before=''
    if [[ $cur == *,* ]]; then before=\${cur%,*},; fi
    compopt -o nospace 2>/dev/null
    COMPREPLY+=($(compgen -P "$before" -W "$1" -- "\${cur##*,}"))
  }
  paths() {
    local path
    compopt -o filenames 2>/dev/null
    while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
  }
  case $command:$prev in
${arms.join('\n')}
  esac
  case $command in
${places.join('\n')}
  esac
}
complete -F _cobble cobble
`;
};

const offer = ({ words, isList, files, folders }: Completion): string => {
  const offers: string[] = [];
  if (words.length > 0) offers.push(`${isList ? 'list' : 'words'} '${words.join(' ')}'`);
  if (files) offers.push('paths -f');
  else if (folders) offers.push('paths -d');
  return offers.join('; ') || ':';
};
