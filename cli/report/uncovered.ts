import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import type { Uncovered } from '../test/coverage';
import type { Finding } from './finding';

export interface Missing {
  file: string;
  uncovered: Uncovered;
  /** A case that would cover it, as JSON. */
  proposal: string | undefined;
}

/** Phrases that follow the part's name in a sentence. */
export const uncoveredSaid: Readonly<Record<Uncovered['kind'], string>> = {
  match: ' matches in no case',
  hit: ' is hit by no case',
  miss: ' is missed by no case',
};

const MENDS = {
  match: 'Add a case with a URL that it runs on.',
  hit: "Add a case on the experiment's domain in which the pattern finds something.",
  miss: "Add a case on the experiment's domain in which the pattern finds nothing.",
} as const;

export const uncoveredFinding = ({ file, uncovered, proposal }: Missing): Finding => ({
  rule: 'coverage',
  severity: 'error',
  file,
  line: uncovered.line,
  column: uncovered.column,
  message: uncovered.what + uncoveredSaid[uncovered.kind],
  mend: mendOf(uncovered, proposal),
});

const mendOf = ({ kind, refused }: Uncovered, proposal: string | undefined): string => {
  if (refused) return 'The page refuses the pattern: cobble check says why.';
  return proposal === undefined ? MENDS[kind] : `Add this case, if it is what you mean: ${proposal}`;
};

export const uncoveredText = (
  { file, uncovered: { line, column, what }, proposal }: Missing,
  said: string,
  { dim }: Pick<Io['paint']['out'], 'dim'>,
): string[] => [
  `  ${escapeControls(`${file}:${line}:${column} ${what}${said}`)}`,
  ...(proposal === undefined ? [] : [`    ${dim('try')} ${escapeControls(proposal)}`]),
];
